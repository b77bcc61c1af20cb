import type { Log } from '../http/log.ts';
import type { Job } from './job.ts';
import { HOUR, MINUTE } from '../durations.ts';

/**
 * Repeats the service's own work, such as deleting expired data. Each round runs on a single server, and rounds never
 * overlap.
 * @template Given the argument of a round
 */
export interface Task<Given> {
  /** Unique, and never renamed. */
  name: string;
  /** Milliseconds from one round to the next: minutes that divide an hour, or hours that divide a day. */
  every: number;
  /** Runs the first round on starting. */
  atStart?: boolean;
  /**
   * Runs on each server by itself at this interval, for work on data that only that server has. A failed round is
   * logged, and the next follows as usual.
   */
  onEveryServer?: boolean;
  /** Runs a round. A crash may interrupt it anywhere, so it records its work in the same transaction. */
  run(given: Given): Promise<unknown>;
}

/** Hashes a name, so that hourly tasks do not all begin in the same minute. */
const spread = (name: string, below: number): number =>
  [...name].reduce((sum, character) => sum * 31 + (character.codePointAt(0) ?? 0), 7) % below;

const divides = (part: number, whole: number): boolean => whole % part === 0;

/**
 * The schedule of its rounds as a cron expression.
 * @throws RangeError for an interval that cron cannot express
 */
export const cronOf = ({ name, every }: Pick<Task<never>, 'name' | 'every'>): string => {
  const minutes = every / MINUTE;
  if (minutes === 1) return '* * * * *';
  if (Number.isInteger(minutes) && minutes > 1 && minutes < 60 && divides(minutes, 60))
    return `${spread(name, minutes)}-59/${minutes} * * * *`;
  const hours = every / HOUR;
  if (Number.isInteger(hours) && hours > 0 && divides(hours, 24)) {
    const hour = hours === 24 ? '1' : hours === 1 ? '*' : `*/${hours}`;
    return `${spread(name, 60)} ${hour} * * *`;
  }
  throw new RangeError(`The task "${name}" runs every ${every} ms, which neither divides an hour nor a day`);
};

/** A task's round as a job. */
export const roundOf = <Given>(task: Task<Given>): Job<object, Given> => ({
  name: `task/${task.name.replaceAll(' ', '-')}`,
  title: `Recurring: ${task.name}`,
  // The next round comes anyway; these attempts span two rounds at most.
  retries: { first: 60, longest: Math.max(60, task.every / 1_000 / 2), times: 4 },
  run: (_data, given) => task.run(given),
});

/** Runs this server's own tasks from now on. @returns a function that stops them after running rounds */
export const startOwnTasks = <Given>(
  tasks: readonly Task<Given>[],
  given: Given,
  log: Log,
): (() => Promise<void>) => {
  const stops = tasks.map(({ name, every, run }) => {
    let underWay: Promise<unknown> | null = null;
    const round = (): void => {
      underWay ??= run(given)
        .catch((error: unknown) => log.error('task failed', error, { task: name }))
        .finally(() => {
          underWay = null;
        });
    };
    round();
    const timer = setInterval(round, every);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await underWay;
    };
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
