import { useCallback, useSyncExternalStore } from 'react';

/**
 * Tells if the window matches a media query, such as `(width < 48em)`, and follows it. False while a page is drawn for
 * Node, and until it is hydrated: style sheets lay out what must be right before.
 */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
};
