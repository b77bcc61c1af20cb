import { useNearView } from '@phila/platform';
import type { ReactNode } from 'react';
import { useRef } from 'react';

interface WhenInViewProps {
  /** Class that reserves the content's size. */
  className?: string | undefined;
  children: ReactNode;
}

/** Draws its content once it nears the view, so that code below isn't fetched before. */
export const WhenInView = ({ className, children }: WhenInViewProps) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  );
};
