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

/**
 * Puts the theme on `<html>` through the CSSOM, which a strict style policy allows where it refuses attributes:
 * properties, `data-mode`, `data-organisation`, and the browser's own controls and bar to match.
 */
export const applyLook = ({ mode, palette, motion, organised }: Look): void => {
  const root = document.documentElement;
  for (const [key, value] of Object.entries(propertiesOf(palette, motion)))
    root.style.setProperty(propertyName(key), value);
  root.style.setProperty('color-scheme', mode);
  root.dataset['mode'] = mode;
  if (organised) root.dataset['organisation'] = '';
  else delete root.dataset['organisation'];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', palette.chrome);
};
