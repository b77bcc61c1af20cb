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

/**
 * The database with transactions that are tried once more where they had to give way to another: nothing of the first
 * try was kept, and the other has ended by then. So the work of a transaction does nothing but through it, or what may
 * be done twice. One within another is not tried again by itself, because the outer one is lost as well.
 */
export const triesOnceMore = <D extends PgDatabase<PgQueryResultHKT>>(database: D): D => {
  const run = database.transaction.bind(database);
  database.transaction = async (work, configuration) => {
    try {
      return await run(work, configuration);
    } catch (error) {
      if (!isGivenWay(error)) throw error;
    }
    return run(work, configuration);
  };
  return database;
};
