import type { Limit } from '@phila/contract';

export interface Allowance {
  allowed: boolean;
  /** Whole seconds until the next use is allowed; 0 when this one was. */
  retryAfter: number;
}

/** Counts uses of a named limit by a key: an address key (`address-key.ts`) or an account's id (`COUNTED_BY`). */
export interface Limits {
  /** Counts one use and tells whether it was within the limit; a refused use is not counted. */
  use(name: Limit, key: string): Promise<Allowance>;
}
