import { useMediaQuery } from '@phila/platform';

/**
 * True if the window is wide enough for a table of plans, not cards (specification: wealth, "Comparing plans"). Until
 * then the style sheet turns the cards into rows (compare.module.css).
 */
export const useWide = (): boolean => useMediaQuery('(width >= 56.25em)');
