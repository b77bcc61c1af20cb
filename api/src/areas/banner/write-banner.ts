import { banner, imageTypes } from '@phila/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { refuseAt } from '../../core/http/refusal.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { storeResource } from '../../core/resources/store-resource.ts';
import type { PictureStore } from '../../core/resources/stored-resource.ts';
import { pictureKey, picturesOf, rowPictures } from '../image/public.ts';
import { callToActions, categories, childCategories } from './choices.ts';
import { banners } from './tables.ts';

/** The blob key of a banner's picture; null for none. */
const pictureKeyOf = async (database: Database, id: number): Promise<string | null> => {
  const found = (await picturesOf(database, imageTypes.Banner, [id])).get(id);
  return found === undefined ? null : pictureKey(found.blobId);
};

/** Stores the picture's blob key in the row. */
export const noteKey = async (database: Database, id: number): Promise<void> => {
  await database
    .update(banners)
    .set({ imageKey: await pictureKeyOf(database, id) })
    .where(eq(banners.id, id));
};

/** Stores the blob key in the row, so that showing a banner needs no second query. */
const bannerPictures: PictureStore = {
  ...rowPictures,
  keep: async (context, picture) => {
    await rowPictures.keep(context, picture);
    await noteKey(context.database, picture.itemId);
  },
  remove: async (context, type, itemId) => {
    await rowPictures.remove(context, type, itemId);
    await noteKey(context.database, itemId);
  },
};

const namesOf = (list: readonly { id: number; name: string }[]) => {
  const names = new Map(list.map(({ id, name }) => [id, name]));
  return () => Promise.resolve(names);
};

export const storedBanners = storeResource(banners, banner, {
  pictures: bannerPictures,
  choices: {
    category: namesOf(categories),
    childCategory: namesOf(childCategories),
    callToAction: namesOf(callToActions),
  },
  check: async ({ database }, { body: { category, childCategory, osNo } }) => {
    const closer = childCategories.find(({ id }) => id === childCategory);
    if (closer !== undefined && closer.categoryId !== category)
      refuseAt('childCategory', 'Please choose one of the category');
    if (osNo !== null && (await database.$count(organisations, eq(organisations.osNo, osNo))) === 0)
      refuseAt('osNo', 'Organisation not found');
  },
});
