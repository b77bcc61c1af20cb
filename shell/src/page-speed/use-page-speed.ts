import type { Choice } from '@phila/platform';
import { useEffect } from 'react';

/**
 * Measures how fast this page was, once it is complete, where the person agreed to it in this browser. Nothing of what
 * measures is loaded for anyone else.
 */
export const usePageSpeed = (choice: Choice | null, isPageThere: boolean): void =>
  useEffect(() => {
    if (isPageThere && choice?.analytics)
      // The page lacks nothing if this does not load.
      import(/* webpackChunkName: "page-speed" */ './index.ts').catch(() => undefined);
  }, [choice, isPageThere]);
