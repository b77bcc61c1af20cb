import { contrast, paletteOf } from '@phila/platform';

/** Background and letter colours that the light theme paints for an organisation's colour. */
const painted = (part: 'chrome' | 'action', colour: string) => {
  const palette = paletteOf('light', { primary: colour, secondary: colour });
  return part === 'chrome'
    ? { ground: palette.chrome, letters: palette.onChrome }
    : { ground: palette.action, letters: palette.onAction };
};

interface ColourVerdict {
  /** Contrast of letters on the painted colour, at least the ratio of WCAG 2.2 AA. */
  ratio: number;
  /** True if the site paints the colour as chosen. */
  isKept: boolean;
  /** True for white letters, false for dark ones. */
  isWhite: boolean;
}

/**
 * Judges a colour where the site paints it: `chrome` is menu and header, `action` the main button. Shifts a colour
 * until white or dark letters are readable on it.
 */
export const verdictOn = (part: 'chrome' | 'action', colour: string): ColourVerdict => {
  const { ground, letters } = painted(part, colour);
  return {
    ratio: contrast(ground, letters),
    isKept: ground.toLowerCase() === colour.toLowerCase(),
    isWhite: letters === '#ffffff',
  };
};
