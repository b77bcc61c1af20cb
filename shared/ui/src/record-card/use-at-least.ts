import { useEffect, useState } from 'react';

/**
 * True while `waiting`, and once it was, for at least so many milliseconds: what flashes up for a moment is worse than
 * what stays a little. False from the start where there is nothing to wait for.
 */
export const useAtLeast = (milliseconds: number, waiting: boolean): boolean => {
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
