import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between checks: fast enough for tests, and cheap beside another process. */
const BETWEEN = 5;

/** Waits until a condition holds; the test's timeout ends it otherwise. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await wait(BETWEEN);
};
