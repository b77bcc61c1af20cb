import { letterScale } from '@phila/platform';
import { type RefObject, useEffect, useState } from 'react';

/** Height of the site's header, and a little more, in pixels at letters of 16. */
const HEADER = 76;

/** True if an element is scrolled off the top of the window; false if the browser cannot tell. */
export const useIsAbove = (element: RefObject<HTMLElement | null>): boolean => {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || !('IntersectionObserver' in window)) return undefined;
    const header = HEADER * letterScale();
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setAbove(!last.isIntersecting && last.boundingClientRect.top < header);
      },
      { rootMargin: `-${header}px 0px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
};
