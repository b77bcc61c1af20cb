import { useSyncExternalStore } from 'react';

/** From here on the preview has room beside the choices (specification: career: "desktop only"). */
const WIDE = '(width >= 1000px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window has room for the preview; follows turning and resizing. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
