import { queryClient } from '@phila/platform/host';
import { useEffect, useState } from 'react';
import { whenIdle } from '../scheduling/when-idle.ts';
import { useShell } from '../shell-context.ts';

/** When the page never comes to rest, in milliseconds. */
const AT_LATEST = 10_000;
/** Between two looks, in milliseconds: a page that has just been drawn asks for its data a moment later. */
const LOOK_AGAIN_AFTER = 100;
/** Milliseconds after which a browser that is never idle looks too. */
const LOOK_AT_LATEST = 1_000;

/**
 * True once the page is complete: its files, its remote's page, and an answer to all that is read for it. What the person
 * does not wait for (the question about adverts, news, tools of the header) loads after that.
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
