/** Counts what people asked during a scenario, and what the site has of it afterwards. */

/** Statuses of an answer that is not a fault of the site: 401 has the page renew its token. */
const isAnswered = (/** @type {number} */ status) => status >= 200 && status < 500 && status !== 429;

/**
 * @param {readonly import('./client.mjs').Attempt[]} attempts
 * @param {number} since when what the scenario breaks, or mends, happened
 */
export const tallyOf = (attempts, since) => {
  const reads = attempts.filter(({ isRead }) => isRead);
  const failed = attempts.filter(({ status }) => !isAnswered(status));
  const late = failed.filter(({ at }) => at > since);
  return {
    asked: attempts.length,
    reads: reads.length,
    readsAnswered: reads.filter(({ status }) => isAnswered(status)).length,
    failed: failed.length,
    faults: attempts.filter(({ status }) => status === 500).length,
    /** Seconds until the last attempt that failed. */
    wellAfter: late.reduce((latest, { at }) => Math.max(latest, at - since), 0) / 1_000,
    slowest: Math.round(Math.max(0, ...attempts.map(({ ms }) => ms))),
  };
};
/** @typedef {ReturnType<typeof tallyOf>} Tally */

/**
 * Compares what was asked to be saved with what is there.
 * @param {readonly import('./person.mjs').Kept[]} kept
 * @param {Readonly<Record<import('./person.mjs').Kept['kind'], readonly string[]>>} found marks by kind
 */
export const keptOf = (kept, found) => {
  const acknowledged = kept.filter(({ isAcknowledged }) => isAcknowledged);
  const lost = acknowledged.filter(({ kind, mark }) => !found[kind].includes(mark));
  const twice = Object.entries(found).flatMap(([kind, marks]) => {
    const asked = kept.filter((one) => one.kind === kind).length;
    const repeated = marks.length - new Set(marks).size;
    // An order has no mark of the person's own: more of them than were asked for are as many too many.
    return Array.from({ length: Math.max(repeated, marks.length - asked) }, () => kind);
  });
  return { acknowledged: acknowledged.length, lost: lost.length, twice: twice.length };
};

/** The share in percent that may be printed: never rounded up to a whole. */
export const percent = (/** @type {number} */ part, /** @type {number} */ whole) =>
  whole === 0 ? '–' : `${(Math.floor((part / whole) * 10_000) / 100).toFixed(2)}%`;
