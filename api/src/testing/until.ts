import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between tries: soon enough for tests, and cheap while another process works. */
const BETWEEN = 5;

/** Asks again and again until it holds; the test's own time limit ends a wait in vain. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await wait(BETWEEN);
};
