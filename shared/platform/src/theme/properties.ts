import { type Palette, propertyName } from '@phila/contract/palette';
import type { Mode } from '../store/theme-slice.ts';

const FONT =
  "'Figtree Variable', Figtree, 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Every custom property that style sheets may use, by its name without prefix, with its value. */
const propertiesOf = (palette: Palette, motion: boolean): Record<string, string> => ({
  ...palette,
  radius: '8px',
  radiusCard: '12px',
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

/** A value as no minifier changes it: in one spelling of its quotes, spaces and colours. */
const plain = (value: string): string =>
  value.replaceAll(/["'\s]/g, '').replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/**
 * Puts the theme on `<html>` through the CSSOM, which a strict style policy allows where it refuses attributes:
 * properties, `data-mode`, `data-organisation`, and the browser's own controls and bar to match. What the style sheets of
 * the mode say already is left to them: any property that is put there has the whole page styled again, also with the
 * value that it had.
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
