import { useEffect, useEffectEvent } from 'react';

/** Lets the browser ask before the page goes, while there is something to lose. */
export const useLeaveWarning = (wouldLose: () => boolean): void => {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', hear);
    return () => window.removeEventListener('beforeunload', hear);
  }, []);
};
