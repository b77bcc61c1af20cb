import { imageDevices, imageQualities, type ImageType, imageTypes } from '@phila/contract';
import type { Database } from '../../../core/database/open.ts';
import { addressFor, type Picture, picturesOf } from '../../image/public.ts';

export type Pictures = Map<number, Picture>;

/** The pictures of some items of a type, by the items' ids. */
export const picturesFor = (database: Database, type: ImageType, ids: readonly number[]): Promise<Pictures> =>
  picturesOf(database, type, ids);

/** The address of an item's picture in a size; null where there is none. */
export const pictureAddress = (
  pictures: Pictures,
  id: number,
  quality: keyof typeof imageQualities = 'Half',
): string | null => {
  const found = pictures.get(id);
  return found === undefined
    ? null
    : addressFor(
        { type: found.type, itemId: id, hash: found.hash },
        imageQualities[quality],
        imageDevices.Desktop,
      );
};

/** Opacity of a colour that is taken from a picture (specification: vouchers, "Offers"). */
const ALPHA = 0.85;

/** The colour of a picture as a heading's ground, `rgba(r, g, b, 0.85)`; null where there is none. */
export const headerColour = (picture: Picture | undefined): string | null => {
  const [, red = '', green = '', blue = ''] =
    /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(picture?.colour ?? '') ?? [];
  if (red === '') return null;
  return `rgba(${[red, green, blue].map((part) => Number.parseInt(part, 16)).join(', ')}, ${ALPHA})`;
};

export { imageTypes };
