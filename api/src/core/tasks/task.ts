import { randomUUID } from 'node:crypto';
import type { Services } from '../services.ts';
import { giveLeaseBack, RENEW_EVERY, renewLease, takeLease } from './lease.ts';

/**
 * Work that the service does by itself, again and again: what has run out is deleted, what is due is sent.
 * @template Given what a round is given; default: what every handler may use
 */
export interface Task<Given = Services> {
  /** Named in the log when it fails; for a leased task also the key of its lease, so it is unique. */
  name: string;
  /** Milliseconds from the start of one round to the next; a round that takes longer makes the next one wait. */
  every: number;
  /**
   * Whether of several servers on one database only one runs each round; default: every server runs it. When it ran and
   * how it failed last stands in `task_leases`, and a restart does not run it before it is due.
   */
  isLeased?: boolean;
  /**
   * One round. A crash may cut it anywhere, and without a lease several servers run it at the same time: it takes its
   * rows with `FOR UPDATE SKIP LOCKED` or in one statement, and writes what it did in the same transaction.
   */
  run(services: Given): Promise<unknown>;
}

/** How often a server looks whether a leased task is due, in milliseconds. */
const LOOK_EVERY = 60_000;

/** What running tasks takes, whatever the tasks themselves are given. */
type Running = Pick<Services, 'database' | 'clock' | 'log'>;

/** Runs a round where this server gets the lease. */
const runLeased = async <Given extends Running>(
  { name, every, run }: Task<Given>,
  services: Given,
  holder: string,
): Promise<void> => {
  const { database, clock } = services;
  if (!(await takeLease(database, name, holder, clock.now()))) return;
  const renewing = setInterval(() => {
    renewLease(database, name, holder, clock.now()).catch((error: unknown) =>
      services.log.error('lease not renewed', error, { task: name }),
    );
  }, RENEW_EVERY);
  renewing.unref();
  try {
    await run(services);
    await giveLeaseBack(database, { name, every, holder }, clock.now());
  } catch (error) {
    await giveLeaseBack(database, { name, every, holder }, clock.now(), { error });
    throw error;
  } finally {
    clearInterval(renewing);
  }
};

/** Runs each task now and then in its rhythm. @returns what stops them, once the rounds under way have ended. */
export const startTasks = <Given extends Running>(
  tasks: readonly Task<Given>[],
  services: Given,
): (() => Promise<void>) => {
  const holder = randomUUID();
  const stops = tasks.map((task) => {
    const { name, every, isLeased = false } = task;
    let underWay: Promise<unknown> | null = null;
    const round = (): void => {
      underWay ??= (isLeased ? runLeased(task, services, holder) : task.run(services))
        .catch((error: unknown) => services.log.error('task failed', error, { task: name }))
        .finally(() => {
          underWay = null;
        });
    };
    round();
    const timer = setInterval(round, isLeased ? Math.min(every, LOOK_EVERY) : every);
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
