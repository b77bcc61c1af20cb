import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../error-code.ts';

/** Another process has the embedded database's folder open. */
export class FolderInUse extends Error {}

/** Locks of this process: one with its process id that is not here belongs to an earlier process, as in a container. */
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

/** Creates `target` with the content of `source`, whole, or tells that it is there already. */
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
 * Replaces the lock of a dead process, unless another process is doing so: the process that creates a second file named after
 * this very lock may replace it, and no other touches it in the meantime.
 * @returns whether the lock is ours now.
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

/** Milliseconds for an ending process to finish, before the folder counts as in use. */
const PATIENCE = 2_000;

/**
 * Takes the lock file for this process, or says who has it. PGlite itself lets two processes open one folder and
 * destroy it. The lock of a process that was killed is recovered, unless another program was given its id since: then a
 * person deletes it.
 * @returns what gives the lock back.
 * @throws FolderInUse
 */
export const lockFolder = async (
  file: string,
  folder: string,
  patience = PATIENCE,
): Promise<() => Promise<void>> => {
  const until = performance.now() + patience;
  const mine = `${file}.${randomUUID()}`;
  // The token tells two takers in one process apart.
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
