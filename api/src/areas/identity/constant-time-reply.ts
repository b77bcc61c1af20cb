import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the work behind these replies takes on a machine that is not overloaded. */
const FLOOR = 400;

/**
 * Answers no sooner than after a fixed time, so that the time it took does not reveal whether the account exists. What
 * is refused for other reasons is refused at once.
 */
export const inConstantTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const [value] = await Promise.all([work(), wait(FLOOR)]);
  return value;
};
