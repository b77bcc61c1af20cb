export { CardFault } from './card-fault.tsx';
export { Loaded, type Reading } from './loaded.tsx';
export { useMinimumWait } from './use-minimum-wait.ts';
