import { buffer } from 'node:stream/consumers';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { Refusal } from '../http/refusal.ts';
import { type PackageFault, packageType } from './office-package.ts';

export type OfficeType = 'docx' | 'xlsx' | 'odt';

/** The most bytes to unpack, all parts together; a zip bomb has thousands of times that. */
const MAX_UNPACKED = 100 * 1024 * 1024;
const MAX_ENTRIES = 5_000;
/** Size below which a part's compression ratio is not checked. */
const SMALL = 1024 * 1024;
/** The highest compression ratio: XML text reaches 20, and nothing that people write reaches 200. */
const MAX_RATIO = 200;

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.';
const ODT = `${OPEN_DOCUMENT}text`;

/** Parts of packages by Pages, Numbers and Keynote, from 2009 and since 2013. */
const APPLE =
  /^(?:Index\/.*\.iwa|Index\.zip|index\.apxl(?:\.gz)?|(?:Metadata\/)?buildVersionHistory\.plist)$/i;

/** Macros: they would run for anybody who opens the document. */
const PROGRAM = /(?:^|\/)(?:vbaProject\.bin|Basic\/|Scripts\/)|\.(?:exe|dll|js|vbs|bat|cmd|scr|ps1)$/i;

const bomb = (): Refusal => new Refusal(413, 'This file unpacks to far more than it should');

/** Unpacks a part only to measure it; the reader fails if it differs from the directory. */
const unpack = async (zip: ZipFile, entry: Entry): Promise<void> => {
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream) void chunk;
};

const checkSize = (entry: Entry, sum: number): void => {
  if (sum > MAX_UNPACKED) throw bomb();
  if (entry.uncompressedSize > SMALL && entry.uncompressedSize > entry.compressedSize * MAX_RATIO) {
    throw bomb();
  }
};

/** A part as text; null if it is too long for its kind, or not UTF-8. */
const textOf = async (zip: ZipFile, entry: Entry, most: number): Promise<string | null> => {
  if (entry.uncompressedSize > most) return null;
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The type of a zip, or the reason for refusing it. */
export type OfficeAnswer = { type: OfficeType } | { fault: PackageFault | 'archive' | 'damaged' | 'sheet' };

const typeFrom = async (zip: ZipFile, entries: readonly Entry[]): Promise<OfficeAnswer> => {
  const names = new Set(entries.map(({ fileName }) => fileName));
  const read = async (name: string, most: number): Promise<string | null> => {
    const entry = entries.find(({ fileName }) => fileName === name);
    return entry === undefined ? null : textOf(zip, entry, most);
  };
  const openDocument = (await read('mimetype', 100))?.trim();
  if (openDocument === ODT && names.has('content.xml')) return { type: 'odt' };
  if (openDocument?.startsWith(`${OPEN_DOCUMENT}spreadsheet`) === true) return { fault: 'sheet' };
  if (openDocument?.startsWith(`${OPEN_DOCUMENT}presentation`) === true) return { fault: 'slides' };
  if (openDocument?.startsWith(`${ODT}-template`) === true) return { fault: 'template' };
  if ([...names].some((name) => APPLE.test(name))) return { fault: 'apple' };
  const contentTypes = await read('[Content_Types].xml', SMALL);
  const rootRelations = await read('_rels/.rels', SMALL);
  if (contentTypes === null || rootRelations === null)
    return { fault: names.has('[Content_Types].xml') ? 'unclear' : 'archive' };
  const relations: string[] = [];
  for (const name of names) {
    if (!name.toLowerCase().endsWith('.rels') || name === '_rels/.rels') continue;
    const xml = await read(name, SMALL);
    if (xml === null) return { fault: 'unclear' };
    relations.push(xml);
  }
  return packageType({ contentTypes, rootRelations, relations, names });
};

const look = async (zip: ZipFile): Promise<OfficeAnswer> => {
  if (zip.entryCount > MAX_ENTRIES) throw bomb();
  const entries: Entry[] = [];
  let sum = 0;
  for await (const entry of zip.eachEntry()) {
    sum += entry.uncompressedSize;
    checkSize(entry, sum);
    entries.push(entry);
    if (entries.length > MAX_ENTRIES) throw bomb();
  }
  const names = new Set(entries.map(({ fileName }) => fileName));
  // Refuses names that differ only in case, because programs disagree on which part to read.
  if (new Set([...names].map((name) => name.toLowerCase())).size !== entries.length)
    return { fault: 'unclear' };
  if ([...names].some((name) => PROGRAM.test(name)))
    return { fault: names.has('[Content_Types].xml') || names.has('mimetype') ? 'macros' : 'archive' };
  const answer = await typeFrom(zip, entries);
  if ('fault' in answer) return answer;
  // Compares the sizes in the zip directory with the actual ones, part by part.
  for (const entry of entries) await unpack(zip, entry);
  return answer;
};

/**
 * Recognises an Office document by its package's own description. Refuses any other zip, a damaged one, and one with
 * macros or programs.
 * @throws Refusal 413 for a zip that unpacks to too much
 */
export const officeTypeOf = async (path: string): Promise<OfficeAnswer> => {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { validateEntrySizes: true, autoClose: false });
  } catch {
    return { fault: 'damaged' };
  }
  try {
    return await look(zip);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return { fault: 'damaged' };
  } finally {
    zip.close();
  }
};
