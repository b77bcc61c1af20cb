import { useEffect, useState } from 'react';

/** Seconds before a code or link may be sent again: mail and SMS are slow, and the service limits them. */
const WAIT = 60;

/** Counts seconds down to 0; `start` restarts. */
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
