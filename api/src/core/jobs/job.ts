import type { Database } from '../database/open.ts';

/** Pauses and number of further attempts. */
export interface Retries {
  /** Seconds at the least before the second attempt, doubled for each further one; chance adds up to as much again. */
  first: number;
  /** The longest of these pauses, in seconds. */
  longest: number;
  /** Attempts after the first. */
  times: number;
}

export interface Attempt {
  /** Tells if a failure of it is final. */
  isLast: boolean;
}

/** A job as it is named wherever it is asked for. */
export interface JobKind<Data extends object> {
  /** Names its queue, so it is unique and never renamed. */
  name: string;
  /** The name for administrators. */
  title: string;
  retries: Retries;
  /** The most that a server takes at a time, to do in turn; default: 2. */
  atOnce?: number;
  /** Never set: it ties what is asked with to what is done. */
  data?: Data;
}

/**
 * Work done after the answer that asked for it, on any server: at least once, however often a server is killed, with
 * growing pauses between attempts, and shown to administrators once given up.
 * @template Data what it is asked with: ids. Nothing personal, because administrators see what failed
 */
export interface Job<Data extends object, Given> extends JobKind<Data> {
  /** May be cut off anywhere, and be done again then. What it throws is logged; of it, name and code are kept. */
  run(data: Data, given: Given, attempt: Attempt): Promise<unknown>;
}

export interface AskOptions {
  /** The transaction that asks: rolled back, nothing was asked for. Default: at once. */
  within?: Database;
  /** Its id, a UUID; default: a new one. */
  id?: string;
  /** Seconds from now before which it is not done. */
  after?: number;
}

/** Asks for work. */
export interface JobPort {
  ask<Data extends object>(kind: JobKind<Data>, data: Data, how?: AskOptions): Promise<void>;
  /** Takes back what was asked for, by the ids it was given. What is being done goes on. */
  takeBack(kind: JobKind<object>, ids: readonly string[], within: Database): Promise<void>;
}
