/** Requests of a person in a day, on average over all accounts, and what that costs. */

/** Requests of a visit, by kind. */
const VISIT = {
  'page, kept by nginx': 4,
  'page, drawn': 1,
  renew: 1,
  'sign in': 0.2,
  read: 12,
  list: 4,
  save: 2,
  upload: 0.2,
  order: 0.1,
  redeem: 0.1,
  'sign up': 0.005,
};
/** Each account comes every fourth day. */
const VISITS = 1 / 4;
/** The share of a day's requests in its busiest hour. */
const BUSIEST = 1 / 8;

export const requestsADay = Object.values(VISIT).reduce((sum, one) => sum + one, 0) * VISITS;

/**
 * @param {Readonly<Record<string, number>>} seconds of processor, by kind of request
 * @returns {number} seconds of processor of one person's day
 */
export const secondsADay = (seconds) =>
  Object.entries(VISIT).reduce((sum, [kind, times]) => sum + times * (seconds[kind] ?? NaN), 0) * VISITS;

/**
 * Tells what a number of accounts needs in the busiest hour.
 * @param {number} accounts
 * @param {number} seconds of processor of one person's day
 */
export const busiest = (accounts, seconds) => ({
  requestsASecond: (accounts * requestsADay * BUSIEST) / 3_600,
  processors: (accounts * seconds * BUSIEST) / 3_600,
});
