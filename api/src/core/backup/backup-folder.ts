import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PGlite } from '@electric-sql/pglite';
import { ConfigurationError } from '../configuration.ts';
import { codeOf } from '../error-code.ts';
import { DATABASE } from './snapshot.ts';

/** Describes a backup, written last: a folder without it is none. */
const MANIFEST = 'backup.json';
const FORMAT = 1;

interface Manifest {
  format: number;
  madeAt: string;
  /** SHA-256 of the database. */
  database: string;
  /** Number of files, the database included. */
  files: number;
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Names in a folder; none where there is no folder. */
const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
};

const mustBeEmpty = async (folder: string, words: string): Promise<void> => {
  const names = await namesIn(folder).catch((error: unknown) => {
    throw new ConfigurationError(`${folder} is no folder (${codeOf(error) ?? 'not readable'}): ${words}`);
  });
  if (names.length > 0) throw new ConfigurationError(`${folder} is not empty: ${words}`);
};

/** @throws ConfigurationError for a folder that is taken, or within the data folder */
export const assertTarget = async (target: string, dataDir: string): Promise<void> => {
  if (!relative(dataDir, target).startsWith('..') && relative(dataDir, target) !== resolve(target))
    throw new ConfigurationError(`${target} is within DATA_DIR: name a folder on another disk`);
  await mustBeEmpty(target, 'name a new folder for the backup');
};

/** Puts a folder in the place of an empty one, or of none. */
const putInPlace = async (from: string, to: string): Promise<void> => {
  await rmdir(to).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  await rename(from, to);
};

/** Copies a snapshot to where the backup is to be: whole or not at all. @returns the number of its files */
export const keepSnapshot = async (snapshot: string, target: string, now: Date): Promise<number> => {
  const part = `${target}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  await cp(snapshot, part, { recursive: true });
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: now.toISOString(),
    database: await hashOf(join(part, DATABASE)),
    files: (await filesIn(part)).length,
  };
  await writeFile(join(part, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  await putInPlace(part, target);
  return manifest.files;
};

/** @throws ConfigurationError for a folder that is no backup, or one in which something is missing or changed */
const readManifest = async (backup: string): Promise<Manifest> => {
  const text = await readFile(join(backup, MANIFEST), 'utf8').catch((error: unknown) => {
    throw new ConfigurationError(
      `${backup} is no whole backup: it has no ${MANIFEST} (${codeOf(error) ?? 'not readable'})`,
    );
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT)
    throw new ConfigurationError(`${backup} is a backup of a later version: restore it with that one`);
  const files = (await filesIn(backup)).length - 1;
  if (files !== manifest.files)
    throw new ConfigurationError(
      `${backup} is no whole backup: it has ${files} files of ${manifest.files}; copy it again`,
    );
  if ((await hashOf(join(backup, DATABASE))) !== manifest.database)
    throw new ConfigurationError(`${backup} is no whole backup: its database was changed; copy it again`);
  return manifest;
};

/**
 * Makes the data folder of a backup, whole or not at all.
 * @returns when the backup was made
 * @throws ConfigurationError where the data folder has something in it, or the backup is not whole
 */
export const restoreBackup = async (backup: string, dataDir: string): Promise<string> => {
  await mustBeEmpty(dataDir, 'a backup is restored into an empty DATA_DIR, so that nothing is overwritten');
  const { madeAt } = await readManifest(backup);
  const part = `${dataDir}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  const left = new Set([join(backup, MANIFEST), join(backup, DATABASE)]);
  await cp(backup, part, { recursive: true, filter: (from) => !left.has(from) });
  // Opens it once, so that a database which does not open is found now.
  const database = await PGlite.create({
    dataDir: join(part, 'database'),
    loadDataDir: await openAsBlob(join(backup, DATABASE)),
  });
  await database.close();
  await chmod(part, 0o700);
  await putInPlace(part, dataDir);
  return madeAt;
};
