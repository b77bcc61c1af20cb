import { type ConstructorOptions, PgBoss } from 'pg-boss';

/**
 * Schema of pg-boss, with its major version in the name: a new major may change the tables, so gets a schema of its
 * own, and waiting jobs are handed over.
 */
export const JOB_SCHEMA = 'jobs_12';

/** Connects pg-boss to the database. */
export type JobStore = Pick<
  ConstructorOptions,
  'db' | 'backend' | 'connectionString' | 'max' | 'connectionTimeoutMillis' | 'application_name' | 'clock'
>;

/** Creates or upgrades its schema, as a step of our own migrations, so that no service does it alone. */
export const migrateJobStore = async (store: JobStore): Promise<void> => {
  const boss = new PgBoss({
    ...store,
    schema: JOB_SCHEMA,
    registerInstance: false,
    supervise: false,
    schedule: false,
  });
  let failure: unknown;
  // An error event without a listener would end the process.
  boss.on('error', (error) => {
    failure ??= error;
  });
  await boss.start();
  await boss.stop();
  if (failure !== undefined) throw failure;
};
