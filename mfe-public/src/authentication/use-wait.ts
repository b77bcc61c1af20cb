import { useEffect, useState } from 'react';

/** Before a code or link is sent again, in seconds: mail and SMS take a moment, and the service counts. */
const WAIT = 60;

/** Counts seconds down to 0; `start` restarts the count. */
export const useWait = (seconds: number = WAIT): { left: number; start: () => void } => {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return {
    left,
    start: () => {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1000);
    },
  };
};
