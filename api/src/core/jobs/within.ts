import { sql } from 'drizzle-orm';
import { type Db, fromDrizzle } from 'pg-boss';
import type { Database } from '../database/open.ts';

/** What pg-boss is asked with this does in that transaction. */
export const within = (transaction: Database): { db: Db } => ({
  // What both drivers give for a statement has rows; the type of either does not say so.
  db: fromDrizzle(transaction as unknown as Parameters<typeof fromDrizzle>[0], sql),
});
