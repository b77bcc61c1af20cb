import type { Readable } from 'node:stream';

/**
 * Stores the bytes of documents and pictures. Makes each key, `documents/<uuid>`, never from typed text; callers decide
 * who may read.
 */
export interface BlobStore {
  /** Keeps the bytes under a new key. When the stream breaks off or fails, nothing is kept and it throws. */
  put(key: string, bytes: Uint8Array | Readable): Promise<void>;
  /** The bytes as a stream; null when there are none under the key. */
  get(key: string): Promise<Readable | null>;
  /** Removes the bytes; nothing happens when there are none. */
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z-]+\/[0-9a-f-]{36}$/;

/** @throws for a key that is not of our making: it is about to become a path. */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error('Not a key of a blob');
  return key;
};
