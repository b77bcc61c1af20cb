import { serviceNow, southAfricanToday } from '@phila/contract/format';
import { useEffect, useState, useSyncExternalStore } from 'react';

// There from the beginning, so that no remote seems to have left it on the page.
globalThis.philaAhead ??= 0;

/** Replies say the second alone, and come a moment later: a smaller step is none of the clock. */
const STEP = 5_000;
const MINUTE = 60_000;

const listeners = new Set<() => void>();

/**
 * Takes the time that it is at the service, in milliseconds since 1970.
 * @param age how much later it may be by now, in milliseconds
 */
export const setServiceTime = (now: number, age = 0): void => {
  const step = now - serviceNow();
  if (Math.abs(step) < STEP + age) return;
  globalThis.philaAhead = (globalThis.philaAhead ?? 0) + step;
  for (const listener of listeners) listener();
};

/** How long a cache may have kept a reply without asking, in milliseconds. */
const ageOf = (cacheControl: string): number => {
  if (/\bno-(store|cache)\b/.test(cacheControl)) return 0;
  const [, seconds] = /\bmax-age=(\d+)/.exec(cacheControl) ?? [];
  return seconds === undefined ? Infinity : Number(seconds) * 1_000;
};

/** Hears what time it is at the service from a reply: one that a cache has kept says when it was made. */
export const hearServiceTime = (headers: Headers): void => {
  const now = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(now)) setServiceTime(now, ageOf(headers.get('cache-control') ?? ''));
};

const onServiceTime = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The day that it is in South Africa by the service's clock, `2026-11-28`, whatever the device's says. */
export const useToday = (): string =>
  useSyncExternalStore(onServiceTime, southAfricanToday, southAfricanToday);

/** The service's present, to the minute, in milliseconds since 1970. */
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
