import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Configuration, ConfigurationError } from './configuration.ts';
import { openFreeSpace } from './disk/free-space.ts';
import { RESERVED_FOR_DATABASE } from './disk/room.ts';
import { codeOf } from './error-code.ts';

/** Lets only the service's own user in: the folder has people's files, the database and the keys. */
const PRIVATE = 0o700;
/** The permission bits that `PRIVATE` removes, for `process.umask`. */
const OTHERS = 0o077;

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

/** Quotes for a shell command. */
const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`)}'`;

/** @throws ConfigurationError if other users of the machine may read or write the folder. */
const mustBePrivate = async (folder: string): Promise<void> => {
  // Windows has no such bits: folders inherit their parent's rights.
  if (process.platform === 'win32') return;
  const { mode } = await stat(folder);
  if ((mode & OTHERS) === 0) return;
  throw new ConfigurationError(
    `DATA_DIR is ${JSON.stringify(folder)}: other users of this machine have access to it; run chmod 700 ${quoted(folder)}`,
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
    await mustBePrivate(dataDir);
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    throw new ConfigurationError(
      `DATA_DIR is ${JSON.stringify(dataDir)}: give a folder that can be written to (${code})`,
    );
  }
};
