import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { BlobStore } from '../../core/blobs/blob-store.ts';

/** Adverts' pictures are small and requested often; the bytes of a key never change. */
const cached = new LRUCache<string, Buffer>({ max: 64 });

/** A picture's bytes; null if it has none or the store lost them. */
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
