import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import type { Envelope } from '@phila/contract';
import { type Configuration, ConfigurationError, readConfiguration } from '../configuration.ts';
import { FolderInUse, lockFolder } from '../database/folder-lock.ts';
import { assertTarget, keepSnapshot, restoreBackup } from './backup-folder.ts';
import { takeSnapshot } from './snapshot.ts';

/** @throws ConfigurationError for data that these commands do not reach */
const mustBeEmbedded = ({ databaseUrl, s3Endpoint }: Configuration): void => {
  if (databaseUrl !== null)
    throw new ConfigurationError(
      'DATABASE_URL is set: this is for the embedded database; PostgreSQL has backups of its own (docs/guides/operate.md)',
    );
  if (s3Endpoint !== null)
    throw new ConfigurationError(
      'S3_ENDPOINT is set: files are in the bucket, which has backups of its own (docs/guides/operate.md)',
    );
};

/** Asks the running site for a snapshot. @throws ConfigurationError where it does not answer */
const askForSnapshot = async (site: string, dataDir: string): Promise<string> => {
  const token = (await readFile(join(dataDir, 'operator-token'), 'utf8')).trim();
  const response = await fetch(new URL('/api/v1/Backups/snapshot', site), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => null);
  if (response === null)
    throw new ConfigurationError(`No site answers at ${site}: name it with --site http://localhost:PORT`);
  const answer = (await response.json().catch(() => null)) as Envelope<string> | null;
  if (answer === null || !answer.isSuccess || answer.value === null)
    throw new ConfigurationError(
      `${site} makes no backup of ${dataDir}: ${answer?.errorMessage ?? response.status}`,
    );
  return answer.value;
};

/** Takes a snapshot of a site that does not run. */
const snapshotAtRest = async (dataDir: string): Promise<string> => {
  const client = await PGlite.create({ dataDir: join(dataDir, 'database') });
  try {
    return await takeSnapshot({ dataDir, alone: (work) => work(), dump: () => client.dumpDataDir('none') });
  } finally {
    await client.close();
  }
};

const snapshotOf = async (dataDir: string, site: string): Promise<string> => {
  let unlock: () => Promise<void>;
  try {
    unlock = await lockFolder(join(dataDir, 'database.lock'), dataDir, 0);
  } catch (error) {
    if (error instanceof FolderInUse) return askForSnapshot(site, dataDir);
    throw error;
  }
  try {
    return await snapshotAtRest(dataDir);
  } finally {
    await unlock();
  }
};

type Environment = Readonly<Record<string, string | undefined>>;

/** `backup <folder> [--site http://…]`. @returns what was done; null for wrong arguments */
export const backUp = async (args: string[], environment: Environment): Promise<string | null> => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { site: { type: 'string' } },
  });
  const [named, ...more] = positionals;
  if (named === undefined || more.length > 0) return null;
  const configuration = readConfiguration(environment);
  mustBeEmbedded(configuration);
  const { dataDir, port } = configuration;
  const target = resolve(named);
  await assertTarget(target, dataDir);
  const snapshot = await snapshotOf(dataDir, values.site ?? `http://localhost:${port}`);
  try {
    const files = await keepSnapshot(snapshot, target, new Date());
    return `${target} has the database and ${files - 1} files. It has keys and people’s papers in it: keep it as you keep ${dataDir}.`;
  } finally {
    await rm(snapshot, { recursive: true, force: true });
  }
};

/** `restore <folder>`. @returns what was done; null for wrong arguments */
export const restore = async (args: string[], environment: Environment): Promise<string | null> => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [named, ...more] = positionals;
  if (named === undefined || more.length > 0) return null;
  const configuration = readConfiguration(environment);
  mustBeEmbedded(configuration);
  const madeAt = await restoreBackup(resolve(named), configuration.dataDir);
  return `${configuration.dataDir} is as it was on ${madeAt}. Start the site on it.`;
};
