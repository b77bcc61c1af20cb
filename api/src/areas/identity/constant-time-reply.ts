import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds; more than the work takes on a machine that is not overloaded. */
const FLOOR = 400;

/**
 * Replies after a fixed time at the earliest, so that the time does not reveal if the account exists. Other refusals
 * are immediate.
 */
export const inConstantTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const [value] = await Promise.all([work(), wait(FLOOR)]);
  return value;
};
