import { imageDevices, imageQualities, type ImageType, imageTypes } from '@phila/contract';
import type { Database } from '../../../core/database/open.ts';
import { addressFor, type Picture, picturesOf } from '../../image/public.ts';

export type Pictures = Map<number, Picture>;

/** The pictures of a type, by item id. */
export const picturesFor = (database: Database, type: ImageType, ids: readonly number[]): Promise<Pictures> =>
  picturesOf(database, type, ids);

/** The address of a picture in a size; null for none. */
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

/** The opacity of a colour taken from a picture (specification: vouchers, "Offers"). */
const ALPHA = 0.85;

/** A picture's colour as a heading's background, `rgba(r, g, b, 0.85)`; null for no picture. */
export const headerColour = (picture: Picture | undefined): string | null => {
  const [, red = '', green = '', blue = ''] =
    /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(picture?.colour ?? '') ?? [];
  if (red === '') return null;
  return `rgba(${[red, green, blue].map((part) => Number.parseInt(part, 16)).join(', ')}, ${ALPHA})`;
};

export { imageTypes };
