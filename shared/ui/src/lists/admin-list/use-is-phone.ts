import { useMediaQuery } from '@phila/platform';

/** Tells if the window is so narrow that lists show cards; follows turning and resizing. */
export const useIsPhone = (): boolean => useMediaQuery('(width < 48em)');
