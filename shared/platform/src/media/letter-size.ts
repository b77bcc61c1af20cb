/** The size of letters that lengths in pixels are written for. */
const USUAL = 16;

/** A length for letters of 16 px, in rem: it grows with the letters that a person set in the browser. */
export const inRem = (pixels: number): string => `${pixels / USUAL}rem`;

/**
 * How many times larger than 16 px the browser's own letters are: 1.5 for a person who set 24, and 1 where a page is
 * drawn without a browser.
 */
export const letterScale = (): number =>
  typeof document === 'undefined'
    ? 1
    : (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL) / USUAL;
