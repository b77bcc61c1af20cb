import { useSyncExternalStore } from 'react';

/** Width that shows plans as columns, not cards (specification: wealth, "Comparing plans"). */
const WIDE = '(width >= 900px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/**
 * True if a table of plans fits the window. False in pages drawn at build: the style sheet turns their cards into rows
 * (compare.module.css).
 */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
