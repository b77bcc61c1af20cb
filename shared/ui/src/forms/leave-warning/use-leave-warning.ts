import { holdDraft } from '@phila/platform';
import { useEffect, useEffectEvent } from 'react';

/**
 * While there are unsaved changes, makes the browser ask before the page is left, and an ending session ask to sign in
 * again over the page.
 */
export const useLeaveWarning = (wouldLose: () => boolean): void => {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault();
  });
  const isDirty = useEffectEvent(() => wouldLose());
  useEffect(() => holdDraft(() => isDirty()), []);
  useEffect(() => {
    const hear = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', hear);
    return () => window.removeEventListener('beforeunload', hear);
  }, []);
};
