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

export type PictureFormat = 'webp' | 'png';

interface SizeRequest {
  blobs: BlobStore;
  blobId: string;
  width: number;
  format: PictureFormat;
}

const make = async ({ blobs, blobId, width, format }: SizeRequest): Promise<Buffer | null> => {
  const key = pictureKey(blobId);
  const stream = await blobs.get(key);
  if (stream === null) return null;
  const original = await buffer(stream);
  const isWhole = width === imageWidth(imageQualities.Normal, imageDevices.Desktop);
  if (isWhole && format === 'webp') return original;
  return inTurn('pictures', async () => {
    const { default: sharp } = await import('sharp');
    const sized = sharp(original).resize({ width, withoutEnlargement: true });
    return (format === 'png' ? sized.png() : sized.webp({ quality: 82 })).toBuffer();
  });
};

/** Drops the least recently used picture first. Never caches a picture missing from the store. */
const cached = new LRUCache<string, Buffer, SizeRequest>({
  maxSize: MAX_CACHED,
  sizeCalculation: ({ length }) => Math.max(1, length),
  fetchMethod: async (_key, _stale, { context }) => (await make(context)) ?? undefined,
  // Still serves waiting callers if the picture is dropped while it is made.
  ignoreFetchAbort: true,
});

/** A picture's bytes in a size; null if the store lost it. Concurrent callers share the work. */
export const sizedPicture = async (
  blobs: BlobStore,
  { blobId }: Pick<Picture, 'blobId'>,
  quality: ImageQuality,
  device: ImageDevice,
  format: PictureFormat = 'webp',
): Promise<Buffer | null> => {
  const context = { blobs, blobId, width: imageWidth(quality, device), format };
  return (await cached.fetch(`${blobId}/${context.width}.${format}`, { context })) ?? null;
};
