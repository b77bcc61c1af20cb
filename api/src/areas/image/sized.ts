import { buffer } from 'node:stream/consumers';
import {
  imageDevices,
  imageQualities,
  imageWidth,
  type ImageDevice,
  type ImageQuality,
} from '@phila/contract';
import { LRUCache } from 'lru-cache';
import { fairPlaces } from '../../core/images/fair-places.ts';
import type { BlobStore } from '../../core/blobs/blob-store.ts';
import { pictureKey, type Picture } from './pictures.ts';

/*
 * Sizes are made when they are asked for first and cached in memory: most pictures are shown in one size only, and
 * browsers keep what they were sent. A restart makes them again, in some 20 ms each.
 */

/** Bytes cached on each server. */
const MAX_CACHED = 32_000_000;

/** Resizes two at a time, so that a page of pictures does not stop everything else. */
const inTurn = fairPlaces(2, 2);

const make = async (blobs: BlobStore, key: string, width: number): Promise<Buffer | null> => {
  const stream = await blobs.get(key);
  if (stream === null) return null;
  const original = await buffer(stream);
  if (width === imageWidth(imageQualities.Normal, imageDevices.Desktop)) return original;
  return inTurn('pictures', async () => {
    const { default: sharp } = await import('sharp');
    return sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer();
  });
};

interface Wanted {
  blobs: BlobStore;
  blobId: string;
  width: number;
}

/** Drops the longest unused picture first; a picture lost by the store is not cached. */
const cached = new LRUCache<string, Buffer, Wanted>({
  maxSize: MAX_CACHED,
  sizeCalculation: ({ length }) => Math.max(1, length),
  fetchMethod: async (_key, _stale, { context: { blobs, blobId, width } }) =>
    (await make(blobs, pictureKey(blobId), width)) ?? undefined,
  // Dropped while it is being made, it still goes to those who wait for it.
  ignoreFetchAbort: true,
});

/** The bytes of a picture in one size; null where the store has lost it. Many who ask at once wait for one. */
export const sizedPicture = async (
  blobs: BlobStore,
  { blobId }: Pick<Picture, 'blobId'>,
  quality: ImageQuality,
  device: ImageDevice,
): Promise<Buffer | null> => {
  const width = imageWidth(quality, device);
  return (await cached.fetch(`${blobId}/${width}`, { context: { blobs, blobId, width } })) ?? null;
};
