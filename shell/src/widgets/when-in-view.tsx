import { useNearView } from '@phila/platform';
import type { ReactNode } from 'react';
import { useRef } from 'react';

interface WhenInViewProps {
  /** Keeps the place as large as what comes. */
  className?: string | undefined;
  children: ReactNode;
}

/** Draws what is in it once it is about to be seen: code that the person does not scroll to is not fetched. */
export const WhenInView = ({ className, children }: WhenInViewProps) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  );
};
