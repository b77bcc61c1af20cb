import { createHash } from 'node:crypto';
import {
  imageDevices,
  imageQualities,
  type ImageType,
  imageTypes,
  imageWidth,
  type ReceivedFile,
} from '@phila/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { removeBlobsLater } from '../../core/blobs/removal.ts';
import type { Database } from '../../core/database/open.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { fileTypeOf } from '../../core/file-types/index.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { rewritePicture } from '../../core/images/index.ts';
import type { Services } from '../../core/services.ts';
import { addressFor } from './address.ts';
import { mainColour } from './main-colour.ts';
import { pictures } from './tables.ts';

export type Picture = typeof pictures.$inferSelect;

/** The blob key of an original; all sizes are made from it. */
export const pictureKey = (blobId: string): string => `pictures/${blobId}`;

/** The longest side in pixels, as large as ever shown. */
const LARGEST = imageWidth(imageQualities.Normal, imageDevices.Desktop);

/** Pixels; the strip is wider than pictures shown by address (specification: dashboard, "Adverts"). */
const WIDEST_BANNER = 1400;

/** An upload, which is encoded again, or the result of `drawPicture`, which is stored unchanged. */
export type GivenPicture = ReceivedFile | Buffer;

const isFile = (given: GivenPicture): given is ReceivedFile => 'path' in given;

const ONLY = 'Please choose a JPEG, PNG or WebP picture';

const rewritten = async (
  given: GivenPicture,
  type: ImageType,
  owner: string,
  field: string,
): Promise<Buffer> => {
  const atField = (status: 413 | 415 | 422, message: string): Refusal =>
    new Refusal(status, message, [{ path: field, message }]);
  if (!isFile(given)) return given;
  if (given.size === 0) throw atField(422, 'This file is empty');
  const known = await fileTypeOf(given.path, given.name);
  if (known === null || !['jpeg', 'png', 'webp'].includes(known.type)) throw atField(415, ONLY);
  const largest = type === imageTypes.Banner ? WIDEST_BANNER : LARGEST;
  try {
    const { bytes } = await rewritePicture(given.path, {
      owner,
      formats: ['jpeg', 'png', 'webp'],
      within: { width: largest, height: largest },
      as: 'webp',
    });
    return bytes;
  } catch (error) {
    if (error instanceof Refusal && (error.status === 413 || error.status === 422))
      throw atField(error.status, error.message);
    throw error;
  }
};

interface NewPicture {
  type: ImageType;
  itemId: number;
  picture: GivenPicture;
  /** The administrator's id, to take turns at decoding. */
  owner: string;
  /** The name of the form's part, for the refusal of a bad picture. */
  field?: string;
}

/**
 * Replaces an item's picture in the given transaction. Writes the blob last, so that only a failed commit leaves one
 * without a row.
 * @returns its address
 * @throws Refusal 413, 415 or 422, at `field`, for an unreadable picture
 */
export const keepPicture = async (
  { database, blobs, clock }: Pick<Services, 'database' | 'blobs' | 'clock'>,
  { type, itemId, picture, owner, field = 'Image' }: NewPicture,
): Promise<string> => {
  const bytes = await rewritten(picture, type, owner, field);
  const now = clock.now();
  const blobId = uuidv7(now);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const values = { type, itemId, blobId, hash, colour: await mainColour(bytes), savedAt: now };
  const [before] = await database
    .select()
    .from(pictures)
    .where(and(eq(pictures.type, type), eq(pictures.itemId, itemId)))
    .for('update');
  if (before !== undefined) await removeBlobsLater(database, [pictureKey(before.blobId)], now);
  await database
    .insert(pictures)
    .values(values)
    .onConflictDoUpdate({ target: [pictures.type, pictures.itemId], set: values });
  await blobs.put(pictureKey(blobId), bytes);
  return addressFor(values);
};

/** Removes an item's picture, if any, in the caller's transaction. */
export const removePicture = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  type: ImageType,
  itemId: number,
): Promise<void> => {
  const [removed] = await database
    .delete(pictures)
    .where(and(eq(pictures.type, type), eq(pictures.itemId, itemId)))
    .returning({ blobId: pictures.blobId });
  if (removed !== undefined) await removeBlobsLater(database, [pictureKey(removed.blobId)], clock.now());
};

/** Pictures of these items. */
export const picturesOf = async (
  database: Database,
  type: ImageType,
  itemIds: readonly number[],
): Promise<Map<number, Picture>> => {
  if (itemIds.length === 0) return new Map();
  const found = await database
    .select()
    .from(pictures)
    .where(and(eq(pictures.type, type), inArray(pictures.itemId, [...new Set(itemIds)])));
  return new Map(found.map((picture) => [picture.itemId, picture]));
};
