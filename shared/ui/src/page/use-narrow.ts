import { useSyncExternalStore } from 'react';

/** Specification: look. Below it a table is a list of cards. */
const NARROW = '(width < 768px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

const isNarrow = () => matchMedia(NARROW).matches;

/** Whether the window is that of a phone; follows turning and resizing. A page that is drawn by its build is wide. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, isNarrow);
