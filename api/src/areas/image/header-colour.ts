import type { Picture } from './pictures.ts';

/** Specification: vouchers: an extracted colour is laid over what is below it with this alpha. */
const ALPHA = 0.85;
/** Translucent black, for want of a picture and a chosen colour. */
const NONE = 'rgba(0, 0, 0, 0.5)';

/**
 * The colour of a card's heading, as CSS has it: the one that an administrator chose, else the picture's own.
 * @param override `#rrggbb`; null or '' where none was chosen
 */
export const headerColour = (
  picture: Pick<Picture, 'colour'> | undefined,
  override: string | null = null,
): string => {
  if (override !== null && override !== '') return override;
  if (picture === undefined) return NONE;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(picture.colour.slice(at, at + 2), 16));
  return `rgba(${red}, ${green}, ${blue}, ${ALPHA})`;
};
