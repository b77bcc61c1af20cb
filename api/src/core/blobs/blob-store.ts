import type { Readable } from 'node:stream';

/**
 * Stores the bytes of documents, pictures and releases. Keys are made here, never from typed text: `documents/<uuid>`, or
 * `releases/<sha256>` for bytes that are found by their hash. Callers decide who may read.
 */
export interface BlobStore {
  /**
   * Stores the bytes under a key. If the stream fails, stores nothing and throws. Of two that store the same hash at once
   * either is kept.
   */
  put(key: string, bytes: Uint8Array | Readable): Promise<void>;
  /** The bytes as a stream; null when there are none under the key. */
  get(key: string): Promise<Readable | null>;
  /** Removes the bytes, if any. */
  remove(key: string): Promise<void>;
}

const KEY = /^(?:[a-z-]+\/[0-9a-f-]{36}|releases\/[0-9a-f]{64})$/;

/** @throws for a key not made by this service, because it becomes a path. */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error('Not a key of a blob');
  return key;
};
