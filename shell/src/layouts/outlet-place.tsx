import { outlet } from '@phila/platform/host';
import { useLayoutEffect, useRef } from 'react';

/**
 * Where the one outlet of all remotes stands. The element is made before React and is not React's; it is taken in
 * once, and stays in this place whatever the layout around it does.
 */
export const OutletPlace = ({ hidden }: { hidden: boolean }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(outlet());
  }, []);
  return <div ref={place} hidden={hidden} />;
};
