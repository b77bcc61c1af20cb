import type { Limit } from '@phila/contract';

export interface Allowance {
  allowed: boolean;
  /** Whole seconds until the next use is allowed; 0 if this one was. */
  retryAfter: number;
}

/** Counts uses of a named limit by a key: an address key (`address-key.ts`) or an account's id (`COUNTED_BY`). */
export interface Limits {
  /** Counts a use if the limit allows it. */
  use(name: Limit, key: string): Promise<Allowance>;
}
