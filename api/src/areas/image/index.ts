import {
  calls,
  type CheckedInputOf,
  imageDevices,
  type ImageDevice,
  type ImageQuality,
} from '@phila/contract';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { area, type WholeService } from '../../core/area.ts';
import type { Context } from '../../core/calls/implement.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { countCapped } from '../../core/database/count-capped.ts';
import type { Database } from '../../core/database/open.ts';
import { readPage } from '../../core/database/read-page.ts';
import { notFound } from '../../core/http/refusal.ts';
import { addressFor } from './address.ts';
import { type PictureFormat, sizedPicture } from './sized.ts';
import * as tables from './tables.ts';

const { pictures } = tables;

interface PictureRequest {
  params: { type: number; quality: number };
  query: {
    pageNumber?: number | undefined;
    pageSize?: number | undefined;
    productId?: number | undefined;
    Counted?: 'true' | 'false' | undefined;
  };
}

/** Selects the public pictures of a type, by the area that owns the items; none for other types. */
const isPublic = (areas: WholeService['areas'], type: number, database: Database, now: Date): SQL => {
  const found = areas.flatMap(({ publicPictures }) => publicPictures[type] ?? []);
  return found[0]?.(database, pictures.itemId, now) ?? sql`false`;
};

/** Selects the public pictures of a type, or of a single item. */
const among = (
  type: number,
  productId: number | undefined,
  { database, clock }: Context<'anyone'>,
  areas: WholeService['areas'],
): SQL | undefined =>
  and(
    eq(pictures.type, type),
    isPublic(areas, type, database, clock.now()),
    productId === undefined ? undefined : eq(pictures.itemId, productId),
  );

/** Reads a page of a type's pictures, with their bytes. */
const pageOfPictures = async (
  { params, query }: PictureRequest,
  device: ImageDevice,
  context: Context<'anyone'>,
  areas: WholeService['areas'],
) => {
  const { type } = params;
  const { database, blobs } = context;
  const quality = params.quality as ImageQuality;
  const wanted = among(type, query.productId, context, areas);
  const page = await readPage(
    { PageNumber: query.pageNumber, PageSize: query.pageSize, Counted: query.Counted },
    (limit, offset) =>
      database.select().from(pictures).where(wanted).orderBy(asc(pictures.id)).limit(limit).offset(offset),
    () => database.$count(pictures, wanted),
  );
  const items = await Promise.all(
    page.items.map(async (picture) => {
      const { id, itemId, hash } = picture;
      const bytes = await sizedPicture(blobs, picture, quality, device);
      if (bytes === null) return [];
      const image = `data:image/webp;base64,${bytes.toString('base64')}`;
      return [{ id, itemId, url: addressFor({ type, itemId, hash }, quality, device), image }];
    }),
  );
  return { ...page, items: items.flat() };
};

/** Reads one picture's file. @throws Refusal 404 for none, or one that is not public */
const pictureFile = async (
  { params, query }: CheckedInputOf<typeof calls.image.file>,
  { database, blobs, clock }: Context<'anyone'>,
  areas: WholeService['areas'],
  format: PictureFormat,
) => {
  const { type, id, quality, device } = params;
  const [found] = await database
    .select()
    .from(pictures)
    .where(
      and(
        eq(pictures.type, type),
        eq(pictures.itemId, id),
        // Accepts the hash as proof that the caller saw the item, because browsers send no token with pictures.
        or(eq(pictures.hash, query.v ?? ''), isPublic(areas, type, database, clock.now())),
      ),
    );
  const bytes =
    found === undefined
      ? null
      : await sizedPicture(blobs, found, quality as ImageQuality, device as ImageDevice, format);
  if (found === undefined || bytes === null) throw notFound();
  return {
    bytes,
    size: bytes.length,
    contentType: `image/${format}`,
    // Caches only addresses that name this exact picture.
    headers: {
      // Web mail programs embed it from their own site.
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': query.v === found.hash ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  };
};

const answers = ({ areas }: WholeService): Implementation[] => [
  implement(calls.image.images, (asked, context) =>
    pageOfPictures(asked, imageDevices.Desktop, context, areas),
  ),
  implement(calls.image.imagesForDevice, (asked, context) =>
    pageOfPictures(asked, asked.params.device as ImageDevice, context, areas),
  ),
  implement(calls.image.imageCount, ({ params, query }, context) =>
    countCapped(context.database, pictures, among(params.type, query.productId, context, areas)),
  ),
  implement(calls.image.file, (asked, context) => pictureFile(asked, context, areas, 'webp')),
  implement(calls.image.fileForMail, (asked, context) => pictureFile(asked, context, areas, 'png')),
];

/** Pictures of products, bundles and offers, in the sizes of the specification's pages. */
export const imageArea = area({ name: 'image', answers, tables });
