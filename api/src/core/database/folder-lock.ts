import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Another process has the embedded database's folder open. */
export class FolderInUse extends Error {}

/** Locks of this process: another lock with its process id is an earlier process's, as in a container. */
const tokensInUse = new Set<string>();

interface Owner {
  pid: number;
  token: string;
}

const parse = (text: string): Owner | null => {
  try {
    const { pid, token } = JSON.parse(text) as Partial<Owner>;
    return typeof pid === 'number' && typeof token === 'string' ? { pid, token } : null;
  } catch {
    return null;
  }
};

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const isAlive = ({ pid, token }: Owner): boolean =>
  pid === process.pid ? tokensInUse.has(token) : exists(pid);

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';
const isTaken = (error: unknown): boolean => codeOf(error) === 'EEXIST';

/** Creates `target` with the whole content of `source`. @returns false if it exists */
const create = async (source: string, target: string): Promise<boolean> => {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};

const readIfThere = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const isOfTheLiving = (content: string): boolean => {
  const owner = parse(content);
  return owner !== null && isAlive(owner);
};

/**
 * Replaces a dead process's lock: only the process that creates a second file named after that lock may do so, and no
 * other touches it in the meantime.
 * @returns true if the lock is ours now.
 */
const replaceStale = async (mine: string, file: string, stale: string): Promise<boolean> => {
  const claim = `${file}.${createHash('sha256').update(stale).digest('hex').slice(0, 16)}`;
  if (!(await create(mine, claim))) {
    const claimant = await readIfThere(claim);
    if (claimant !== null && !isOfTheLiving(claimant)) await rm(claim, { force: true });
    else await setTimeout(20);
    return false;
  }
  try {
    if ((await readIfThere(file)) !== stale) return false;
    await copyFile(mine, `${mine}.lock`);
    await rename(`${mine}.lock`, file);
    return true;
  } finally {
    await rm(claim, { force: true });
  }
};

/** Milliseconds for an ending process to finish before the folder counts as in use. */
const PATIENCE = 2_000;

/**
 * Takes the lock file for this process, because PGlite lets two processes open a folder and destroy it. Recovers a
 * killed process's lock, unless another program has its id by now: then a person must delete it.
 * @returns a function that releases the lock.
 * @throws FolderInUse with its holder
 */
export const lockFolder = async (
  file: string,
  folder: string,
  patience = PATIENCE,
): Promise<() => Promise<void>> => {
  const until = performance.now() + patience;
  const mine = `${file}.${randomUUID()}`;
  // The token distinguishes two takers in a process.
  const owner: Owner = { pid: process.pid, token: randomUUID() };
  const content = JSON.stringify(owner);
  tokensInUse.add(owner.token);
  await writeFile(mine, content, { flush: true });
  const unlock = async (): Promise<void> => {
    tokensInUse.delete(owner.token);
    if ((await readIfThere(file)) === content) await rm(file, { force: true });
  };
  let isOurs = false;
  try {
    for (;;) {
      isOurs = await create(mine, file);
      if (isOurs) return unlock;
      const found = await readIfThere(file);
      if (found === null) continue;
      if (isOfTheLiving(found)) {
        if (performance.now() < until) {
          await setTimeout(50);
          continue;
        }
        throw new FolderInUse(
          `The data folder ${folder} is in use by process ${parse(found)?.pid}. Stop it, or give this one another DATA_DIR. Where that is no Phila, delete ${file}.`,
        );
      }
      isOurs = await replaceStale(mine, file, found);
      if (isOurs) return unlock;
    }
  } finally {
    if (!isOurs) tokensInUse.delete(owner.token);
    await rm(mine, { force: true });
  }
};
