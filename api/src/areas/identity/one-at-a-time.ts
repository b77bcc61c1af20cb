/**
 * Lets those with the same key go one after the other. Password checks of one account do: many guesses sent at the
 * same moment meet the count of failures one by one, and many right passwords are not taken for failures.
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
