import { useSyncExternalStore } from 'react';

/** Specification: look. Below it a table is a list of cards. */
const NARROW = '(width < 768px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is that of a phone; follows turning and resizing. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
