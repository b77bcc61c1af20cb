import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { codeOf } from '../error-code.ts';

/** PostgreSQL ended one of several transactions so that the others go on: deadlock, and serialization failure. */
const CODES = new Set(['40P01', '40001']);

/** Tells if PostgreSQL ended a transaction so that others go on. Looks through drizzle's wrapping. */
export const isGivenWay = (error: unknown): boolean => {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    if (CODES.has(codeOf(at) ?? '')) return true;
    at = (at as { cause?: unknown }).cause;
  }
  return false;
};

/** The first and two more. A transaction that was ended twice meets others each time; a further try would only add to them. */
const TRIES = 3;

/** The pause before a further try, in ms, by the number of tries: the other transaction can end. With jitter, so that two never retry in step. */
const PAUSE = 100;

const pause = (givenUp: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, givenUp * PAUSE * (0.5 + Math.random()));
  });

/**
 * Repeats a transaction that PostgreSQL ended so that others go on, twice at most. The database keeps nothing of a
 * failed try, so all other effects of a transaction must be repeatable. Pauses first: at once, it could take the lock
 * before the transaction that waits for it, and be ended again. Inner transactions are not repeated, because the outer
 * one is lost too.
 */
export const triesAgain = <D extends PgDatabase<PgQueryResultHKT>>(database: D): D => {
  const run = database.transaction.bind(database);
  database.transaction = async (work, configuration) => {
    for (let givenUp = 0; ;) {
      try {
        return await run(work, configuration);
      } catch (error) {
        givenUp += 1;
        if (!isGivenWay(error) || givenUp >= TRIES) throw error;
      }
      await pause(givenUp);
    }
  };
  return database;
};
