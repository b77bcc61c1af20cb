import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ReceivedFile } from '@phila/contract';

/** Streams a received file into its SHA-256, in hexadecimal. */
export const digestOf = async ({ path }: ReceivedFile): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};
