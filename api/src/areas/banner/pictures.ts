import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '../../core/blobs/blob-store.ts';

/** Pictures of adverts are small and asked for again and again; a key never gets other bytes. */
const MAX_HELD = 64;
const held = new Map<string, Buffer>();

/** The picture's bytes; null where there is none, or the store has lost it. */
export const pictureOf = async (blobs: BlobStore, key: string | null): Promise<Buffer | null> => {
  if (key === null) return null;
  const before = held.get(key);
  if (before !== undefined) return before;
  const stream = await blobs.get(key);
  if (stream === null) return null;
  const bytes = await buffer(stream);
  const [oldest] = held.keys();
  if (held.size >= MAX_HELD && oldest !== undefined) held.delete(oldest);
  held.set(key, bytes);
  return bytes;
};
