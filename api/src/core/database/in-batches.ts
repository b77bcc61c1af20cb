/**
 * Rows in a statement: PostgreSQL takes 65 535 parameters at most. Single rows would cost many times as much, and the
 * embedded database, with its single session, would make everybody wait.
 */
const BATCH = 1000;

export const inBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
