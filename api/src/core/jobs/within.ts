import { sql } from 'drizzle-orm';
import { type Db, fromDrizzle } from 'pg-boss';
import type { Database } from '../database/open.ts';

/** The option that runs a pg-boss call in a drizzle transaction. */
export const within = (transaction: Database): { db: Db } => ({
  // Casts because the drivers' types hide that both return rows.
  db: fromDrizzle(transaction as unknown as Parameters<typeof fromDrizzle>[0], sql),
});
