/** The present time, which tests can set. Nothing else calls `new Date()` for it. */
export interface Clock {
  now(): Date;
}
