import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until something is so.
 * @template T
 * @param {string} what for the error
 * @param {() => Promise<T | null | undefined | false> | T | null | undefined | false} ask a fault counts as no
 * @param {{ seconds?: number, every?: number }} [patience]
 * @returns {Promise<T>}
 */
export const until = async (what, ask, { seconds = 120, every = 100 } = {}) => {
  const end = performance.now() + seconds * 1_000;
  for (;;) {
    const found = await Promise.resolve()
      .then(ask)
      .catch(() => null);
    if (found) return found;
    if (performance.now() > end) throw new Error(`After ${seconds} seconds it was not so: ${what}`);
    await pause(every);
  }
};
