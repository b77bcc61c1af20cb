/**
 * So many rows are one statement: PostgreSQL takes 65 535 parameters and no more. What is written row by row costs many
 * times as much, and in the embedded database, which has one session, everybody waits for its transaction.
 */
const BATCH = 1000;

export const inBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
