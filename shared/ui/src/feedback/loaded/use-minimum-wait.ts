import { useEffect, useState } from 'react';

/** The least time that a waiting shape shows, in milliseconds. */
const SHORTEST_WAIT = 400;

/**
 * True while `waiting`, and for at least the given milliseconds once it began, because a shape that flashes is worse
 * than one that stays a little. False from the start without a wait.
 */
export const useMinimumWait = (waiting: boolean, milliseconds = SHORTEST_WAIT): boolean => {
  // The number of the current wait, so that a wait that begins as another ends gets its full time.
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
