import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_ID } from '../../rules/number.ts';
import { counted, countOfList, MAX_COUNTED, pageOf } from '../../page.ts';
import { imageDevices, imageQualities, imageTypes, LARGEST_IMAGE_TYPE } from './kinds.ts';

/** Number, or its name as spelt in the specification. */
const number = (most: number, names: Readonly<Record<string, number>>) =>
  z.pipe(
    z.transform((given: number | string) =>
      typeof given === 'string' && Object.hasOwn(names, given) ? names[given] : given,
    ),
    z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(most)),
  );

const kinds = {
  /**
   * 0 Voucher, 1 Bundle, 2 Product, 3 Org, 4 logo of an offer, 5 cause, 6 and 7 half and quarter of a bundle, 8 banner,
   * 9 background of an organisation, 10 media release; others follow from the name of a resource's picture.
   */
  type: number(LARGEST_IMAGE_TYPE, imageTypes),
  /** 0 Normal, 1 Half, 2 Quarter. */
  quality: number(2, imageQualities),
};
/** 0 Desktop, 1 Mobile. */
const device = number(1, imageDevices);
const id = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_ID));

/** Most pictures in one reply. */
const MOST = 20;

/** Restricts the answer to one product, bundle, offer or organisation, depending on the type. */
const productId = z.optional(id);

const query = z.strictObject({
  pageNumber: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  pageSize: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(MOST))),
  productId,
  /** 'false' skips counting; totalCount then covers only the pictures known so far. */
  Counted: counted,
});

const image = z.object({
  id: z.int(),
  itemId: z.int(),
  /** Address that can be cached forever, as each new picture gets a new one. */
  url: z.string(),
  /** WebP picture as a data URL. */
  image: z.string(),
});
export type Image = z.output<typeof image>;

export const images = call({
  method: 'GET',
  path: '/Image/image/{type}/{quality}',
  access: 'anyone',
  limit: 'browse',
  summary:
    'Pictures of a type for a large screen, with their bytes; without pageNumber the first page of 10.',
  params: z.strictObject(kinds),
  query,
  value: pageOf(image),
});

export const imagesForDevice = call({
  method: 'GET',
  path: '/Image/image/{type}/{quality}/{device}',
  access: 'anyone',
  limit: 'browse',
  summary: 'Pictures of a type for a device, with their bytes; without pageNumber the first page of 10.',
  params: z.strictObject({ ...kinds, device }),
  query,
  value: pageOf(image),
});

export const imageCount = call({
  method: 'GET',
  path: '/Image/count/{type}',
  access: 'anyone',
  limit: 'browse',
  summary: `How many pictures of a type such a list has, counted up to ${MAX_COUNTED}.`,
  params: z.strictObject({ type: kinds.type }),
  query: z.strictObject({ productId }),
  value: countOfList,
});

const ofPicture = z.strictObject({ type: kinds.type, id, quality: kinds.quality, device });
const ofVersion = z.strictObject({ v: z.optional(z.string().check(z.maxLength(64))) });

export const file = call({
  method: 'GET',
  path: '/Image/file/{type}/{id}/{quality}/{device}.webp',
  access: 'anyone',
  limit: 'picture',
  summary: 'One picture as WebP; with the v of its address it may be kept for ever. 404 where there is none.',
  params: ofPicture,
  query: ofVersion,
});

export const fileForMail = call({
  method: 'GET',
  path: '/Image/file/{type}/{id}/{quality}/{device}.png',
  access: 'anyone',
  limit: 'picture',
  summary: 'The same picture as PNG, for mail programs that show no WebP.',
  params: ofPicture,
  query: ofVersion,
});
