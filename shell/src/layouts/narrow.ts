import { useCallback, useSyncExternalStore } from 'react';

/** Below this width, in px, the portal is that of a phone. */
export const MOBILE = 768;

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
