import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

interface WhenInViewProps {
  /** Keeps the place as large as what comes. */
  className?: string | undefined;
  children: ReactNode;
}

/** Draws what is in it once it is about to be seen: code that nobody scrolls to is not fetched. */
export const WhenInView = ({ className, children }: WhenInViewProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  );
};
