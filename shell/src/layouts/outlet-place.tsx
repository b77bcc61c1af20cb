import { outlet } from '@phila/platform/host';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Holds the single outlet of all remotes. The element is made before React and is not React's: it is put in once, and
 * stays whatever the layout around it does.
 */
export const OutletPlace = ({ hidden }: { hidden: boolean }) => {
  const place = useRef<HTMLDivElement>(null);
  // Asked for while this is drawn: with the first drawing that is shown, React empties the root, and with it takes out
  // the outlet in which the page came (api/src/site/page.ts).
  const [element] = useState(outlet);
  useLayoutEffect(() => place.current?.append(element), [element]);
  return <div ref={place} hidden={hidden} />;
};
