import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Configuration, ConfigurationError } from './configuration.ts';
import { OTHERS, PRIVATE, refusalOfFolder } from './access-of-others.ts';
import { openFreeSpace } from './disk/free-space.ts';
import { RESERVED_FOR_DATABASE } from './disk/room.ts';
import { codeOf } from './error-code.ts';

/** Makes all further files of this process readable by its own user alone. */
export const keepFilesPrivate = (): void => {
  process.umask(OTHERS);
};

/** Creates one folder after the other: Node's recursive mkdir never returns for a path below /proc. */
const make = async (folder: string): Promise<void> => {
  const found = await stat(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (found?.isDirectory() === true) return;
  if (found !== null) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
  await make(dirname(folder));
  await mkdir(folder, { mode: PRIVATE }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
};

/** Writes into a temporary subfolder, so that no file is left behind or overwritten. */
const tryWriting = async (folder: string): Promise<void> => {
  await rmdir(await mkdtemp(join(folder, '.writable-')));
};

/** @throws ConfigurationError if the disk is too full for the embedded database, which would hang */
const mustHaveRoom = async (folder: string): Promise<void> => {
  if ((await openFreeSpace(folder)()) < RESERVED_FOR_DATABASE)
    throw new ConfigurationError(
      `DATA_DIR is ${JSON.stringify(folder)}: its disk is full; free at least ${RESERVED_FOR_DATABASE / 1024 / 1024} MB`,
    );
};

/**
 * Creates DATA_DIR if missing, for this user alone. With PostgreSQL, only its subfolders need be writable.
 * @throws ConfigurationError if it is no folder, not writable, full, or accessible to other users.
 */
export const prepareDataFolder = async ({ dataDir, databaseUrl }: Configuration): Promise<void> => {
  try {
    await make(dataDir);
    if (databaseUrl === null) {
      await tryWriting(dataDir);
      await mustHaveRoom(dataDir);
    }
    const refusal = refusalOfFolder(dataDir);
    if (refusal !== null) throw new ConfigurationError(refusal);
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    throw new ConfigurationError(
      `DATA_DIR is ${JSON.stringify(dataDir)}: give a folder that can be written to (${code})`,
    );
  }
};
