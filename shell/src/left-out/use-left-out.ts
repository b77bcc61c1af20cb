import { useSession } from '@phila/platform';
import { useEffect } from 'react';
import { useShell } from '../shell-context.ts';

/** Hides remotes that the signed-in person's organisation has switched off. Loads nothing for people without one. */
export const useLeftOut = (): void => {
  const { registry } = useShell();
  const { osNo } = useSession();
  useEffect(() => {
    // Shares a chunk with the page shown instead, because another chunk would make the first script larger.
    if (osNo !== null)
      void import(/* webpackChunkName: "no-page" */ './follow-left-out.ts').then((it) => it.follow(registry));
  }, [registry, osNo]);
};
