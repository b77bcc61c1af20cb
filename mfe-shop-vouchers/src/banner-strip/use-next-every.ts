import { useEffect, useState } from 'react';

/** Counts up by one each so many milliseconds, unless it is to stand still. */
export const useNextEvery = (every: number, isStill: boolean): number => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (isStill) return undefined;
    const timer = setInterval(() => setTurn((before) => before + 1), every);
    return () => clearInterval(timer);
  }, [every, isStill]);
  return turn;
};
