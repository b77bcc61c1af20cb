import { useMediaQuery } from '@phila/platform';

/**
 * Excludes windows lower than 500 px, such as a phone on its side, because they have no room for a bar (specification:
 * look).
 */
const NARROW = '(width < 48em) and (height >= 31.25em)';

/** Tells if the window is as narrow as an upright phone; follows turning and resizing. */
export const useNarrow = (): boolean => useMediaQuery(NARROW);
