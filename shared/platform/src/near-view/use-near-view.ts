import { type RefObject, useEffect, useState } from 'react';

/**
 * Tells if an element is in view or within 200 px of it, to fetch data only for people who scroll there. Once true,
 * stays true; true at once if the browser cannot tell.
 */
export const useNearView = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
};
