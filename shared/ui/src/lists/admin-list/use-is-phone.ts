import { useSyncExternalStore } from 'react';

const PHONE = '(width < 768px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(PHONE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Tells if the window is so narrow that lists show cards; follows turning and resizing. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
