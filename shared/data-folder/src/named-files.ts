/**
 * A build's public files: named by its `release.json`, unchanged since then, and of types that a site serves. Never
 * HTML, because it would be a page of the site without the site's policy.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Refused } from './refused.ts';

/** The files of `release.json` with their integrity. */
interface Naming {
  /** Scripts and styles. */
  integrity: Readonly<Record<string, string>>;
  /** Pictures, fonts, data and licence texts. */
  assets: Readonly<Record<string, string>>;
  /** Draws the release's pages in Node. */
  draw?: { readonly file: string; readonly integrity: string } | undefined;
}

const SERVED = /\.(js|css|woff2|ttf|icc|png|jpe?g|webp|avif|gif|svg|json|txt)$/;

/** Tells by a file's name if anybody may request it. */
export const isServed = (file: string): boolean => SERVED.test(file);

/** A build's file for Node, which the service runs without rights. */
export const NODE_FILE = /^node\/[\da-f]+\.cjs$/;

const TWIN = /\.(?:br|gz)$/;

const isSourceMap = (file: string): boolean => file.endsWith('.map');

/** Lists a build's files and links; a link may lead to any file of the machine. */
const entriesOf = (build: string): Map<string, { isFile: boolean }> =>
  new Map(
    readdirSync(build, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => [
        relative(build, join(entry.parentPath, entry.name)).split(sep).join('/'),
        { isFile: entry.isFile() },
      ]),
  );

/** Tells if a compressed twin unpacks to the file it replaces. */
const holdsTheSame = (twin: Buffer, bytes: Buffer, isBrotli: boolean): boolean => {
  try {
    const limit = { maxOutputLength: Math.max(bytes.length, 1) };
    return (isBrotli ? brotliDecompressSync(twin, limit) : gunzipSync(twin, limit)).equals(bytes);
  } catch {
    return false;
  }
};

const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * @param name of the remote
 * @param build its folder
 * @param release the content of its `release.json`
 * @returns the files to publish beside `release.json`, and the source maps, which are stored separately
 * @throws Refused with a sentence that names the file
 */
export const namedFiles = (
  name: string,
  build: string,
  { integrity, assets, draw }: Naming,
): { published: string[]; maps: string[] } => {
  const entries = entriesOf(build);
  const named = new Map([
    ...Object.entries(integrity),
    ...Object.entries(assets),
    ...(draw === undefined ? [] : [[draw.file, draw.integrity] as const]),
  ]);
  for (const [file, hash] of named) {
    if (!isServed(file) && !(file === draw?.file && NODE_FILE.test(file)))
      throw new Refused(
        `${file} of ${name} is of no type that a site serves: scripts (js), styles, fonts (woff2, ttf), pictures and their colours (icc), json, and licences (txt). Leave it out of the build.`,
      );
    if (entries.get(file)?.isFile !== true || integrityOf(readFileSync(join(build, file))) !== hash)
      throw new Refused(
        `${file} of ${name} was built again after its release.json was written, or is gone. Write that again.`,
      );
  }
  const published = [...named.keys()];
  const maps: string[] = [];
  for (const [file, { isFile }] of entries) {
    const original = file.replace(TWIN, '');
    if (isFile && isSourceMap(file)) maps.push(file);
    if (named.has(file) || original === 'release.json' || (isFile && isSourceMap(file))) continue;
    if (original === file || !named.has(original) || !isFile)
      throw new Refused(
        `${file} of ${name} is not named by its release.json. Leave it out of the build, or write that again.`,
      );
    const [twin, bytes] = [file, original].map((one) => readFileSync(join(build, one))) as [Buffer, Buffer];
    if (!holdsTheSame(twin, bytes, file.endsWith('.br')))
      throw new Refused(`${file} of ${name} does not hold what ${original} does. Compress it again.`);
    published.push(file);
  }
  return { published, maps };
};
