import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { codeOf } from '../error-code.ts';

/**
 * Error codes of a transaction that PostgreSQL aborted because of concurrent ones: deadlock, and serialization failure.
 */
const CODES = new Set(['40P01', '40001']);

/** Recognises a transaction that PostgreSQL aborted because of concurrent ones, inside drizzle's wrapping. */
export const isAborted = (error: unknown): boolean => {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    if (CODES.has(codeOf(at) ?? '')) return true;
    at = (at as { cause?: unknown }).cause;
  }
  return false;
};

/** Most tries: a transaction aborted twice keeps meeting concurrent ones, and more tries would only add to them. */
const TRIES = 3;

/**
 * The pause before another try, in ms times the number of tries, so that the other transaction can end. With jitter, so
 * that two never retry in step.
 */
const PAUSE = 100;

const pause = (givenUp: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, givenUp * PAUSE * (0.5 + Math.random()));
  });

/**
 * Repeats a transaction that PostgreSQL aborted because of concurrent ones, twice at most. The database forgets a
 * failed try, so all other effects of a transaction must be repeatable. Pauses first, or it could take the lock before
 * the waiting transaction and be aborted again. Does not repeat inner transactions, because the outer one is lost too.
 */
export const retryAborted = <D extends PgDatabase<PgQueryResultHKT>>(database: D): D => {
  const run = database.transaction.bind(database);
  database.transaction = async (work, configuration) => {
    for (let givenUp = 0; ;) {
      try {
        return await run(work, configuration);
      } catch (error) {
        givenUp += 1;
        if (!isAborted(error) || givenUp >= TRIES) throw error;
      }
      await pause(givenUp);
    }
  };
  return database;
};
