import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../error-code.ts';
import { checkKey } from './blob-store.ts';
import type { BlobStore } from './blob-store.ts';

/** Blobs as files under a folder. A file has its name only once it is whole and on the disk. */
export const diskStore = (folder: string): BlobStore => {
  const fileOf = (key: string): string => join(folder, checkKey(key));
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      const part = `${file}.part`;
      await mkdir(dirname(file), { recursive: true });
      // Opened first: a stream that opens its own file does so even after its source has broken off and it is given up.
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
