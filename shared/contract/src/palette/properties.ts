import type { Palette } from './palette.ts';

/** Custom property of a theme colour: `onChrome` is `--phila-on-chrome`. */
export const propertyName = (key: string): string =>
  `--phila-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Custom properties that style sheets read the colours from. */
export const propertiesOfPalette = (palette: Palette): Record<string, string> =>
  Object.fromEntries(Object.entries(palette).map(([key, value]) => [propertyName(key), value]));
