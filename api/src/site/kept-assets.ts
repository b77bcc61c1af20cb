import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds, longer than a page stays open. */
const KEPT = 60 * 24 * 60 * 60 * 1_000;

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Keeps the shell's files beside the releases until two months after their last build, so that open pages can load
 * parts of an older shell, and stacks stay readable.
 * @param own a folder of the present shell: its assets, or their source maps
 */
export const keepFiles = async (own: string, kept: string, now: number): Promise<void> => {
  const names = await readdir(own).catch(() => [] as string[]);
  await mkdir(kept, { recursive: true });
  const at = new Date(now);
  for (const name of names) {
    const copy = join(kept, name);
    if (!(await isThere(copy))) {
      // Another server may serve from the folder, so files appear whole by renaming.
      const part = `${copy}.${String(process.pid)}.part`;
      await copyFile(join(own, name), part);
      await rename(part, copy);
    }
    await utimes(copy, at, at);
  }
  const current = new Set(names);
  for (const name of await readdir(kept)) {
    if (current.has(name)) continue;
    const { mtimeMs } = await stat(join(kept, name));
    if (now - mtimeMs > KEPT) await rm(join(kept, name), { force: true });
  }
};

/** The folder with a shell's file: the present shell's, otherwise the kept ones'. */
export const folderOfAsset = async (siteDir: string, kept: string, name: string): Promise<string> => {
  const own = join(siteDir, 'assets');
  // Names contain their content's hash; invalid names are refused on sending.
  return !name.includes('/') && !(await isThere(join(own, name))) ? kept : own;
};
