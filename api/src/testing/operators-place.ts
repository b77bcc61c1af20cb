import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMigratedDatabase, serverSecrets, testServer } from './database.ts';

const log = { info: () => undefined, error: () => undefined };

/** An operator's data folder and environment for the service and its commands. */
export interface OperatorsPlace {
  dataDir: string;
  environment: { DATA_DIR: string; [name: string]: string };
  /** Removes the folder and the database. */
  remove(): Promise<void>;
}

/** Makes a place with a migrated database, on the tests' server if there is one, otherwise embedded. */
export const operatorsPlace = async (settings: Record<string, string> = {}): Promise<OperatorsPlace> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'phila-operator-'));
  const server = testServer();
  const database = server === null ? null : await createMigratedDatabase(server, log);
  return {
    dataDir,
    environment: {
      DATA_DIR: dataDir,
      ...settings,
      ...(database === null ? {} : { DATABASE_URL: database.url, ...serverSecrets }),
    },
    remove: async () => {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
