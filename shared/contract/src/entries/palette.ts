/** `@phila/contract/palette`: the colours of the site, and of an organisation's pages. The browser and the service make the same. */
export { contrast, mix } from '../palette/contrast.ts';
export { type Mode, type OrganisationColours, type Palette, paletteOf, textOn } from '../palette/palette.ts';
export { propertiesOfPalette } from '../palette/properties.ts';
