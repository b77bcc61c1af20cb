export { CardFault } from './card-fault.tsx';
export { Loaded, type Reading } from './loaded.tsx';
export { LoadedCard } from './loaded-card.tsx';
export { Loading } from '../loading/index.ts';
export { useMinimumWait } from './use-minimum-wait.ts';
