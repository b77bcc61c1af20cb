export { useHeld, useHolding } from './use-holding.ts';
export type { Holder, Holding } from './use-holding.ts';
export { useStill } from './use-still.ts';
export { useTurn, type TurnOptions } from './use-turn.ts';
