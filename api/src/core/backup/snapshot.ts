import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../error-code.ts';

/** The embedded database within a snapshot, as PGlite writes and reads it. */
export const DATABASE = 'database.tar';
/** Folder of the data folder in which snapshots are made. */
const SNAPSHOTS = 'backups';
/** Belongs to a site beside its database; the rest of the data folder is made again, or is another process's. */
const KEPT = ['blobs', 'mail', 'sms', 'token-secret', 'sealing-key', 'operator-token'];
/** Names of files that are still being written. */
const PART = /\.part$/;

/** Makes a second name for each file, which takes no room and keeps it when the first is removed. */
const linkAll = async (from: string, to: string): Promise<void> => {
  const found = await stat(from).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (found === null || PART.test(from)) return;
  if (found.isDirectory()) {
    await mkdir(to, { recursive: true });
    for (const name of await readdir(from)) await linkAll(join(from, name), join(to, name));
  } else
    await link(from, to).catch((error: unknown) => {
      // Leaves out a file that was given its name, or sent, in this moment.
      if (codeOf(error) !== 'ENOENT') throw error;
    });
};

interface SnapshotParts {
  dataDir: string;
  /** Runs while nothing else reads or writes the database. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** The database's files, in one. */
  dump: () => Promise<Blob>;
}

/**
 * Takes the state of one moment: no file that the database names is missing, as files are removed in transactions.
 * @returns its folder, below the data folder
 */
export const takeSnapshot = async ({ dataDir, alone, dump }: SnapshotParts): Promise<string> => {
  const snapshots = join(dataDir, SNAPSHOTS);
  await rm(snapshots, { recursive: true, force: true });
  const folder = join(snapshots, randomUUID());
  await mkdir(folder, { recursive: true });
  let database: Blob | undefined;
  await alone(async () => {
    database = await dump();
    for (const name of KEPT) await linkAll(join(dataDir, name), join(folder, name));
  });
  if (database === undefined) throw new Error('The database was not read');
  await writeFile(join(folder, DATABASE), database.stream(), { flush: true });
  return folder;
};
