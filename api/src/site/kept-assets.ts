import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than a page stays open, in milliseconds. */
const KEPT = 60 * 24 * 60 * 60 * 1_000;

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Keeps a copy of the shell's files beside the remotes' releases, until no shell has had them for two months. A page
 * opened before a newer shell goes on loading its own parts, and its stacks stay readable.
 * @param own a folder of the present shell: its assets, or their source maps
 */
export const keepFiles = async (own: string, kept: string, now: number): Promise<void> => {
  const names = await readdir(own).catch(() => [] as string[]);
  await mkdir(kept, { recursive: true });
  const at = new Date(now);
  for (const name of names) {
    const copy = join(kept, name);
    if (!(await isThere(copy))) {
      // Renames only whole files, as another server may serve from the folder.
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

/** The folder that has a file of a shell: the present one's, or else that of the kept ones. */
export const folderOfAsset = async (siteDir: string, kept: string, name: string): Promise<string> => {
  const own = join(siteDir, 'assets');
  // Each name is its content's hash; what is no plain name is refused where files are sent.
  return !name.includes('/') && !(await isThere(join(own, name))) ? kept : own;
};
