import { buffer } from 'node:stream/consumers';
import {
  imageDevices,
  imageQualities,
  imageWidth,
  type ImageDevice,
  type ImageQuality,
} from '@phila/contract';
import { fairPlaces } from '../../core/images/fair-places.ts';
import type { BlobStore } from '../../core/blobs/blob-store.ts';
import { pictureKey, type Picture } from './pictures.ts';

/*
 * Sizes are made when they are asked for first and held in memory: most pictures are shown in one size only, and
 * browsers keep what they were sent. A restart makes them anew, in some 20 ms each.
 */

/** In bytes, on each server. */
const MAX_HELD = 32_000_000;

/** Two at a time: a page of pictures does not stop everything else. */
const inTurn = fairPlaces(2, 2);

const held = new Map<string, Promise<Buffer | null>>();
const sizes = new Map<string, number>();
let total = 0;

const forget = (key: string): void => {
  held.delete(key);
  total -= sizes.get(key) ?? 0;
  sizes.delete(key);
};

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

/** Keeps count of what is held, and forgets what was asked for longest ago. */
const hold = async (key: string, making: Promise<Buffer | null>): Promise<void> => {
  const bytes = await making.catch(() => null);
  if (bytes === null) return forget(key);
  sizes.set(key, bytes.length);
  total += bytes.length;
  for (const oldest of held.keys()) {
    if (total <= MAX_HELD) break;
    if (sizes.has(oldest)) forget(oldest);
  }
};

/** The bytes of a picture in one size; null where the store has lost it. Many who ask at once wait for one. */
export const sizedPicture = (
  blobs: BlobStore,
  { blobId }: Pick<Picture, 'blobId'>,
  quality: ImageQuality,
  device: ImageDevice,
): Promise<Buffer | null> => {
  const width = imageWidth(quality, device);
  const key = `${blobId}/${width}`;
  const before = held.get(key);
  if (before !== undefined) {
    // The last one asked for is forgotten last.
    held.delete(key);
    held.set(key, before);
    return before;
  }
  const making = make(blobs, pictureKey(blobId), width);
  held.set(key, making);
  void hold(key, making);
  return making;
};
