/** The time, so that a test can set it. Nothing else asks `new Date()` for the present. */
export interface Clock {
  now(): Date;
}
