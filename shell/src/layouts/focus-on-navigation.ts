import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isReturn } from './scroll-places.ts';

/** Milliseconds to wait for a page's heading while its remote loads. */
const PATIENCE = 8000;

/**
 * Moves the focus to the main heading after navigation, so that a screen reader announces the page and the keyboard
 * continues there. Not on the first page, nor once the person has moved the focus.
 * @param page same for every address of one page; default: the address itself
 */
export const useFocusOnNavigation = (
  main: RefObject<HTMLElement | null>,
  pathname: string,
  page: string = pathname,
): void => {
  const before = useRef(page);
  useEffect(() => {
    // Skips other addresses of the same page, because the page itself moves the focus.
    if (before.current === page) return;
    before.current = page;
    const element = main.current;
    // Leaves the focus to the section in the address (platform: scroll-to-section).
    if (!element || window.location.hash.length > 1) return;
    if (!isReturn()) document.documentElement.scrollTop = 0;

    const focused = document.activeElement;
    // Ignores the previous page's heading: it may still be there for a moment.
    const old = element.querySelector('h1');
    let observer: MutationObserver | undefined;
    const stop = () => {
      observer?.disconnect();
      clearTimeout(patience);
    };
    const attempt = (last: boolean): void => {
      const now = document.activeElement;
      if (now !== focused && now !== document.body) return stop();
      const heading = [...element.querySelectorAll('h1')].find((found) => found.closest('[hidden]') === null);
      if (!heading || (heading === old && !last)) return;
      stop();
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const patience = setTimeout(() => {
      attempt(true);
      stop();
    }, PATIENCE);
    observer = new MutationObserver(() => attempt(false));
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    attempt(false);
    return stop;
  }, [main, page]);
};
