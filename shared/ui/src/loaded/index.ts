export { CardFault } from './card-fault.tsx';
export { CardHead } from './card-head.tsx';
export { Loaded, type Reading } from './loaded.tsx';
export { LoadedCard } from './loaded-card.tsx';
export { standIn } from './stand-in.tsx';
export { Loading } from '../loading/index.ts';
export { useMinimumWait } from './use-minimum-wait.ts';
