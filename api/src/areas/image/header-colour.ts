import type { Picture } from './pictures.ts';

/** Opacity of a colour taken from a picture (specification: vouchers). */
const ALPHA = 0.85;
/** Translucent black, without a picture or chosen colour. */
const NONE = 'rgba(0, 0, 0, 0.5)';

/**
 * A card heading's colour in CSS: an administrator's choice, otherwise the picture's.
 * @param override `#rrggbb`; null or '' for no choice
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
