import type { Database } from './open.ts';

/** Carries a trial's result out of its rollback. */
class OnlyTried<T> extends Error {
  result: T;
  constructor(result: T) {
    super('Only tried');
    this.result = result;
  }
}

/**
 * Runs work in a transaction. Rolls it back for a trial.
 * @returns the result of the work, also for a trial
 */
export const commitUnlessTrial = async <T>(
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
