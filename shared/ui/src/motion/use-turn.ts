import { useEffect, useState } from 'react';

export interface TurnOptions {
  /** How many take turns. */
  count: number;
  /** How long each is shown, in ms. */
  every: number;
  /** No turn ends by itself: it is paused or held, or the person asked for less motion. */
  isStill: boolean;
}

/** Whose turn of `count` it is, from 0: the next one each `every` ms, and whenever `next` is called. */
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
