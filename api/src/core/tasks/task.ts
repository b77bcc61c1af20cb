import type { Services } from '../services.ts';

/** Work that the service does by itself, again and again: what has run out is deleted, what is due is sent. */
export interface Task {
  /** Named in the log when it fails. */
  name: string;
  /** Milliseconds from the start of one round to the next; a round that takes longer makes the next one wait. */
  every: number;
  /**
   * One round. Several servers on one database run it at the same time, and a crash may cut it anywhere: it takes its
   * rows with `FOR UPDATE SKIP LOCKED` or in one statement, and writes what it did in the same transaction.
   */
  run(services: Services): Promise<unknown>;
}

/** Runs each task now and then in its rhythm. @returns what stops them, once the rounds under way have ended. */
export const startTasks = (tasks: readonly Task[], services: Services): (() => Promise<void>) => {
  const stops = tasks.map(({ name, every, run }) => {
    let underWay: Promise<unknown> | null = null;
    const round = (): void => {
      underWay ??= run(services)
        .catch((error: unknown) => services.log.error('task failed', error, { task: name }))
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
