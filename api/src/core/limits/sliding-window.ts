import type { RateLimit } from '../configuration.ts';

export interface Throttle extends RateLimit {
  /**
   * Allows uses above the limit after a pause since the last: `first` milliseconds, doubled each time, up to `longest`.
   * Without it, none until the window has moved on.
   */
  slower?: { first: number; longest: number };
}

/** Bounds the exponent of the pauses, so that the power cannot overflow. */
export const MOST_DOUBLINGS = 20;

/** The uses inside the window that ends now. */
export const countedTimes = (times: readonly number[], { window }: Throttle, now: number): number[] =>
  times.filter((time) => time > now - window);

/**
 * Tells how long to wait, for all stores.
 * @param counted the times of the uses inside the window in milliseconds, oldest first
 * @returns whole seconds until another use is allowed; 0 if one is now
 */
export const secondsUntilAllowed = (
  { uses, window, slower }: Throttle,
  counted: readonly number[],
  now: number,
): number => {
  const over = counted.at(-uses);
  if (over === undefined) return 0;
  const wholeWindow = over + window;
  const last = counted.at(-1) ?? now;
  const pause =
    slower && Math.min(slower.longest, slower.first * 2 ** Math.min(MOST_DOUBLINGS, counted.length - uses));
  const until = pause === undefined ? wholeWindow : Math.min(wholeWindow, last + pause);
  return Math.max(0, Math.ceil((until - now) / 1_000));
};
