import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { codeOf } from '../error-code.ts';

/** PostgreSQL ended one of several transactions so that the others go on: deadlock, and serialization failure. */
const CODES = new Set(['40P01', '40001']);

/** Looks through drizzle's wrapping. */
const isGivenWay = (error: unknown): boolean => {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    if (CODES.has(codeOf(at) ?? '')) return true;
    at = (at as { cause?: unknown }).cause;
  }
  return false;
};

/** A transaction that gave way twice has met others each time; more tries would only add to them. */
const TRIES = 3;

/** In ms, for each try that was given up: in it the other transaction wakes and ends. Random, so that two never wait alike. */
const PAUSE = 100;

const pause = (givenUp: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, givenUp * PAUSE * (0.5 + Math.random()));
  });

/**
 * The database with transactions that are tried again, twice at most, where they had to give way to another: nothing of a
 * try that was given up was kept. Begun again at once, it may take what the other waits for before that one wakes, and has
 * to give way once more. So the work of a transaction does nothing but through it, or what may be done again. One within
 * another is not tried again by itself, because the outer one is lost as well.
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
