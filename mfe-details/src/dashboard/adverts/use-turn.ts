import { useEffect, useState } from 'react';
import { REFETCHED_EVERY } from './use-adverts.ts';

/** Whose turn it is to stand on top: the next one every 11 seconds, and whenever asked. */
export const useTurn = (count: number, isStill: boolean) => {
  const [turn, setTurn] = useState(0);
  const isTurning = !isStill && count > 1;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setTurn((before) => before + 1), REFETCHED_EVERY);
    return () => clearInterval(timer);
  }, [isTurning]);
  return { turn: count === 0 ? 0 : turn % count, next: () => setTurn((before) => before + 1) };
};
