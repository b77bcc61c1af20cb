import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { BlobStore } from '../../core/blobs/blob-store.ts';

/** Pictures of adverts are small and asked for again and again; a key never gets other bytes. */
const cached = new LRUCache<string, Buffer>({ max: 64 });

/** The picture's bytes; null where there is none, or the store has lost it. */
export const pictureOf = async (blobs: BlobStore, key: string | null): Promise<Buffer | null> => {
  if (key === null) return null;
  const before = cached.get(key);
  if (before !== undefined) return before;
  const stream = await blobs.get(key);
  if (stream === null) return null;
  const bytes = await buffer(stream);
  cached.set(key, bytes);
  return bytes;
};
