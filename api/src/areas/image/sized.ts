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
 * Sizes are made on first request and cached in memory, because most pictures need one size and browsers cache them.
 * After a restart they are made again, in some 20 ms each.
 */

/** Bytes cached on each server. */
const MAX_CACHED = 32_000_000;

/** Resizes two at a time, so that a page of pictures does not block everything. */
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

interface SizeRequest {
  blobs: BlobStore;
  blobId: string;
  width: number;
}

/** Drops the least recently used picture first. Never caches a picture missing from the store. */
const cached = new LRUCache<string, Buffer, SizeRequest>({
  maxSize: MAX_CACHED,
  sizeCalculation: ({ length }) => Math.max(1, length),
  fetchMethod: async (_key, _stale, { context: { blobs, blobId, width } }) =>
    (await make(blobs, pictureKey(blobId), width)) ?? undefined,
  // Still serves waiting callers if the picture is dropped while it is made.
  ignoreFetchAbort: true,
});

/** A picture's bytes in a size; null if the store lost it. Concurrent callers share the work. */
export const sizedPicture = async (
  blobs: BlobStore,
  { blobId }: Pick<Picture, 'blobId'>,
  quality: ImageQuality,
  device: ImageDevice,
): Promise<Buffer | null> => {
  const width = imageWidth(quality, device);
  return (await cached.fetch(`${blobId}/${width}`, { context: { blobs, blobId, width } })) ?? null;
};
