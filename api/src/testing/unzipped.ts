import { buffer } from 'node:stream/consumers';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

const opened = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

/** The unpacked files of a zip, by path. */
export const unzipped = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await opened(bytes);
  const files = new Map<string, Buffer>();
  const read = (entry: Entry): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(buffer(stream))));
    });
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    const keep = async (entry: Entry): Promise<void> => {
      try {
        files.set(entry.fileName, await read(entry));
        zip.readEntry();
      } catch (error) {
        reject(error as Error);
      }
    };
    zip.on('entry', (entry: Entry) => void keep(entry));
    zip.readEntry();
  });
};
