import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isReturn } from './scroll-places.ts';

/** Milliseconds to wait for the heading of a page whose remote is loading. */
const PATIENCE = 8000;

/**
 * After moving to another page the focus goes to its main heading, so that a screen reader says where one is and the
 * keyboard goes on from there. Not after the first page, and not once the person has put the focus somewhere.
 * @param page what is the same for every address that one page covers; default: the address itself
 */
export const useFocusOnNavigation = (
  main: RefObject<HTMLElement | null>,
  pathname: string,
  page: string = pathname,
): void => {
  const before = useRef(page);
  useEffect(() => {
    // A page that shows its own parts under addresses of their own moves the focus itself.
    if (before.current === page) return;
    before.current = page;
    const element = main.current;
    // A section of the page takes the focus itself (platform: scroll-to-section).
    if (!element || window.location.hash.length > 1) return;
    if (!isReturn()) document.documentElement.scrollTop = 0;

    const focused = document.activeElement;
    // The previous page's heading may still be in the document for a moment.
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
