import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Tells if the person's system asks for less motion: nothing must move by itself then. */
export const useStill = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
