import type { Choice } from '@phila/platform';
import { useEffect } from 'react';

/** Measures the page's speed once it is complete, with consent in this browser. Loads nothing without it. */
export const usePageSpeed = (choice: Choice | null, isPageThere: boolean): void =>
  useEffect(() => {
    if (isPageThere && choice?.analytics)
      // Ignores a failure, as the page works without it.
      import(/* webpackChunkName: "page-speed" */ './index.ts').catch(() => undefined);
  }, [choice, isPageThere]);
