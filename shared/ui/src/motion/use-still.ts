import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the person asked their system for less motion: nothing moves by itself then. */
export const useStill = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
