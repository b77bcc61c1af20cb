import { useEffect, useState } from 'react';

export interface TurnOptions {
  /** The number of items that take turns. */
  count: number;
  /** Milliseconds that each is shown. */
  every: number;
  /** True to stop: paused, held, or the person asked for less motion. */
  isStill: boolean;
}

/** Gives the item on show, from 0: moves on every `every` ms, and whenever `next` is called. */
export const useTurn = ({ count, every, isStill }: TurnOptions): { turn: number; next: () => void } => {
  const [turns, setTurns] = useState(0);
  const next = () => setTurns((before) => before + 1);
  const isTurning = !isStill && count > 1;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setTurns((before) => before + 1), every);
    return () => clearInterval(timer);
  }, [isTurning, every]);
  return { turn: count === 0 ? 0 : turns % count, next };
};
