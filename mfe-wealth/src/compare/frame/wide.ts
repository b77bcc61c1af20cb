import { useSyncExternalStore } from 'react';

/** Width from which plans are columns, not cards (specification: wealth, "Comparing plans"). */
const WIDE = '(width >= 900px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/**
 * True if the window is wide enough for a table of plans. False in pages drawn at build, whose cards the style sheet
 * turns into rows (compare.module.css).
 */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
