import { setTimeout } from 'node:timers/promises';

/** So long may one request keep the thread, in ms. */
const TURN = 2;

/**
 * For work on thousands of rows that would keep the thread from everybody else: await it after each row. When a turn is
 * over it rests, so that most of the other requests are answered between two turns.
 * @param rest how long, in turns; less where others wait for the work itself
 */
export const takeTurns = (rest = 3): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    const took = performance.now() - since;
    if (took < TURN) return;
    await setTimeout(took * rest);
    since = performance.now();
  };
};
