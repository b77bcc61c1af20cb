/** The current time, which tests can set. Only this reads it from `new Date()`. */
export interface Clock {
  now(): Date;
}
