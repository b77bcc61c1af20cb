import { serviceNow, southAfricanToday } from '@phila/contract/format';
import { useEffect, useState, useSyncExternalStore } from 'react';

// Defines the global at the start, or it would look like a leftover of a remote.
globalThis.philaAhead ??= 0;

/** Ignores smaller differences, in ms: replies give whole seconds and arrive late. */
const STEP = 5_000;
const MINUTE = 60_000;

const listeners = new Set<() => void>();

/**
 * Takes the service's time, in milliseconds since 1970.
 * @param age the time that may have passed since, in milliseconds
 */
export const setServiceTime = (now: number, age = 0): void => {
  const step = now - serviceNow();
  if (Math.abs(step) < STEP + age) return;
  globalThis.philaAhead = (globalThis.philaAhead ?? 0) + step;
  for (const listener of listeners) listener();
};

/** The longest time that a cache may have kept a reply without asking, in milliseconds. */
const ageOf = (cacheControl: string): number => {
  if (/\bno-(store|cache)\b/.test(cacheControl)) return 0;
  const [, seconds] = /\bmax-age=(\d+)/.exec(cacheControl) ?? [];
  return seconds === undefined ? Infinity : Number(seconds) * 1_000;
};

/** Reads the service's time from a reply; a cached reply carries the time when it was made. */
export const readServiceTime = (headers: Headers): void => {
  const now = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(now)) setServiceTime(now, ageOf(headers.get('cache-control') ?? ''));
};

const onServiceTime = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Gives today's date in South Africa by the service's clock, `2026-11-28`, not by the device's. */
export const useToday = (): string =>
  useSyncExternalStore(onServiceTime, southAfricanToday, southAfricanToday);

/** Gives the service's time to the minute, in milliseconds since 1970. */
export const useNow = (): number => {
  const [now, setNow] = useState(serviceNow);
  useEffect(() => {
    const look = () => setNow(serviceNow());
    const timer = setInterval(look, MINUTE);
    const leave = onServiceTime(look);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, []);
  return now;
};
