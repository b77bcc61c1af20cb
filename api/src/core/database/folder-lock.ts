import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../error-code.ts';

/** Another process has the embedded database's folder open. */
export class FolderInUse extends Error {}

/**
 * When the process with this id started, in the kernel's ticks: tells a living owner from a later process that was
 * given the same id (in containers the service is number 1 every time). 'dead' for a zombie, which was
 * killed and not yet waited for by its parent; null where the system does not say.
 */
const startOf = async (pid: number): Promise<string | null> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may hold spaces; the state is the third and the start the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? 'dead' : (fields[19] ?? null);
  } catch {
    return null;
  }
};

/** The id of the kernel's boot: process ids and ticks are comparable only within one boot. */
const boot = async (): Promise<string | null> => {
  try {
    return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  } catch {
    return null;
  }
};

interface Owner {
  pid: number;
  started: string | null;
  boot: string | null;
}

const parse = (text: string): Owner | null => {
  try {
    const owner = JSON.parse(text) as Partial<Owner>;
    return typeof owner.pid === 'number'
      ? { pid: owner.pid, started: owner.started ?? null, boot: owner.boot ?? null }
      : null;
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

const isAlive = async (owner: Owner): Promise<boolean> => {
  if (owner.boot !== (await boot())) return false;
  if (!exists(owner.pid)) return false;
  return owner.started === (await startOf(owner.pid));
};

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

const isOfTheLiving = async (content: string): Promise<boolean> => {
  const owner = parse(content);
  return owner !== null && (await isAlive(owner));
};

/**
 * Replaces the lock of a dead process, unless another process is doing so: whoever creates a second file named after
 * this very lock may replace it, and nobody else touches it meanwhile.
 * @returns whether the lock is ours now.
 */
const replaceStale = async (mine: string, file: string, stale: string): Promise<boolean> => {
  const claim = `${file}.${createHash('sha256').update(stale).digest('hex').slice(0, 16)}`;
  if (!(await create(mine, claim))) {
    const claimant = await readIfThere(claim);
    if (claimant !== null && !(await isOfTheLiving(claimant))) await rm(claim, { force: true });
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

/** How long a process that is just ending may take, in milliseconds, before the folder counts as in use. */
const PATIENCE = 2_000;

/**
 * Takes the lock file for this process, or says who has it. PGlite itself lets two processes open one folder and
 * destroy it. The lock of a process that was killed is recovered.
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
  const owner: Owner = { pid: process.pid, started: await startOf(process.pid), boot: await boot() };
  // The token tells two takers in one process apart.
  const content = JSON.stringify({ ...owner, token: randomUUID() });
  await writeFile(mine, content, { flush: true });
  const unlock = async (): Promise<void> => {
    if ((await readIfThere(file)) === content) await rm(file, { force: true });
  };
  try {
    for (;;) {
      if (await create(mine, file)) return unlock;
      const found = await readIfThere(file);
      if (found === null) continue;
      if (await isOfTheLiving(found)) {
        if (performance.now() < until) {
          await setTimeout(50);
          continue;
        }
        throw new FolderInUse(
          `The data folder ${folder} is in use by process ${parse(found)?.pid}. Stop it, or give this one another DATA_DIR.`,
        );
      }
      if (await replaceStale(mine, file, found)) return unlock;
    }
  } finally {
    await rm(mine, { force: true });
  }
};
