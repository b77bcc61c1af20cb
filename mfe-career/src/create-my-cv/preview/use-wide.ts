import { useSyncExternalStore } from 'react';

/** Width that fits the preview beside the form (specification: career: "desktop only"). */
const WIDE = '(width >= 1000px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** True if the preview fits; follows turning and resizing. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
