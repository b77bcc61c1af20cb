import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Configuration, ConfigurationError } from './configuration.ts';
import { codeOf } from './error-code.ts';

/** Folder by folder: asked for a whole path below /proc, Node's own recursive mkdir never ends. */
const make = async (folder: string): Promise<void> => {
  const found = await stat(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (found?.isDirectory() === true) return;
  if (found !== null) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
  await make(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
};

/** In what is made for this, so that nothing is left behind or written over. */
const tryWriting = async (folder: string): Promise<void> => {
  await rmdir(await mkdtemp(join(folder, '.writable-')));
};

/**
 * Makes DATA_DIR where it is not there. Beside PostgreSQL it may be that only folders within can be written to.
 * @throws ConfigurationError where it is no folder, or one that cannot be written to.
 */
export const prepareDataFolder = async ({ dataDir, databaseUrl }: Configuration): Promise<void> => {
  try {
    await make(dataDir);
    if (databaseUrl === null) await tryWriting(dataDir);
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    throw new ConfigurationError(
      `DATA_DIR is ${JSON.stringify(dataDir)}: give a folder that can be written to (${code})`,
    );
  }
};
