import type { PictureStore } from '../../core/resources/stored-resource.ts';
import { addressFor } from './address.ts';
import { keepPicture, picturesOf, removePicture } from './pictures.ts';

/** Stores pictures of resources' rows: `storeResource(…, { pictures: rowPictures })`. */
export const rowPictures: PictureStore = {
  addressesOf: async (database, type, ids) => {
    const found = await picturesOf(database, type, ids);
    return new Map([...found].map(([id, picture]) => [id, addressFor({ ...picture, type })]));
  },
  keep: async ({ database, blobs, clock, person }, { type, itemId, file, field }) => {
    await keepPicture(
      { database, blobs, clock },
      {
        type,
        itemId,
        picture: file,
        owner: person.id,
        ...(field === undefined ? {} : { field }),
      },
    );
  },
  remove: (context, type, itemId) => removePicture(context, type, itemId),
};
