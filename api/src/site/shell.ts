import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as z from 'zod/mini';
import type { Log } from '../core/http/log.ts';
import { nodeFile } from './node-file.ts';
import { rereadWhenChanged } from './reread.ts';

const files = z.array(z.string());

/** The shell's description of its own build, `shell.json`; the page is made from it. File names are relative to `/`. */
const shellManifest = z.object({
  /** The platform package's version. */
  platform: z.string(),
  scripts: files,
  styles: files,
  fonts: files,
  /** Runs in a page with HTML and starts the first scripts; older builds have none. */
  beforeStart: z.optional(z.string()),
  /** The public footer as a mustache template (first-footer.ts); older builds have none. */
  firstFooter: z.optional(z.string()),
  /** Provides the shared modules for Node to remotes; older builds have none. */
  host: z.optional(nodeFile),
  /** Integrity of the first scripts and styles, by file name. */
  integrity: z._default(z.record(z.string(), z.string()), {}),
  /** Each layout's files beyond the first ones. */
  preload: z.record(z.string(), files),
  /** Files for a list's open row; older builds have none. */
  openedRow: z._default(files, []),
  /** The files behind each key of the share scope (`antd/es/button`). */
  provides: z._default(z.record(z.string(), files), {}),
});

export interface Shell extends z.output<typeof shellManifest> {
  /** Files of the folder `public`, served under their own names: `paia-manual.pdf`. */
  fixed: ReadonlySet<string>;
  /** The development server with its files, if any. */
  origin?: string;
}

/** Compressed copies; they replace their file and are not served by name. */
const isTwin = (file: string): boolean => /\.(br|gz)$/.test(file);

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !isTwin(file));
};

const readShell = async (folder: string, origin: string | undefined): Promise<Shell> => ({
  ...shellManifest.parse(JSON.parse(await readFile(join(folder, 'shell.json'), 'utf8'))),
  fixed: new Set(await filesBelow(join(folder, 'public'))),
  ...(origin === undefined ? {} : { origin }),
});

/** The latest build of the shell; null for none. */
export const watchShell = (
  folder: string,
  origin: string | undefined,
  log: Log,
): (() => Promise<Shell | null>) =>
  rereadWhenChanged<Shell | null>({
    mark: () => stat(join(folder, 'shell.json')),
    read: () => readShell(folder, origin),
    absent: null,
    failed: (error) => log.error('shell not readable', error),
  });
