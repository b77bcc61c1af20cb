import type { Database } from './open.ts';

/** Rolls back what was only tried, and takes its result along. */
class OnlyTried<T> extends Error {
  result: T;
  constructor(result: T) {
    super('Only tried');
    this.result = result;
  }
}

/**
 * Works in a transaction that is rolled back where the work is only tried.
 * @returns what the work gives, either way
 */
export const keptOrTried = async <T>(
  database: Database,
  isTried: boolean,
  work: (tx: Database) => Promise<T>,
): Promise<T> => {
  try {
    return await database.transaction(async (tx) => {
      const result = await work(tx);
      if (isTried) throw new OnlyTried(result);
      return result;
    });
  } catch (error) {
    if (error instanceof OnlyTried) return error.result as T;
    throw error;
  }
};
