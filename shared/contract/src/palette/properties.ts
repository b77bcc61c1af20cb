import type { Palette } from './palette.ts';

/** The custom property of a part of the theme: `onChrome` is `--phila-on-chrome`. */
export const propertyName = (key: string): string =>
  `--phila-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The custom properties that style sheets take the colours of. */
export const propertiesOfPalette = (palette: Palette): Record<string, string> =>
  Object.fromEntries(Object.entries(palette).map(([key, value]) => [propertyName(key), value]));
