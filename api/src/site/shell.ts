import * as z from 'zod/mini';

const files = z.array(z.string());

/** The shell's description of its own build, `shell.json`; the page is made from it. File names are relative to `/`. */
export const shellManifest = z.object({
  /** The platform package's version. */
  platform: z.string(),
  scripts: files,
  styles: files,
  fonts: files,
  /** Runs in a page with HTML and starts the first scripts. */
  beforeStart: z.optional(z.string()),
  /** The public footer as a mustache template (first-footer.ts). */
  firstFooter: z.optional(z.string()),
  /** Provides the shared modules for Node to remotes. */
  host: z.optional(z.object({ file: z.string(), integrity: z.string() })),
  /** Integrity of the scripts and styles, by file name. */
  integrity: z._default(z.record(z.string(), z.string()), {}),
  /** The file that lists the hashes of files loaded later; a development server has none. */
  laterFiles: z.optional(z.object({ file: z.string(), integrity: z.string() })),
  /** Each layout's files beyond the first ones. */
  preload: z.record(z.string(), files),
  /** Files for a list's open row. */
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

/** Folder of files at fixed addresses in the shell's build. */
export const FIXED_FOLDER = 'public/';
