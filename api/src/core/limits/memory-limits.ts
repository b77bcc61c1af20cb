import type { Limit } from '@phila/contract';
import type { RateLimit } from '../configuration.ts';
import type { Clock } from '../clock.ts';
import type { Limits } from './allowance.ts';

/** Above this many keys the least recently used are dropped, so that many addresses cannot fill the memory. */
const MAX_KEYS = 100_000;

/** Limits in this process's memory, with an exact sliding window: the times of the uses within it are kept. */
export const memoryLimits = (numbers: Readonly<Record<Limit, RateLimit>>, clock: Clock): Limits => {
  const uses = new Map<string, number[]>();

  return {
    use: async (name, key) => {
      const { uses: most, window } = numbers[name];
      const now = clock.now().getTime();
      const id = `${name}:${key}`;
      const times = (uses.get(id) ?? []).filter((time) => time > now - window);
      const oldest = times[times.length - most];
      if (oldest === undefined) times.push(now);
      // Deleted and set again: the map's order is then the order of last use.
      uses.delete(id);
      uses.set(id, times);
      if (uses.size > MAX_KEYS) {
        const first = uses.keys().next();
        if (first.done !== true) uses.delete(first.value);
      }
      return oldest === undefined
        ? { allowed: true, retryAfter: 0 }
        : { allowed: false, retryAfter: Math.max(1, Math.ceil((oldest + window - now) / 1_000)) };
    },
  };
};
