import { PROFILE_IMAGE_SIZE, type ReceivedFile } from '@phila/contract';
import { eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { Database } from '../../core/database/open.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { pendingBlobs } from '../../core/blobs/tables.ts';
import { fileTypeOf } from '../../core/file-types/index.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { lockAccount } from '../../core/accounts/accounts.ts';
import { rewritePicture } from '../../core/images/index.ts';
import { removeBlobsLater, removeNotedBlobs } from '../../core/blobs/removal.ts';
import type { Services } from '../../core/services.ts';
import { profileImages } from './tables.ts';

type Needed = Pick<Services, 'database' | 'blobs' | 'clock' | 'log'>;

export const imageKey = (blobId: string): string => `profile-images/${blobId}`;

/** The id of the person's picture; null for none. */
export const profileImageId = async (database: Database, personId: string): Promise<string | null> => {
  const [row] = await database
    .select({ blobId: profileImages.blobId })
    .from(profileImages)
    .where(eq(profileImages.personId, personId));
  return row?.blobId ?? null;
};

/** The bytes of the person's picture; null for none. */
export const openProfileImage = async (
  { database, blobs }: Needed,
  personId: string,
): Promise<{ id: string; bytes: Readable } | null> => {
  const id = await profileImageId(database, personId);
  const bytes = id === null ? null : await blobs.get(imageKey(id));
  return id === null || bytes === null ? null : { id, bytes };
};

const ONLY = 'Please choose a JPEG or PNG picture';
const atFile = (status: 413 | 415 | 422, message: string): Refusal =>
  new Refusal(status, message, [{ path: 'file', message }]);

const rewritten = async ({ path, name, size }: ReceivedFile, owner: string): Promise<Uint8Array> => {
  if (size === 0) throw atFile(422, 'This file is empty');
  // Decides by the bytes: other files have the wrong type rather than damage.
  const known = await fileTypeOf(path, name);
  if (known?.type !== 'jpeg' && known?.type !== 'png') throw atFile(415, ONLY);
  try {
    const square = { width: PROFILE_IMAGE_SIZE, height: PROFILE_IMAGE_SIZE };
    return (await rewritePicture(path, { owner, formats: ['jpeg', 'png'], size: square, as: 'jpeg' })).bytes;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw error.status === 413 || error.status === 422 ? atFile(error.status, error.message) : error;
  }
};

/**
 * Encodes a picture and writes its blob, before any transaction. The blob is noted first and the note deleted with its
 * row's insertion, so that a crash leaves nothing behind; the old picture shows until then.
 * @returns the id of its blob
 * @throws Refusal 415 for another type, 422 for a damaged or empty file, 413 for too many pixels
 */
export const prepareProfileImage = async (
  { database, blobs, clock }: Needed,
  personId: string,
  file: ReceivedFile,
): Promise<string> => {
  const bytes = await rewritten(file, personId);
  const now = clock.now();
  const blobId = uuidv7(now);
  const key = imageKey(blobId);
  await database.insert(pendingBlobs).values({ key, since: now });
  await blobs.put(key, bytes);
  return blobId;
};

/**
 * Replaces the person's picture. The old blob is removed within a minute, so a rolled-back transaction still has it.
 * @throws Refusal 401 if the account was deleted in the meantime
 */
export const saveProfileImage = async (
  { database, clock }: Pick<Needed, 'database' | 'clock'>,
  personId: string,
  blobId: string,
): Promise<void> => {
  const now = clock.now();
  const key = imageKey(blobId);
  await database.transaction(async (tx) => {
    // Locks the account, because before the first picture there is no row to lock, and two could both be inserted.
    await lockAccount(tx, personId);
    const [before] = await tx.select().from(profileImages).where(eq(profileImages.personId, personId));
    if (before !== undefined) await removeBlobsLater(tx, [imageKey(before.blobId)], now);
    await tx
      .insert(profileImages)
      .values({ personId, blobId, savedAt: now })
      .onConflictDoUpdate({ target: profileImages.personId, set: { blobId, savedAt: now } });
    await tx.delete(pendingBlobs).where(eq(pendingBlobs.key, key));
  });
};

/** Removes the person's picture, if any. */
export const removeProfileImage = async (services: Needed, personId: string): Promise<void> => {
  const { database, clock } = services;
  await database.transaction(async (tx) => {
    const [removed] = await tx
      .delete(profileImages)
      .where(eq(profileImages.personId, personId))
      .returning({ blobId: profileImages.blobId });
    if (removed !== undefined) await removeBlobsLater(tx, [imageKey(removed.blobId)], clock.now());
  });
  await removeNotedBlobs(services).catch((error: unknown) => services.log.error('blobs not removed', error));
};
