import { buffer } from 'node:stream/consumers';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { Refusal } from '../http/refusal.ts';

export type OfficeType = 'docx' | 'xlsx' | 'odt';

/** What one of these files may unpack to, all its parts together; a bomb unpacks to thousands of times that. */
const MOST_UNPACKED = 100 * 1024 * 1024;
const MOST_ENTRIES = 5_000;
/** Smaller parts may be as regular as they like. */
const SMALL = 1024 * 1024;
/** Text in XML packs to a twentieth; nothing a person writes to less than a two-hundredth. */
const MOST_RATIO = 200;

const ODT = 'application/vnd.oasis.opendocument.text';

/** Programs within a document run on the machine of whoever opens it. */
const PROGRAM = /(?:^|\/)(?:vbaProject\.bin|Basic\/|Scripts\/)|\.(?:exe|dll|js|vbs|bat|cmd|scr|ps1)$/i;

const bomb = (): Refusal => new Refusal(413, 'This file unpacks to far more than it should');

/** Unpacks one part for its length alone; the reader fails when it is not the one that the directory tells. */
const unpack = async (zip: ZipFile, entry: Entry): Promise<void> => {
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream) void chunk;
};

const checkSize = (entry: Entry, sum: number): void => {
  if (sum > MOST_UNPACKED) throw bomb();
  if (entry.uncompressedSize > SMALL && entry.uncompressedSize > entry.compressedSize * MOST_RATIO) {
    throw bomb();
  }
};

const typeFrom = (names: ReadonlySet<string>, mimetype: string): OfficeType | null => {
  if (mimetype === ODT && names.has('content.xml')) return 'odt';
  if (!names.has('[Content_Types].xml')) return null;
  if (names.has('word/document.xml')) return 'docx';
  return names.has('xl/workbook.xml') ? 'xlsx' : null;
};

const look = async (zip: ZipFile): Promise<OfficeType | null> => {
  if (zip.entryCount > MOST_ENTRIES) throw bomb();
  const entries: Entry[] = [];
  let sum = 0;
  for await (const entry of zip.eachEntry()) {
    sum += entry.uncompressedSize;
    checkSize(entry, sum);
    entries.push(entry);
    if (entries.length > MOST_ENTRIES) throw bomb();
  }
  const names = new Set(entries.map(({ fileName }) => fileName));
  // A part twice is read by some programs as the one and by others as the other.
  if (names.size !== entries.length) return null;
  if ([...names].some((name) => PROGRAM.test(name))) return null;
  const mime = entries.find(({ fileName }) => fileName === 'mimetype');
  const mimetype =
    mime !== undefined && mime.uncompressedSize < 100
      ? (await buffer(await zip.openReadStreamPromise(mime))).toString('latin1').trim()
      : '';
  const type = typeFrom(names, mimetype);
  if (type === null) return null;
  // What the directory tells about the sizes is held against what is there, one part after the other.
  for (const entry of entries) await unpack(zip, entry);
  return type;
};

/**
 * Which kind of document a zip holds, from its directory; null for any other zip, one that is damaged, and one with a
 * program in it.
 * @throws Refusal 413 for one that unpacks to too much.
 */
export const officeTypeOf = async (path: string): Promise<OfficeType | null> => {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { validateEntrySizes: true, autoClose: false });
  } catch {
    return null;
  }
  try {
    return await look(zip);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return null;
  } finally {
    zip.close();
  }
};
