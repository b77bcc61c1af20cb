import { useEffect, useState } from 'react';

/** How long a waiting shape stays at least, in milliseconds. */
const SHORTEST_WAIT = 400;

/**
 * True while `waiting`, and once it was, for at least so many milliseconds: a shape that flashes up for a moment is
 * worse than one that stays a little. False from the start where there is nothing to wait for.
 */
export const useMinimumWait = (waiting: boolean, milliseconds = SHORTEST_WAIT): boolean => {
  // The wait that is held, by its number: one that begins in the render in which another ends is held by itself.
  const [held, setHeld] = useState(waiting ? 1 : 0);
  const [waits, setWaits] = useState(held);
  const [before, setBefore] = useState(waiting);
  if (waiting !== before) {
    setBefore(waiting);
    if (waiting) {
      setWaits(waits + 1);
      setHeld(waits + 1);
    }
  }
  useEffect(() => {
    if (held === 0) return undefined;
    const timer = setTimeout(() => setHeld(0), milliseconds);
    return () => clearTimeout(timer);
  }, [held, milliseconds]);
  return waiting || held > 0;
};
