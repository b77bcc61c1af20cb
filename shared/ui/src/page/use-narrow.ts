import { useSyncExternalStore } from 'react';

/** Specification: look. A window lower than 500 px, a phone on its side, leaves no room for a bar. */
const NARROW = '(width < 768px) and (height >= 500px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

const isNarrow = () => matchMedia(NARROW).matches;

/** Whether the window is that of a phone held upright; follows turning and resizing. A page that is drawn by its build is wide. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, isNarrow);
