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

/** Tries it in a temporary folder of its own, so that no file is left behind or overwritten. */
const tryWriting = async (folder: string): Promise<void> => {
  await rmdir(await mkdtemp(join(folder, '.writable-')));
};

/** @throws ConfigurationError where the embedded database could not write: it would wait for ever. */
const mustHaveRoom = async (folder: string): Promise<void> => {
  if ((await openFreeSpace(folder)()) < RESERVED_FOR_DATABASE)
    throw new ConfigurationError(
      `DATA_DIR is ${JSON.stringify(folder)}: its disk is full; free at least ${RESERVED_FOR_DATABASE / 1024 / 1024} MB`,
    );
};

/** Quoted for a shell command. */
const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`)}'`;

/** @throws ConfigurationError where other users of the machine may read what is in the folder, or write to it. */
const mustBePrivate = async (folder: string): Promise<void> => {
  // Windows has no such bits: a folder there inherits the rights of the one that it is in.
  if (process.platform === 'win32') return;
  const { mode } = await stat(folder);
  if ((mode & OTHERS) === 0) return;
  throw new ConfigurationError(
    `DATA_DIR is ${JSON.stringify(folder)}: other users of this machine have access to it; run chmod 700 ${quoted(folder)}`,
  );
};

/**
 * Makes DATA_DIR where it is not there, for this user alone. Beside PostgreSQL it may be that only folders within can
 * be written to.
 * @throws ConfigurationError where it is no folder, one that cannot be written to, one without room, or one that other
 * users have access to.
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
