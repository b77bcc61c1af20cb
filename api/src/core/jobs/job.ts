import type { Database } from '../database/open.ts';

/** Pauses and number of further attempts. */
export interface Retries {
  /** Least seconds before the second attempt, doubled for each further one; jitter adds up to as much again. */
  first: number;
  /** The longest pause, in seconds. */
  longest: number;
  /** Attempts after the first. */
  times: number;
}

export interface Attempt {
  /** True for the final attempt. */
  isLast: boolean;
}

/** A job as named by everything that queues it. */
export interface JobKind<Data extends object> {
  /** Names its queue, so it is unique and never renamed. */
  name: string;
  /** The name for administrators. */
  title: string;
  retries: Retries;
  /** The most that a server takes at a time, and runs in turn; default: 2. */
  atOnce?: number;
  /** Never set: ties the data queued to the data handled. */
  data?: Data;
}

/**
 * Work done after the reply, on any server: at least once despite crashes, with growing pauses between attempts, and
 * shown to administrators if it fails for good.
 * @template Data the data it is queued with: ids, nothing personal, because administrators see failures
 */
export interface Job<Data extends object, Given> extends JobKind<Data> {
  /** May be interrupted anywhere, and run again. Errors are logged; their name and code are stored. */
  run(data: Data, given: Given, attempt: Attempt): Promise<unknown>;
}

export interface QueueOptions {
  /** The caller's transaction: rolling it back removes the job too. Default: none. */
  within?: Database;
  /** Its id, a UUID; default: a new one. */
  id?: string;
  /** Seconds to wait before it runs. */
  after?: number;
}

/** Queues jobs. */
export interface JobPort {
  ask<Data extends object>(kind: JobKind<Data>, data: Data, how?: QueueOptions): Promise<void>;
  /** Removes queued jobs by id. Running ones continue. */
  takeBack(kind: JobKind<object>, ids: readonly string[], within: Database): Promise<void>;
}
