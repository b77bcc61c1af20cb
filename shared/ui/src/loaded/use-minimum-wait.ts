import { useEffect, useState } from 'react';

/** How long a waiting shape stays at least, in milliseconds. */
const SHORTEST_WAIT = 400;

/**
 * True while `waiting`, and once it was, for at least so many milliseconds: a shape that flashes up for a moment is
 * worse than one that stays a little. False from the start where there is nothing to wait for.
 */
export const useMinimumWait = (waiting: boolean, milliseconds = SHORTEST_WAIT): boolean => {
  const [held, setHeld] = useState(waiting);
  const [before, setBefore] = useState(waiting);
  if (waiting !== before) {
    setBefore(waiting);
    if (waiting) setHeld(true);
  }
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => setHeld(false), milliseconds);
    return () => clearTimeout(timer);
  }, [held, milliseconds]);
  return waiting || held;
};
