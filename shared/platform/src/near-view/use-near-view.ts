import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Tells if an element is in view or within 200 px of it, to fetch what only a person who scrolls there needs. Once
 * true, stays true; true where the browser cannot tell.
 */
export const useNearView = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setIsNear] = useState(false);
  const cannotTell = useIsHydrated() && !('IntersectionObserver' in window);
  useEffect(() => {
    if (isNear || cannotTell || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, cannotTell, element]);
  return isNear || cannotTell;
};
