import { queryClient } from '@phila/platform/host';
import { useEffect, useState } from 'react';
import { whenIdle } from '../scheduling/when-idle.ts';
import { useShell } from '../shell-context.ts';

/** Milliseconds after which any page counts as complete. */
const AT_LATEST = 10_000;
/** Milliseconds between checks, as a page just drawn requests its data a moment later. */
const LOOK_AGAIN_AFTER = 100;
/** Milliseconds after which it checks even in a browser that is never idle. */
const LOOK_AT_LATEST = 1_000;

/**
 * True once the page is complete: its files, its remote's page, and answers to all its reads. Parts no one waits for
 * (the question about adverts, news, header tools) load after that.
 */
export const useAfterPage = (): boolean => {
  const { remotes } = useShell();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const since = performance.now();
    let isLeft = false;
    let quietLooks = 0;
    const lookLater = () => setTimeout(() => whenIdle(look, LOOK_AT_LATEST), LOOK_AGAIN_AFTER);
    const look = () => {
      if (isLeft) return;
      const isBusy = document.readyState !== 'complete' || remotes.isComing() || queryClient.isFetching() > 0;
      quietLooks = isBusy ? 0 : quietLooks + 1;
      if (quietLooks > 1 || performance.now() - since > AT_LATEST) setThere(true);
      else lookLater();
    };
    lookLater();
    return () => {
      isLeft = true;
    };
  }, [remotes]);
  return isThere;
};
