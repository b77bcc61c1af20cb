import { useCallback, useSyncExternalStore } from 'react';

/** Below this width, in px, the portal is that of a phone. */
export const MOBILE = 768;

/** From this width on, in px, the side panel stands beside the page; below it is behind a button of the page's head. */
export const WITH_SIDE_PANEL = 1200;

/** Is the window narrower than `width` px? Follows turning and resizing. */
export const useNarrowerThan = (width: number): boolean => {
  const query = `(width < ${width}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
};
