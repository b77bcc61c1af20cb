/**
 * Runs work with the same key one after the other, such as an account's password checks: concurrent guesses cannot
 * bypass the count of failures, and concurrent right passwords do not count as failures.
 */
export const oneAtATimeByKey = (): (<T>(key: string, work: () => Promise<T>) => Promise<T>) => {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
};
