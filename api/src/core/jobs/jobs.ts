import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { JOB_SCHEMA, type JobStore } from '../database/job-store.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../http/log.ts';
import { type FailedJobs, failedJobs, errorSummary } from './failed.ts';
import type { Job, JobPort } from './job.ts';
import { FAILED, keepQueues, keepSchedules, queuesOf } from './queues.ts';
import { roundOf, startOwnTasks, type Task } from './task.ts';
import { within } from './within.ts';

/** Seconds between a worker's polls for delayed jobs; due ones wake it. */
const LOOK_EVERY = 10;
/** Seconds between checks for dead servers and due schedules. */
const SUPERVISE_EVERY = 10;
/** Milliseconds for running jobs to end on shutdown. */
const DRAIN = 10_000;

/** Completes or fails each job by itself; a worker with a full batch polls again at once. */
const WORKING = {
  perJobResults: true,
  includeMetadata: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: LOOK_EVERY,
  notifyPollingIntervalSeconds: LOOK_EVERY,
} as const;

/** Orders jobs by when they were queued; within a transaction, by id. */
const asAsked = (a: JobWithMetadata<object>, b: JobWithMetadata<object>): number =>
  a.createdOn.getTime() - b.createdOn.getTime() || (a.id < b.id ? -1 : 1);

/** The number of jobs of a kind, up to a minute old. */
export interface WorkLoad {
  name: string;
  waiting: number;
  underWay: number;
}

/** Jobs of a kind that wait for another attempt. */
export interface RetryingJobs {
  count: number;
  /** When the next one is due. */
  nextAt: Date | null;
}

export interface Jobs<Given> extends JobPort {
  /** pg-boss itself. */
  boss: PgBoss;
  /** The jobs, and the rounds of tasks. */
  kinds: readonly Job<object, Given>[];
  failed: FailedJobs;
  load(): Promise<WorkLoad[]>;
  /** Counts jobs that failed for good, up to a minute ago. */
  countFailed(): Promise<number>;
  /** Counts retries among the thousand longest waiting of a kind. @param name of the job */
  triedAgain(name: string): Promise<RetryingJobs>;
  /** Runs fetched jobs. Throws nothing: each gets a verdict. */
  perform(
    kind: Job<object, Given>,
    taken: readonly JobWithMetadata<object>[],
    given: Given,
  ): Promise<JobResult[]>;
  /** Tells if the engine's tables are recent enough for this process. */
  isCurrent(): Promise<boolean>;
  /** Starts this server's own tasks, and the jobs if it runs any. */
  work(given: Given): Promise<void>;
  /** Fetches no more jobs, and waits for running ones. */
  stop(): Promise<void>;
}

export interface JobsOptions<Given> {
  store: JobStore;
  database: Database;
  log: Log;
  jobs: readonly Job<object, Given>[];
  tasks: readonly Task<Given>[];
  /** True if this process runs jobs; otherwise it only queues them, and runs the tasks of each server. */
  works: boolean;
}

const openBoss = async (store: JobStore, log: Log, works: boolean): Promise<PgBoss> => {
  // PGlite is vacuumed hourly, and rebuilds no index alongside other work.
  const isServer = store.backend !== 'pglite';
  const boss = new PgBoss({
    ...store,
    schema: JOB_SCHEMA,
    migrate: false,
    createSchema: false,
    registerInstance: false,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    superviseIntervalSeconds: SUPERVISE_EVERY,
    monitorIntervalSeconds: SUPERVISE_EVERY,
    cronMonitorIntervalSeconds: SUPERVISE_EVERY,
    reindex: isServer,
    monitorVacuum: isServer,
  });
  boss.on('error', (error) => log.error('job engine', error));
  boss.on('warning', ({ message }) => log.info('job engine', { warning: message }));
  return boss.start();
};

/** Opens the job engine. Run the database's migrations first. */
export const openJobs = async <Given>({
  store,
  database,
  log,
  jobs,
  tasks,
  works,
}: JobsOptions<Given>): Promise<Jobs<Given>> => {
  const ownTasks = tasks.filter(({ onEveryServer }) => onEveryServer);
  const sharedTasks = tasks.filter(({ onEveryServer }) => onEveryServer !== true);
  const rounds = sharedTasks.map(roundOf);
  const kinds = [...jobs, ...rounds];
  const boss = await openBoss(store, log, works);
  const needed = (await boss.schemaVersion()) ?? 0;
  await keepQueues(boss, queuesOf(jobs, rounds));
  let stopOwn = (): Promise<void> => Promise.resolve();

  const perform: Jobs<Given>['perform'] = async (kind, taken, given) => {
    const results: JobResult[] = [];
    for (const { id, data, retryCount, retryLimit, signal } of taken.toSorted(asAsked)) {
      // Reassigned to another server, because this one seemed dead.
      if (signal?.aborted) continue;
      try {
        await kind.run(data, given, { isLast: retryCount >= retryLimit });
        results.push({ id, status: 'completed' });
      } catch (error) {
        log.error('job failed', error, { job: kind.name, id, attempt: retryCount + 1 });
        results.push({ id, status: 'failed', output: errorSummary(error) });
      }
    }
    return results;
  };

  return {
    boss,
    kinds,
    perform,
    failed: failedJobs(boss),
    load: async () => {
      const found = await boss.getQueues(kinds.map(({ name }) => name));
      return found.map(({ name, queuedCount, activeCount }) => ({
        name,
        waiting: queuedCount,
        underWay: activeCount,
      }));
    },
    countFailed: async () => (await boss.getQueues([FAILED]))[0]?.queuedCount ?? 0,
    triedAgain: async (name) => {
      const queued = await boss.findJobs(name, { queued: true });
      const again = queued.filter(({ state }) => state === 'retry').map(({ startAfter }) => startAfter);
      return { count: again.length, nextAt: again.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null };
    },
    ask: async ({ name }, data, { within: transaction = database, id, after } = {}) => {
      await boss.send(name, data, {
        ...within(transaction),
        ...(id === undefined ? {} : { id }),
        ...(after === undefined ? {} : { startAfter: after }),
      });
    },
    takeBack: async ({ name }, ids, transaction) => {
      if (ids.length > 0) await boss.deleteJob(name, [...ids], within(transaction));
    },
    isCurrent: async () => ((await boss.schemaVersion()) ?? -1) >= needed,
    work: async (given) => {
      stopOwn = startOwnTasks(ownTasks, given, log);
      if (!works) return;
      for (const kind of kinds) {
        await boss.work<object, unknown, typeof WORKING & { batchSize: number }>(
          kind.name,
          {
            ...WORKING,
            // A worker that takes one at a time waits for its next poll even if more are queued.
            batchSize: kind.atOnce ?? 2,
          },
          (taken) => perform(kind, taken, given),
        );
      }
      await keepSchedules(boss, sharedTasks);
      for (const task of sharedTasks) if (task.atStart === true) await boss.send(roundOf(task).name);
    },
    stop: async () => {
      await Promise.all([stopOwn(), boss.stop({ graceful: true, timeout: DRAIN })]);
    },
  };
};
