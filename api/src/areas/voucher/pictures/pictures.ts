import {
  imageDevices,
  imageQualities,
  type ImageType,
  imageTypes,
  type May,
  type ReceivedFile,
} from '@phila/contract';
import type { Database } from '../../../core/database/open.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { addressFor, keepPicture, type Picture, picturesOf } from '../../image/public.ts';

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
        { type: found.type as ImageType, itemId: id, hash: found.hash },
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

/** Keeps pictures that came with a form, each under its type; a part without a file keeps what is there. */
export const keepPictures = async (
  { database, blobs, clock, person }: Pick<Context<May>, 'database' | 'blobs' | 'clock' | 'person'>,
  itemId: number,
  given: readonly { type: ImageType; field: string; picture: ReceivedFile | null | undefined }[],
): Promise<void> => {
  for (const { type, field, picture } of given) {
    if (picture === null || picture === undefined) continue;
    await keepPicture({ database, blobs, clock }, { type, itemId, picture, owner: person.id, field });
  }
};

export { imageTypes };
