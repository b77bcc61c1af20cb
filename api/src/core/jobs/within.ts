import { sql } from 'drizzle-orm';
import { type Db, fromDrizzle } from 'pg-boss';
import type { Database } from '../database/open.ts';

/** The option that makes a call of pg-boss part of a transaction of drizzle's. */
export const within = (transaction: Database): { db: Db } => ({
  // Casts because the drivers' types do not tell that both return rows.
  db: fromDrizzle(transaction as unknown as Parameters<typeof fromDrizzle>[0], sql),
});
