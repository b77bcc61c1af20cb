import { queryClient } from '@phila/platform/host';
import { useEffect, useState } from 'react';
import { useShell } from '../shell-context.ts';

/** When the page never comes to rest, in milliseconds. */
const AT_LATEST = 10_000;
/** Between two looks: a page that has just been drawn asks for its data a moment later. */
const LOOK_AGAIN_AFTER = 100;

/** Calls `look` a moment later, when the browser has nothing better to do; returns how to call it off. */
const later = (look: () => void): (() => void) => {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari knows no idle callback.
    if (typeof window.requestIdleCallback === 'function')
      idle = window.requestIdleCallback(look, { timeout: 1_000 });
    else look();
  }, LOOK_AGAIN_AFTER);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
};

/**
 * True once the page is complete: its files, its remote's page, and an answer to all that is read for it. What the person
 * does not wait for (the question about adverts, news, tools of the header) loads after that.
 */
export const useAfterPage = (): boolean => {
  const { remotes } = useShell();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const since = performance.now();
    let callOff: () => void;
    let quietLooks = 0;
    const look = () => {
      const isBusy = document.readyState !== 'complete' || remotes.isComing() || queryClient.isFetching() > 0;
      quietLooks = isBusy ? 0 : quietLooks + 1;
      if (quietLooks > 1 || performance.now() - since > AT_LATEST) setThere(true);
      else callOff = later(look);
    };
    callOff = later(look);
    return () => callOff();
  }, [remotes]);
  return isThere;
};
