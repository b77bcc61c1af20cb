import { contrast, paletteOf } from '@phila/platform';

/** The pair of colours that one of an organisation's is painted with, in the light theme. */
const painted = (part: 'chrome' | 'action', colour: string) => {
  const palette = paletteOf('light', { primary: colour, secondary: colour });
  return part === 'chrome'
    ? { ground: palette.chrome, letters: palette.onChrome }
    : { ground: palette.action, letters: palette.onAction };
};

interface ColourVerdict {
  /** Of letters on the colour as it is painted: never below what WCAG 2.2 AA asks. */
  ratio: number;
  /** Whether the site paints the colour as it was chosen. */
  isKept: boolean;
  /** White letters stand on it; otherwise dark ones. */
  isWhite: boolean;
}

/**
 * How a colour reads where the site paints it: `chrome` is the menu and the header, `action` the main button. One on which
 * neither white nor dark letters read is moved until one of them does.
 */
export const verdictOn = (part: 'chrome' | 'action', colour: string): ColourVerdict => {
  const { ground, letters } = painted(part, colour);
  return {
    ratio: contrast(ground, letters),
    isKept: ground.toLowerCase() === colour.toLowerCase(),
    isWhite: letters === '#ffffff',
  };
};
