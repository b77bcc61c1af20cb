import type { PgBoss, Queue } from 'pg-boss';
import type { Job } from './job.ts';
import { cronOf, roundOf, type Task } from './task.ts';

/** The queue of jobs that failed for good. */
export const FAILED = 'failed';

const DAY = 86_400;
/** Seconds that failures are shown. */
const FAILED_KEPT = 90 * DAY;
/** Seconds that finished jobs stay for inspection. */
const DONE_KEPT = 3_600;
/** Seconds without a sign of life until a job's server counts as dead. */
const HEARTBEAT = 20;
/** Seconds that no job exceeds. */
const LONGEST = 4 * 3_600;

const queueOf = ({ name, retries }: Job<object, never>, policy: 'standard' | 'exclusive'): Queue => ({
  name,
  policy,
  retryLimit: retries.times,
  retryDelay: retries.first,
  retryBackoff: true,
  retryDelayMax: retries.longest,
  expireInSeconds: LONGEST,
  heartbeatSeconds: HEARTBEAT,
  retentionSeconds: FAILED_KEPT,
  deleteAfterSeconds: DONE_KEPT,
  deadLetter: FAILED,
  notify: true,
});

/** Every queue, dead-letter queue first. */
export const queuesOf = (
  jobs: readonly Job<object, never>[],
  rounds: readonly Job<object, never>[],
): Queue[] => [
  { name: FAILED, retentionSeconds: FAILED_KEPT, deleteAfterSeconds: DONE_KEPT },
  ...jobs.map((job) => queueOf(job, 'standard')),
  // Keeps at most one round queued or running.
  ...rounds.map((round) => queueOf(round, 'exclusive')),
];

/** Creates missing queues and updates changed ones. */
export const keepQueues = async (boss: PgBoss, queues: readonly Queue[]): Promise<void> => {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, policy, ...changeable } of queues) {
    const found = there.get(name);
    if (found === undefined) {
      await boss.createQueue(name, { ...changeable, ...(policy === undefined ? {} : { policy }) });
      // Caches the queue in pg-boss now. Its first read inside a transaction would wait for ever on the embedded
      // database, which has a single session.
      await boss.findJobs(name, { limit: 1 });
    } else {
      const isOther = Object.entries(changeable).some(
        ([option, value]) => found[option as keyof typeof found] !== value,
      );
      if (isOther) await boss.updateQueue(name, changeable);
    }
  }
};

/** Syncs schedules with the tasks. Removes schedules of former tasks. */
export const keepSchedules = async <Given>(boss: PgBoss, tasks: readonly Task<Given>[]): Promise<void> => {
  const wanted = new Map(tasks.map((task) => [roundOf(task).name, cronOf(task)]));
  for (const { name, cron } of await boss.getSchedules()) {
    if (wanted.get(name) === cron) wanted.delete(name);
    else if (!wanted.has(name)) await boss.unschedule(name);
  }
  for (const [name, cron] of wanted) await boss.schedule(name, cron, null, { missed: 'once' });
};
