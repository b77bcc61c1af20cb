import { MAX_COUNTED } from '@phila/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open.ts';

/** Counts matching rows up to the largest number that lists show ("10 000+"), to bound the cost. */
export const countCapped = async (
  database: Database,
  table: PgTable,
  condition: SQL | undefined,
): Promise<{ count: number; isCapped: boolean }> => {
  const some = database
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(MAX_COUNTED + 1)
    .as('some');
  const [row] = await database.select({ count: sql<number>`count(*)::int` }).from(some);
  const counted = row?.count ?? 0;
  return { count: Math.min(counted, MAX_COUNTED), isCapped: counted > MAX_COUNTED };
};
