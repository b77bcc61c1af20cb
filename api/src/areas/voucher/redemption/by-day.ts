import { and, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { dayOf, eachDay, lastDays } from '../../../core/last-days.ts';
import { redemptions } from '../tables.ts';

/** Counts redemptions by day, without revoked ones. */
export const redemptionsByDay = async (database: Database, now: Date) => {
  const days = lastDays(now);
  const rows = await database
    .select({ day: dayOf(redemptions.redeemedAt), count: sql<number>`count(*)::int` })
    .from(redemptions)
    .where(and(gte(redemptions.redeemedAt, days.since), isNull(redemptions.revokedAt)))
    .groupBy(sql`1`);
  return { dates: [...days.dates], redeemed: eachDay(days, rows) };
};
