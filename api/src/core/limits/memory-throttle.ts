import { LRUCache } from 'lru-cache';
import type { Allowance } from './allowance.ts';
import { countedTimes, secondsUntilAllowed, type Throttle } from './sliding-window.ts';

/** The most keys; beyond, the least recently used are dropped, so that many addresses cannot fill the memory. */
const MAX_KEYS = 100_000;

/** Counts uses as `countUse` does, in this process's memory. */
export const memoryThrottle = (): ((key: string, limit: Throttle, at: Date) => Allowance) => {
  const uses = new LRUCache<string, number[]>({ max: MAX_KEYS });
  return (key, limit, at) => {
    const now = at.getTime();
    const times = countedTimes(uses.get(key) ?? [], limit, now);
    const retryAfter = secondsUntilAllowed(limit, times, now);
    if (retryAfter === 0) times.push(now);
    uses.set(key, times);
    return { allowed: retryAfter === 0, retryAfter };
  };
};
