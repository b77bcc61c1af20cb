import { outlet } from '@phila/platform/host';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Place of the single outlet of all remotes. The element is made outside of React and inserted once, so that it
 * survives changes of layout.
 */
export const OutletPlace = ({ hidden }: { hidden: boolean }) => {
  const place = useRef<HTMLDivElement>(null);
  // Finds the outlet while rendering: React's first commit empties the root, and with it the outlet that came with
  // the page (api/src/site/page.ts).
  const [element] = useState(outlet);
  useLayoutEffect(() => place.current?.append(element), [element]);
  return <div ref={place} hidden={hidden} />;
};
