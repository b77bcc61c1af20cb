import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from '../core/database/folder-lock.ts';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import type { OpenDatabase } from '../core/database/open.ts';
import { forDrizzle, forJobs } from '../core/database/embedded-client.ts';
import { migrateJobStore } from '../core/database/job-store.ts';
import { listenOnEmbedded } from '../core/database/listen.ts';
import { MIGRATIONS } from '../core/database/migrations.ts';
import { openPostgres } from '../core/database/open.ts';
import { SERVER_START } from '@phila/tooling/tests/patience';
import type { Log } from '../core/http/log.ts';

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));

/** Changes with the migrations, and with the engine that wrote the snapshot. */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256');
  hash.update(await readFile(new URL('../../package.json', import.meta.url)));
  hash.update(await readFile(new URL(import.meta.url)));
  for (const name of (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).toSorted()) {
    hash.update(name).update(await readFile(join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
};

const isThere = async (file: string): Promise<boolean> => (await stat(file).catch(() => null)) !== null;

const makeSnapshot = async (file: string): Promise<void> => {
  // Small log segments leave a quarter less to unpack for each test file.
  const client = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  forDrizzle(client);
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  await migrateJobStore({ db: forJobs(client), backend: 'pglite' });
  // Allows removing the templates of new databases: tests create no databases, and two fifths less is unpacked.
  await client.exec(`UPDATE pg_database SET datistemplate = false WHERE datname LIKE 'template%'`);
  for (const name of ['template0', 'template1']) await client.exec(`DROP DATABASE ${name}`);
  const dump = await client.dumpDataDir('none');
  await client.close();
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, new Uint8Array(await dump.arrayBuffer()));
  await rename(part, file);
};

/** A file of an empty, migrated database, made once for each set of migrations: 0.3 s instead of 3. */
const snapshot = async (): Promise<Blob> => {
  const file = join(CACHE, `migrated-${await fingerprint()}.tar`);
  if (!(await isThere(file))) {
    await mkdir(CACHE, { recursive: true });
    // Only one of several starting processes makes it.
    const unlock = await lockFolder(`${file}.lock`, CACHE, SERVER_START);
    try {
      if (!(await isThere(file))) await makeSnapshot(file);
    } finally {
      await unlock();
    }
  }
  return new Blob([await readFile(file)]);
};

const openPgliteForTest = async (): Promise<OpenDatabase> => {
  const client = forDrizzle(await PGlite.create({ loadDataDir: await snapshot() }));
  return {
    database: drizzle(client),
    listen: listenOnEmbedded(client),
    jobs: { db: forJobs(client), backend: 'pglite' },
    close: () => client.close(),
  };
};

const withServer = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The PostgreSQL server for the tests; null for PGlite. */
export const testServer = (): string | null => process.env.TEST_DATABASE_URL || null;

const addressOf = (server: string, database: string): string => {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
};

/** A service's secrets, besides its server's address. */
export const serverSecrets = {
  TOKEN_SECRET: 'what the tests sign access tokens with',
  SEALING_KEYS: 'tests:what-the-tests-seal-with-and-no-other-does',
};

interface TestDatabase {
  url: string;
  /** Drops it, even with open connections. */
  drop: () => Promise<void>;
}

const newDatabase = async (server: string, template?: string): Promise<TestDatabase> => {
  const name = `phila_test_${randomUUID().replaceAll('-', '')}`;
  const from = template === undefined ? '' : ` TEMPLATE ${template}`;
  await withServer(server, (client) => client.query(`CREATE DATABASE ${name}${from}`));
  return {
    url: addressOf(server, name),
    drop: async () => {
      await withServer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
};

/** A new, empty database on a server, for tests of filling it. */
export const createEmptyDatabase = (server: string): Promise<TestDatabase> => newDatabase(server);

/** Any number other than the migrations' lock. */
const TEMPLATE_LOCK = 728_190_432;

/** The name of a migrated database to copy, created on first use: copying takes a third of the time. */
const makeTemplate = (server: string, log: Log): Promise<string> =>
  withServer(server, async (client) => {
    const name = `phila_template_${await fingerprint()}`;
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) {
      const part = `${name}_part`;
      await client.query(`DROP DATABASE IF EXISTS ${part}`);
      await client.query(`CREATE DATABASE ${part}`);
      await (await openPostgres(addressOf(server, part), 1, log)).close();
      await client.query(`ALTER DATABASE ${part} RENAME TO ${name}`);
    }
    return name;
  });

/** Promises by server, shared by all files of this process. */
const templates = new Map<string, Promise<string>>();

/** A new, migrated database on a server. */
export const createMigratedDatabase = async (server: string, log: Log): Promise<TestDatabase> => {
  const template = templates.get(server) ?? makeTemplate(server, log);
  templates.set(server, template);
  return newDatabase(server, await template);
};

/** Milliseconds to wait for a connection: long enough that slow machines do not exhaust the pool. */
const LONGEST_WAIT = 60_000;

const openPostgresForTest = async (server: string, log: Log): Promise<OpenDatabase> => {
  const { url, drop } = await createMigratedDatabase(server, log);
  const opened = await openPostgres(url, 10, log, LONGEST_WAIT);
  return {
    database: opened.database,
    listen: opened.listen,
    jobs: opened.jobs,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
};

/** A migrated, empty database for this test file: PostgreSQL if TEST_DATABASE_URL is set, otherwise PGlite. */
export const openTestDatabase = (log: Log): Promise<OpenDatabase> => {
  const server = testServer();
  return server === null ? openPgliteForTest() : openPostgresForTest(server, log);
};
