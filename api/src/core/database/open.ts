import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
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
import { lockFolder } from './folder-lock.ts';
import { type JobStore, migrateJobStore } from './job-store.ts';
import type { Listen } from './listen.ts';
import { listenOnEmbedded, listenOnPostgres } from './listen.ts';
import { MIGRATIONS, migrationTimes } from './migrations.ts';
import { triesAgain } from './tries-again.ts';
import { HOUR } from '../durations.ts';

/**
 * The database as the areas see it: PostgreSQL's dialect with either engine behind it. A transaction is a `Database` too,
 * and inside a transaction only it may be used: PGlite has one session, so the outer handle would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  listen: Listen;
  /** Connects the job engine. */
  jobs: JobStore;
  close(): Promise<void>;
}

/** Refuses a database whose tables another chain of migrations made: this one's would meet tables that exist. */
export class OtherSchema extends Error {
  constructor() {
    super(
      'These data were made by a version before 1.0, which this one does not take over: export what you need with the version that made them, and start anew with an empty DATA_DIR or database.',
    );
  }
}

/** @throws OtherSchema where the first migration that was applied is not the first of this build */
const assertSchemaContinues = async (database: Database): Promise<void> => {
  const [{ isMigrated } = { isMigrated: false }] = await database
    .select({ isMigrated: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(values (1)) as one`);
  if (!isMigrated) return;
  const [first = Number.NaN] = await migrationTimes();
  const [{ continues } = { continues: false }] = await database
    .select({ continues: sql<boolean>`coalesce(min(created_at) = ${first}, true)` })
    .from(sql`drizzle.__drizzle_migrations`);
  if (!continues) throw new OtherSchema();
};

/** Key of the advisory lock; any constant that all servers share. */
const MIGRATION_LOCK = 728_190_431;

/** Connections of the job engine to PostgreSQL, beside the pool; one more listens where jobs are worked on. */
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

/** Applies the migrations on one connection, under a lock that other servers starting at the same time wait for. */
const migrateUnderLock = async (pool: Pool, jobs: JobStore): Promise<void> => {
  const client = await pool.connect();
  try {
    // A large migration may take longer than any query of ours is given.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const database = drizzlePostgres(client);
    await assertSchemaContinues(database);
    await migratePostgres(database, { migrationsFolder: MIGRATIONS });
    await migrateJobStore({ ...jobs, max: 1 });
  } finally {
    // Ends the connection, and with it the lock, whatever state it is in.
    client.release(true);
  }
};

/** @param longestWait for a free connection, in ms: a request that waits longer is told that the service cannot be reached */
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
  // A connection that breaks while idle is replaced at the next use; unheard, the event would end the process.
  pool.on('error', (error) => log.error('database connection lost', error));
  try {
    await migrateUnderLock(pool, jobs);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    database: triesAgain(drizzlePostgres(pool)),
    listen: listenOnPostgres(url, log),
    jobs,
    close: () => pool.end(),
  };
};

/** Opens the configured database and brings its tables up to date. */
export const openDatabase = (configuration: Configuration, log: Log): Promise<OpenDatabase> =>
  configuration.databaseUrl === null
    ? openEmbedded(configuration.dataDir, log)
    : openPostgres(configuration.databaseUrl, configuration.databasePool, log);
