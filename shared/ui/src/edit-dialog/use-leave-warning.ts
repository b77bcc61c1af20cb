import { useEffect, useRef } from 'react';

/** Lets the browser ask before the page goes, while there is something to lose. */
export const useLeaveWarning = (wouldLose: () => boolean): void => {
  const latest = useRef(wouldLose);
  latest.current = wouldLose;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
};
