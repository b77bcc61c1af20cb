import { type ReleaseManifest, SHELL } from '@phila/contract';
import * as z from 'zod/mini';

const SERVED = /\.(?:js|css|woff2|ttf|icc|png|jpe?g|webp|avif|gif|svg|json|txt)$/;

/** Files at fixed addresses that only the shell has. */
const OF_SHELL = /^public\/[\w.-]+\.(?:webmanifest|pdf|ico)$/;

/** The code that draws pages, which the service runs without rights and never serves. */
const NODE_FILE = /^node\/[\da-f]+\.cjs$/;

const MAP = /\.map$/;

/** Files of a build, and bytes of all of them. */
const MOST_FILES = 2_000;
const MOST_BYTES = 100_000_000;

/** Plain segments only: no `..`, no empty one, nothing that a browser or a disk would read otherwise. */
const PATH = /^(?!.*(?:^|\/)\.+(?:\/|$))[\w.@-]+(?:\/[\w.@-]+)*$/;

const hashes = z._default(z.record(z.string(), z.string()), {});

/** The integrity of files as a build states it itself. */
const stated = z.looseObject({
  integrity: hashes,
  assets: hashes,
  draw: z.optional(z.object({ file: z.string(), integrity: z.string() })),
  host: z.optional(z.object({ file: z.string(), integrity: z.string() })),
});

/** Tells by a file's path in its release if anybody may request it. */
export const isServed = (path: string, remote: string): boolean =>
  PATH.test(path) && (SERVED.test(path) || (remote === SHELL && OF_SHELL.test(path)));

const isTaken = (path: string, remote: string): boolean =>
  isServed(path, remote) || NODE_FILE.test(path) || MAP.test(path);

/**
 * Compares the files of a publication with what the build says of itself.
 * @param stored the integrity of the bytes that were received, by their SHA-256
 * @returns the sentence that refuses it, or null
 */
export const refusalOfFiles = (
  remote: string,
  { release, files }: ReleaseManifest,
  stored: ReadonlyMap<string, { integrity: string; size: number }>,
): string | null => {
  const all = Object.entries(files);
  if (all.length > MOST_FILES)
    return `${remote} has ${all.length} files, and a build has at most ${MOST_FILES}.`;
  const bytes = all.reduce((total, [, { size }]) => total + size, 0);
  if (bytes > MOST_BYTES)
    return `${remote} has ${bytes} bytes in all, and a build has at most ${MOST_BYTES}.`;
  for (const [path, { sha256, size }] of all) {
    if (!PATH.test(path)) return `${JSON.stringify(path)} of ${remote} is no path within a build.`;
    if (!isTaken(path, remote))
      return `${path} of ${remote} is of no type that a site serves: scripts (js), styles, fonts (woff2, ttf), pictures and their colours (icc), json, and licences (txt). Leave it out of the build.`;
    if (stored.get(sha256)?.size !== size)
      return `${path} of ${remote} has another size than its manifest says.`;
  }
  const { integrity, assets, draw, host } = stated.parse(release);
  const named = new Map([
    ...Object.entries(integrity),
    ...Object.entries(assets),
    ...[draw, host].flatMap((one) => (one === undefined ? [] : [[one.file, one.integrity] as const])),
  ]);
  for (const [path, hash] of named)
    if (stored.get(files[path]?.sha256 ?? '')?.integrity !== hash)
      return `${path} of ${remote} was built again after its release.json was written, or is gone. Write that again.`;
  const unnamed = Object.keys(files).find((path) => !named.has(path) && !MAP.test(path));
  return remote === SHELL || unnamed === undefined
    ? null
    : `${unnamed} of ${remote} is not named by its release.json. Leave it out of the build, or write that again.`;
};
