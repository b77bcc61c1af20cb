import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

/** Another process has the embedded database's folder open. */
export class FolderInUse extends Error {}

/**
 * When the process with this id started, in the kernel's ticks: tells a living owner from a later process that was
 * given the same id (in containers the service is number 1 every time). Null where the system does not say.
 */
const startOf = async (pid: number): Promise<string | null> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may hold spaces; the start is the 22nd of all.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

/** The kernel's boot: process ids and ticks mean nothing across two of them. */
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
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isAlive = async (owner: Owner): Promise<boolean> => {
  if (owner.boot !== (await boot())) return false;
  if (!exists(owner.pid)) return false;
  return owner.started === (await startOf(owner.pid));
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Takes the lock file for this process, or says who has it. PGlite itself lets two processes open one folder and
 * destroy it. The lock of a process that was killed is recovered.
 * @returns what gives the lock back.
 * @throws FolderInUse
 */
export const lockFolder = async (file: string, folder: string): Promise<() => Promise<void>> => {
  const mine = `${file}.${randomUUID()}`;
  const content = JSON.stringify({
    pid: process.pid,
    started: await startOf(process.pid),
    boot: await boot(),
    // So that two takers in one process are told apart.
    token: randomUUID(),
  });
  await writeFile(mine, content, { flush: true });
  try {
    for (;;) {
      try {
        // A hard link appears whole or not at all.
        await link(mine, file);
        return async () => {
          if ((await readFile(file, 'utf8').catch(() => '')) === content) await rm(file, { force: true });
        };
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
      let found: string;
      try {
        found = await readFile(file, 'utf8');
      } catch (error) {
        if (isMissing(error)) continue;
        throw error;
      }
      const owner = parse(found);
      if (owner !== null && (await isAlive(owner))) {
        throw new FolderInUse(
          `The data folder ${folder} is in use by process ${owner.pid}. Stop it, or give this one another DATA_DIR.`,
        );
      }
      // Taken aside before it is thrown away: two starters cannot both throw away what one of them just made.
      const aside = `${mine}.stale`;
      try {
        await rename(file, aside);
      } catch (error) {
        if (isMissing(error)) continue;
        throw error;
      }
      if ((await readFile(aside, 'utf8')) !== found) await link(aside, file).catch(() => undefined);
      await rm(aside, { force: true });
    }
  } finally {
    await rm(mine, { force: true });
  }
};
