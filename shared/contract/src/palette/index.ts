export { contrast, mix } from './contrast.ts';
export { type Mode, type OrganisationColours, type Palette, paletteOf, textOn } from './palette.ts';
export { propertiesOfPalette, propertyName } from './properties.ts';
