import { useSyncExternalStore } from 'react';

/**
 * Excludes windows lower than 500 px, such as a phone on its side, because they have no room for a bar (specification:
 * look).
 */
const NARROW = '(width < 768px) and (height >= 500px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

const isNarrow = () => matchMedia(NARROW).matches;

/**
 * Tells if the window is as narrow as an upright phone; follows turning and resizing. False while the build draws the
 * page.
 */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, isNarrow);
