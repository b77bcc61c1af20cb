import { setTimeout as wait } from 'node:timers/promises';

/** In ms: soon enough for every test, and hardly any processor time while one waits for another process. */
const BETWEEN = 5;

/** Asks again and again until it holds; the test's own time limit ends a wait in vain. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await wait(BETWEEN);
};
