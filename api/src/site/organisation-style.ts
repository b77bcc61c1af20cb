import { createHash } from 'node:crypto';
import { type Mode, type OrganisationColours, paletteOf, propertiesOfPalette } from '@phila/contract/palette';

/** The colour properties that differ from the site's, for a mode. */
const rulesIn = (mode: Mode, colours: OrganisationColours): string => {
  const of = (one: Mode, whose: OrganisationColours | null) => propertiesOfPalette(paletteOf(one, whose));
  const isOwn = (name: string): boolean =>
    (['light', 'dark'] as const).some((one) => of(one, colours)[name] !== of(one, null)[name]);
  return Object.entries(of(mode, colours))
    .filter(([name]) => isOwn(name))
    .map(([name, value]) => `${name}:${value}!important`)
    .join(';');
};

/** An inline style with its hash; the page's policy allows the style by this hash. */
export interface InlineStyle {
  css: string;
  hash: string;
}

/**
 * Paints an organisation's colours from the first paint on, overriding the theme's script until it has read the
 * organisation and sets `data-organisation`.
 */
export const organisationStyle = (colours: OrganisationColours): InlineStyle => {
  const root = ':root:not([data-organisation])';
  const dark = rulesIn('dark', colours);
  const css =
    `${root}{${rulesIn('light', colours)}}` +
    `@media(prefers-color-scheme:dark){${root}:not([data-mode]){${dark}}}` +
    `${root}[data-mode=dark]{${dark}}`;
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
};

/** Colours the browser's own bar. */
export const chromeOf = (colours: OrganisationColours | null): string => paletteOf('light', colours).chrome;
