import { useMediaQuery } from '@phila/platform';

/** Tells if the person's system asks for less motion: nothing must move by itself then. */
export const useStill = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
