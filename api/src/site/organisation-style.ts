import { createHash } from 'node:crypto';
import { type Mode, type OrganisationColours, paletteOf, propertiesOfPalette } from '@phila/contract/palette';

/** The properties in a mode that are not those of the site in both. */
const rulesIn = (mode: Mode, colours: OrganisationColours): string => {
  const of = (one: Mode, whose: OrganisationColours | null) => propertiesOfPalette(paletteOf(one, whose));
  const isOwn = (name: string): boolean =>
    (['light', 'dark'] as const).some((one) => of(one, colours)[name] !== of(one, null)[name]);
  return Object.entries(of(mode, colours))
    .filter(([name]) => isOwn(name))
    .map(([name, value]) => `${name}:${value}!important`)
    .join(';');
};

/** A style that stands in the page itself, and its hash, by which the policy of the page allows it. */
export interface InlineStyle {
  css: string;
  hash: string;
}

/**
 * An organisation's colours from the first paint on. The theme's script paints the site's own first and these once it has
 * read the organisation; until then the rules here outweigh it. They end by themselves when it says `data-organisation`.
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
