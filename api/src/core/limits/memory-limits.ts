import type { Limit } from '@phila/contract';
import { LRUCache } from 'lru-cache';
import type { RateLimit } from '../configuration.ts';
import type { Clock } from '../clock.ts';
import type { Limits } from './allowance.ts';

/** The most keys; beyond, the least recently used are dropped, so that many addresses cannot fill the memory. */
const MAX_KEYS = 100_000;

/** Keeps limits in this process's memory, with an exact sliding window of use times. */
export const memoryLimits = (numbers: Readonly<Record<Limit, RateLimit>>, clock: Clock): Limits => {
  const uses = new LRUCache<string, number[]>({ max: MAX_KEYS });

  return {
    use: async (name, key) => {
      const { uses: most, window } = numbers[name];
      const now = clock.now().getTime();
      const id = `${name}:${key}`;
      const times = (uses.get(id) ?? []).filter((time) => time > now - window);
      const oldest = times[times.length - most];
      if (oldest === undefined) times.push(now);
      uses.set(id, times);
      return oldest === undefined
        ? { allowed: true, retryAfter: 0 }
        : { allowed: false, retryAfter: Math.max(1, Math.ceil((oldest + window - now) / 1_000)) };
    },
  };
};
