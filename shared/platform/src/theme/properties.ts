import { type Palette, propertyName } from '@phila/contract/palette';
import type { Mode } from '../store/theme-slice.ts';

const FONT =
  "'Figtree Variable', Figtree, 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Gives every custom property that style sheets may use, by its name without prefix. */
const propertiesOf = (palette: Palette, motion: boolean): Record<string, string> => ({
  ...palette,
  radius: '0.5rem',
  radiusCard: '0.75rem',
  font: FONT,
  /** The length of every transition of ours. */
  motion: motion ? '160ms' : '0ms',
});

export interface Look {
  mode: Mode;
  palette: Palette;
  motion: boolean;
  organised: boolean;
}

/** Normalises quotes, spaces and colours, because a minifier may have changed them. */
const plain = (value: string): string =>
  value.replaceAll(/["'\s]/g, '').replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/**
 * Puts the theme on `<html>` through the CSSOM, because a strict style policy refuses attributes: properties,
 * `data-mode`, `data-organisation`, and the colours of the browser's own controls and bar. Skips values that the style
 * sheets already give: setting any property, even to its own value, makes the browser style the whole page again.
 */
export const applyLook = ({ mode, palette, motion, organised }: Look): void => {
  const root = document.documentElement;
  root.dataset['mode'] = mode;
  if (organised) root.dataset['organisation'] = '';
  else delete root.dataset['organisation'];
  const painted = getComputedStyle(root);
  const wanted = [
    ...Object.entries(propertiesOf(palette, motion)).map(
      ([key, value]) => [propertyName(key), value] as const,
    ),
    ['color-scheme', mode] as const,
  ];
  const changed = wanted.filter(([name, value]) => plain(painted.getPropertyValue(name)) !== plain(value));
  for (const [name, value] of changed) root.style.setProperty(name, value);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', palette.chrome);
};
