import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const follow = (listener: () => void): (() => void) => {
  const asked = query();
  asked.addEventListener('change', listener);
  return () => asked.removeEventListener('change', listener);
};

/** Whether the person asked their system for less motion: nothing moves by itself then. */
export const usePrefersStill = (): boolean => useSyncExternalStore(follow, () => query().matches);
