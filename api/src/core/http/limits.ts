import { isIPv6 } from 'node:net';
import { firstGroups } from '../people/network.ts';
import type { Configuration, RateLimit } from '../configuration.ts';
import type { Clock } from '../services.ts';

/** The limits that have numbers in the configuration. A declared call naming another does not start. */
export type LimitName = 'signIn' | 'upload' | 'weather';

export const configuredLimits = (configuration: Configuration): Record<LimitName, RateLimit> => ({
  signIn: configuration.signInLimit,
  weather: configuration.weatherLimit,
  upload: configuration.uploadLimit,
});

export interface Allowance {
  allowed: boolean;
  /** Seconds until the next use is allowed; 0 when it is now. */
  retryAfter: number;
}

/** Counts uses of a named limit by a key, such as a network address. Another store can stand behind it. */
export interface Limits {
  /** Counts one use and tells whether it was within the limit; one that was not is not counted. */
  use(name: LimitName, key: string): Promise<Allowance>;
}

/** More keys than this and the ones unused for longest are let go, so that no flood of names fills the memory. */
const MOST_KEYS = 100_000;

/** Limits in this process's memory: exact for one server. A sliding window: the times of the uses within it. */
export const memoryLimits = (numbers: Record<LimitName, RateLimit>, clock: Clock): Limits => {
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
      if (uses.size > MOST_KEYS) {
        const first = uses.keys().next();
        if (first.done !== true) uses.delete(first.value);
      }
      return oldest === undefined
        ? { allowed: true, retryAfter: 0 }
        : { allowed: false, retryAfter: Math.max(1, Math.ceil((oldest + window - now) / 1_000)) };
    },
  };
};

/** What one household or office counts as: an IPv4 address, or the /64 that an IPv6 one may change within at will. */
export const addressKey = (ip: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4 !== undefined) return v4;
  return isIPv6(ip) ? `${firstGroups(ip.toLowerCase(), 4)}::/64` : ip;
};
