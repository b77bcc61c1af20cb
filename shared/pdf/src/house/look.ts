/** Name the fonts are registered under: Inter in two weights, as in CVs. */
export const FAMILY = 'Inter';

export const SEMIBOLD = 600;

/** The site's colours for print. */
export const INK = '#14213d';
export const TEXT = '#1f2430';
export const QUIET = '#5b6270';
export const RULE = '#ddd5cc';
export const GROUND = '#f7f3ef';
export const ACCENT = '#8b1a2b';
export const GOLD = '#c9973f';

/** Chart series colours, in order. They differ in lightness too, for printers without colour. */
export const SERIES = ['#8b1a2b', '#c9973f', '#14213d', '#4f7f6b', '#a06a8c', '#7a8aa0'] as const;

/** Points, 1/72 of an inch. A4 is 595.28 by 841.89. */
export const MARGIN = 52;
export const PAGE_WIDTH = 595.28;
export const INNER = PAGE_WIDTH - 2 * MARGIN;

/**
 * Sets font size and line height together: the library computes the height from the size given beside it, or from 18
 * points, ignoring an inherited size.
 */
export const letters = (fontSize: number, lineHeight = 1.4) => ({ fontSize, lineHeight });

/** Sizes of normal text and of remarks. */
export const USUAL = 9.5;
export const SMALL = 8;
