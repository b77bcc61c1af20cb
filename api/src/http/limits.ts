import type { Configuration, RateLimit } from '../configuration.ts';
import type { Clock } from '../services.ts';

/** The limits that have numbers in the configuration. A declared call naming another does not start. */
export type LimitName = 'signIn' | 'failedSignIn' | 'reset';

export interface Allowance {
  allowed: boolean;
  /** Seconds until the next use is allowed; 0 when it is now. */
  retryAfter: number;
}

/** Counts uses of a named limit by a key: a network address, an account. Another store can stand behind it. */
export interface Limits {
  /** Counts one use and tells whether it was within the limit; one that was not is not counted. */
  use(name: LimitName, key: string): Promise<Allowance>;
  /** Tells without counting. */
  look(name: LimitName, key: string): Promise<Allowance>;
  /** Takes back all uses: a sign-in that succeeded. */
  forget(name: LimitName, key: string): Promise<void>;
}

export const configuredLimits = (configuration: Configuration): Record<LimitName, RateLimit> => ({
  signIn: configuration.signInLimit,
  failedSignIn: configuration.failedSignInLimit,
  reset: configuration.resetLimit,
});

/** More keys than this and the ones unused for longest are let go, so that no flood of names fills the memory. */
const MOST_KEYS = 100_000;

/** Limits in this process's memory: exact for one server. A sliding window: the times of the uses within it. */
export const memoryLimits = (numbers: Record<LimitName, RateLimit>, clock: Clock): Limits => {
  const uses = new Map<string, number[]>();

  const recent = (name: LimitName, key: string): { at: number; id: string; times: number[] } => {
    const at = clock.now().getTime();
    const id = `${name}:${key}`;
    const times = (uses.get(id) ?? []).filter((time) => time > at - numbers[name].window);
    return { at, id, times };
  };
  const allowance = (name: LimitName, at: number, times: number[]): Allowance => {
    const { uses: most, window } = numbers[name];
    const oldest = times[times.length - most];
    return oldest === undefined
      ? { allowed: true, retryAfter: 0 }
      : { allowed: false, retryAfter: Math.max(1, Math.ceil((oldest + window - at) / 1_000)) };
  };

  return {
    use: async (name, key) => {
      const { at, id, times } = recent(name, key);
      const answer = allowance(name, at, times);
      if (answer.allowed) times.push(at);
      // Deleted and set again: the map's order is then the order of last use.
      uses.delete(id);
      uses.set(id, times);
      if (uses.size > MOST_KEYS) {
        const first = uses.keys().next();
        if (first.done !== true) uses.delete(first.value);
      }
      return answer;
    },
    look: async (name, key) => {
      const { at, times } = recent(name, key);
      return allowance(name, at, times);
    },
    forget: async (name, key) => {
      uses.delete(`${name}:${key}`);
    },
  };
};
