import { useSyncExternalStore } from 'react';

const PHONE = '(width < 768px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(PHONE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Tells whether a list has the width of cards only; follows turning and resizing. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
