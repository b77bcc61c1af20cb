/** The name under which the fonts are known: Inter, as in CVs, in two weights. */
export const FAMILY = 'Inter';

export const SEMIBOLD = 600;

/** The site's colours, as they are printed. */
export const INK = '#14213d';
export const TEXT = '#1f2430';
export const QUIET = '#5b6270';
export const RULE = '#ddd5cc';
export const GROUND = '#f7f3ef';
export const ACCENT = '#8b1a2b';
export const GOLD = '#c9973f';

/** One series of a chart after another. They differ in lightness too, for a printer without colours. */
export const SERIES = ['#8b1a2b', '#c9973f', '#14213d', '#4f7f6b', '#a06a8c', '#7a8aa0'] as const;

/** In points, 1/72 of an inch. A4 is 595.28 by 841.89. */
export const MARGIN = 52;
export const PAGE_WIDTH = 595.28;
export const INNER = PAGE_WIDTH - 2 * MARGIN;

/**
 * Letters of a size, and their lines. The two go together: the library measures a line by the size that stands beside
 * it, and by 18 points where none does, however large the letters are that the text inherits.
 */
export const letters = (fontSize: number, lineHeight = 1.4) => ({ fontSize, lineHeight });

/** The usual size, and that of remarks. */
export const USUAL = 9.5;
export const SMALL = 8;
