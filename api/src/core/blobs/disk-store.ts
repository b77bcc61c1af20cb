import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../error-code.ts';
import { checkKey } from './blob-store.ts';
import type { BlobStore } from './blob-store.ts';

/** Stores blobs as files in a folder. A file gets its name only when it is complete and on the disk. */
export const diskStore = (folder: string): BlobStore => {
  const fileOf = (key: string): string => join(folder, checkKey(key));
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      // Differs for each writer: two may store the same bytes, and a killed one leaves its own behind.
      const part = `${file}.${randomUUID()}.part`;
      await mkdir(dirname(file), { recursive: true });
      // Opens the file itself: a stream would open it even after its source failed and it was abandoned.
      const handle = await open(part, 'wx');
      try {
        const source = bytes instanceof Readable ? bytes : Readable.from([bytes]);
        await pipeline(source, handle.createWriteStream({ flush: true }));
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        const handle = await open(fileOf(key));
        return handle.createReadStream();
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
};
