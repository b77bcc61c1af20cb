import { useSession } from '@phila/platform';
import { useEffect } from 'react';
import { useShell } from '../shell-context.ts';

/** Takes away what the organisation of the signed-in person goes without. Of people without one nothing is loaded. */
export const useLeftOut = (): void => {
  const { registry } = useShell();
  const { osNo } = useSession();
  useEffect(() => {
    // Shares a file with the page in place of what is left out: one of its own would weigh in the first script.
    if (osNo !== null)
      void import(/* webpackChunkName: "no-page" */ './follow-left-out.ts').then((it) => it.follow(registry));
  }, [registry, osNo]);
};
