import { useSyncExternalStore } from 'react';

/** Specification: wealth, "Comparing plans". From here on plans are columns of a table; below, each is a card. */
const WIDE = '(width >= 900px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/**
 * Whether the window has the width for a table of plans. A page that is drawn by its build has cards, which stand as rows
 * in a window of that width (compare.module.css).
 */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
