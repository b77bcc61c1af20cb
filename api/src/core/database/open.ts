import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from './folder-lock.ts';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import type { Configuration } from '../configuration.ts';
import type { Log } from '../http/log.ts';
import { forDrizzle, forJobs } from './embedded-client.ts';
import { type JobStore, migrateJobStore } from './job-store.ts';
import type { Listen } from './listen.ts';
import { listenOnEmbedded, listenOnPostgres } from './listen.ts';
import { MIGRATIONS, migrationTimes } from './migrations.ts';
import { retryAborted } from './retry-aborted.ts';
import { HOUR } from '../durations.ts';

/**
 * The database as areas see it: PostgreSQL's dialect on either engine. A transaction is a `Database` too, and inside it
 * only the transaction may be used: PGlite has a single session, so the outer handle would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Connections of a pool, and requests that wait for one. */
export interface Connections {
  busy: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  database: Database;
  listen: Listen;
  /** Connects the job engine. */
  jobs: JobStore;
  /** The pool's connections now; absent where there is none. */
  connections?: () => Connections;
  /** The files of the embedded database as they are now, in one; absent for a server's. */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
}

/** Thrown for a database that another chain of migrations created: its tables would collide with ours. */
export class OtherSchema extends Error {
  constructor() {
    super(
      'These data were made by a version before 1.0, which this one does not take over: export what you need with the version that made them, and start anew with an empty DATA_DIR or database.',
    );
  }
}

const isMigrated = async (database: Database): Promise<boolean> => {
  const [{ is } = { is: false }] = await database
    .select({ is: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(values (1)) as one`);
  return is;
};

/** When the latest migration that was applied was made, in milliseconds; 0 for an empty database. */
export const appliedUntil = async (database: Database): Promise<number> => {
  if (!(await isMigrated(database))) return 0;
  const [{ until } = { until: 0 }] = await database
    .select({ until: sql`coalesce(max(created_at), 0)`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`);
  return until;
};

/** @throws OtherSchema if the first migration applied is not this build's first */
const assertSchemaContinues = async (database: Database): Promise<void> => {
  if (!(await isMigrated(database))) return;
  const [first = Number.NaN] = await migrationTimes();
  const [{ continues } = { continues: false }] = await database
    .select({ continues: sql<boolean>`coalesce(min(created_at) = ${first}, true)` })
    .from(sql`drizzle.__drizzle_migrations`);
  if (!continues) throw new OtherSchema();
};

/** Key of the advisory lock, the same on all servers. */
const MIGRATION_LOCK = 728_190_431;

/** Time for a migration to get a table that others use. */
const LONGEST_LOCK = '5s';

/** Connections of the job engine to PostgreSQL, beside the pool; where jobs run, another listens. */
const JOB_CONNECTIONS = 3;

/** PGlite has no autovacuum. */
const VACUUM_EVERY = HOUR;

/**
 * Opens PGlite under `DATA_DIR/database`.
 * @throws FolderInUse when another process has it open.
 */
export const openEmbedded = async (dataDir: string, log: Log): Promise<OpenDatabase> => {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(join(dataDir, 'database.lock'), dataDir);
  try {
    const client = forDrizzle(await PGlite.create({ dataDir: join(dataDir, 'database') }));
    const database = drizzlePglite(client);
    const jobs: JobStore = { db: forJobs(client), backend: 'pglite' };
    await assertSchemaContinues(database);
    await migratePglite(database, { migrationsFolder: MIGRATIONS });
    await migrateJobStore(jobs);
    const vacuum = setInterval(() => {
      client.exec('VACUUM (ANALYZE)').catch((error: unknown) => log.error('vacuum failed', error));
    }, VACUUM_EVERY);
    vacuum.unref();
    return {
      database,
      listen: listenOnEmbedded(client),
      jobs,
      dump: () => client.dumpDataDir('none'),
      close: async () => {
        clearInterval(vacuum);
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};

/** Applies migrations on one connection, under a lock that makes other starting servers wait. */
const migrateUnderLock = async (pool: Pool, jobs: JobStore): Promise<void> => {
  const client = await pool.connect();
  try {
    // A large migration may exceed the usual timeout.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Fails rather than let every request queue behind it, while a long statement of a running server has a table.
    await client.query(`SET lock_timeout = '${LONGEST_LOCK}'`);
    const database = drizzlePostgres(client);
    await assertSchemaContinues(database);
    await migratePostgres(database, { migrationsFolder: MIGRATIONS });
    await migrateJobStore({ ...jobs, max: 1 });
  } finally {
    // Ends the connection in any state, and the lock with it.
    client.release(true);
  }
};

/** @param longestWait for a free connection, in ms; after that, a request gets a 503 */
export const openPostgres = async (
  url: string,
  poolSize: number,
  log: Log,
  longestWait = 5_000,
): Promise<OpenDatabase> => {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: longestWait,
    statement_timeout: 15_000,
  });
  const jobs: JobStore = {
    connectionString: url,
    max: JOB_CONNECTIONS,
    connectionTimeoutMillis: longestWait,
    application_name: 'phila jobs',
  };
  // A connection that breaks is replaced at its next use; without a listener, the event would end the process. The pool
  // listens while a connection is idle alone, and not between two statements of a transaction.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.error('database connection lost', error));
  });
  pool.on('error', () => undefined);
  try {
    await migrateUnderLock(pool, jobs);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    database: retryAborted(drizzlePostgres(pool)),
    listen: listenOnPostgres(url, log),
    jobs,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
};

/** Opens the configured database and migrates it. */
export const openDatabase = (configuration: Configuration, log: Log): Promise<OpenDatabase> =>
  configuration.databaseUrl === null
    ? openEmbedded(configuration.dataDir, log)
    : openPostgres(configuration.databaseUrl, configuration.databasePool, log);
