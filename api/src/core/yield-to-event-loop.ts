import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a request may keep the thread. */
const TURN = 2;

/**
 * Yields the thread during work on thousands of rows: await it after each row. Pauses after each turn, so that most
 * other requests run in the meantime.
 * @param rest the pause, as a multiple of a turn; less if others wait for this work
 */
export const yieldToEventLoop = (rest = 3): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    const took = performance.now() - since;
    if (took < TURN) return;
    await setTimeout(took * rest);
    since = performance.now();
  };
};
