export { useSideways, type Sideways } from './use-sideways.ts';
