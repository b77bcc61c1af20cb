import { brand } from '@phila/contract';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { WholeService } from '../../core/area.ts';
import type { PersonalFile } from '../../core/personal-data/personal-area.ts';
import { printedCopy } from './printed.ts';
import { type PartRows, readablePage } from './readable.ts';

/** Gathers everything that the areas hold about a person. */
const gatherRows = async (
  services: WholeService,
  accountId: string,
): Promise<{ held: PartRows[]; files: PersonalFile[] }> => {
  const held: PartRows[] = [];
  const files: PersonalFile[] = [];
  for (const { personal: area } of services.areas) {
    for (const part of area.parts) held.push({ part, rows: await part.read(services, accountId) });
    files.push(...((await area.files?.(services.database, accountId)) ?? []));
  }
  return { held, files };
};

const MAX_CHARACTERS = 120;

/** A file name that every system can unpack, from any typed text. */
const safeName = (name: string): string => {
  const plain = name
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- they are exactly what must not get into a file name
    .replaceAll(/[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '_')
    .replace(/^[. ]+/u, '_')
    .replace(/[. ]+$/u, '');
  if (plain === '') return 'file';
  const [, ending = ''] = /(\.[^.]{1,10})$/u.exec(plain) ?? [];
  return plain.length <= MAX_CHARACTERS
    ? plain
    : `${plain.slice(0, MAX_CHARACTERS - ending.length)}${ending}`;
};

/** Makes paths safe, and distinct on systems that ignore case. */
export const safePaths = (files: readonly PersonalFile[]): PersonalFile[] => {
  const taken = new Set<string>();
  return files.flatMap(({ key, path }) => {
    if (path === null) return [];
    const safe = path.split('/').map(safeName).join('/');
    const [, stem = safe, ending = ''] = /^(.*?)(\.[^./]+)?$/u.exec(safe) ?? [];
    let free = safe;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${ending}`;
    taken.add(free.toLowerCase());
    return [{ key, path: free }];
  });
};

/** File types that are compressed already and gain nothing. */
const PACKED = /\.(?:jpe?g|png|webp|pdf|docx|xlsx|odt|zip)$/iu;

/**
 * Streams the archive, reading files one by one, so its size does not matter. A file removed while it streams is empty.
 */
export const archiveOf = async (services: WholeService, accountId: string, now: Date): Promise<Readable> => {
  const { held, files: all } = await gatherRows(services, accountId);
  const files = safePaths(all);
  const zip = new ZipFile();
  const mtime = now;
  const json = {
    about: `Everything that ${brand.name} holds about you`,
    at: now.toISOString(),
    ...Object.fromEntries(held.map(({ part, rows }) => [part.name, rows.map(({ values }) => values)])),
    files: files.map(({ path }) => path),
  };
  const printed = await printedCopy(services, accountId, held, files, now);
  const page = readablePage(held, files, now, printed !== null);
  zip.addBuffer(Buffer.from(page), 'your-data.html', { mtime });
  zip.addBuffer(Buffer.from(`${JSON.stringify(json, null, 2)}\n`), 'your-data.json', { mtime });
  if (printed !== null) zip.addBuffer(Buffer.from(printed), 'your-data.pdf', { mtime, compress: false });
  const out = new PassThrough();
  for (const { key, path } of files) {
    if (path === null) continue;
    zip.addReadStreamLazy(path, { mtime, compress: !PACKED.test(path) }, (give) => {
      services.blobs.get(key).then(
        (bytes) => give(null, bytes ?? Readable.from([])),
        (error: unknown) => out.destroy(error instanceof Error ? error : new Error('A file cannot be read')),
      );
    });
  }
  zip.on('error', (error) => out.destroy(error as Error));
  zip.outputStream.pipe(out);
  zip.end();
  return out;
};
