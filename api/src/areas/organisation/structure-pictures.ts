import { imageDevices, imageQualities, type ImageType, imageTypes } from '@phila/contract';
import { eq, inArray } from 'drizzle-orm';
import type { BlobStore } from '../../core/blobs/blob-store.ts';
import type { Database } from '../../core/database/open.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import type { PictureStore } from '../../core/resources/stored-resource.ts';
import { picturesOf, rowPictures, sizedPicture } from '../image/public.ts';

/*
 * Keeps each picture twice: in the picture store, and reduced in the row, so that the first reply of a page opened by
 * the organisation's link contains it.
 */

const columnOf = (type: ImageType) => (type === imageTypes.Org ? 'logo' : 'backgroundImage');

const qualityOf = (type: ImageType) =>
  type === imageTypes.Org ? imageQualities.Quarter : imageQualities.Normal;

const noteInRow = async (
  { database, blobs }: { database: Database; blobs: BlobStore },
  type: ImageType,
  osNo: number,
): Promise<void> => {
  const picture = (await picturesOf(database, type, [osNo])).get(osNo);
  const bytes =
    picture === undefined ? null : await sizedPicture(blobs, picture, qualityOf(type), imageDevices.Desktop);
  const value = bytes === null ? null : `data:image/webp;base64,${bytes.toString('base64')}`;
  await database
    .update(organisations)
    .set({ [columnOf(type)]: value })
    .where(eq(organisations.osNo, osNo));
};

export const organisationPictures: PictureStore = {
  addressesOf: async (database, type, ids) => {
    const found = new Map(await rowPictures.addressesOf(database, type, ids));
    const others = ids.filter((id) => !found.has(id));
    if (others.length === 0) return found;
    // Falls back to a data URL for organisations older than the picture store; a data URL works as an address too.
    const rows = await database
      .select({ osNo: organisations.osNo, address: organisations[columnOf(type)] })
      .from(organisations)
      .where(inArray(organisations.osNo, others));
    for (const { osNo, address } of rows) if (address !== null) found.set(osNo, address);
    return found;
  },
  keep: async (context, picture) => {
    await rowPictures.keep(context, picture);
    await noteInRow(context, picture.type, picture.itemId);
  },
  remove: async (context, type, osNo) => {
    await rowPictures.remove(context, type, osNo);
    await noteInRow(context, type, osNo);
  },
};
