/**
 * Rows in a statement: PostgreSQL takes at most 65 535 parameters. Row by row would cost many times as much, and in the
 * embedded database, with its single session, everybody waits for the transaction.
 */
const BATCH = 1000;

export const inBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
