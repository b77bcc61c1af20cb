import { yieldToEventLoop } from '../yield-to-event-loop.ts';

/**
 * Rows in a statement: PostgreSQL takes 65 535 parameters at most. Single rows would cost many times as much, and more
 * rows would make everybody wait, because the embedded database runs a statement in the service's own thread.
 */
export const BATCH = 250;

/** Divides rows into statements; lets other requests run in between. */
export async function* inBatches<T>(all: readonly T[]): AsyncGenerator<T[], void> {
  const turn = yieldToEventLoop(1);
  for (let at = 0; at < all.length; at += BATCH) {
    yield all.slice(at, at + BATCH);
    await turn();
  }
}
