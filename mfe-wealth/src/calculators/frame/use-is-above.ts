import { type RefObject, useEffect, useState } from 'react';

/** Height of the site's header, and a little more, in pixels. */
const HEADER = 76;

/** True if an element is scrolled off the top of the window; false if the browser cannot tell. */
export const useIsAbove = (element: RefObject<HTMLElement | null>): boolean => {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setAbove(!last.isIntersecting && last.boundingClientRect.top < HEADER);
      },
      { rootMargin: `-${HEADER}px 0px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
};
