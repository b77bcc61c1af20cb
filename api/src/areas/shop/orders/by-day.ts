import { gte, sql } from 'drizzle-orm';
import { randFromCents } from '@phila/finance/cents';
import type { Database } from '../../../core/database/open.ts';
import { dayOf, eachDay, lastDays } from '../../../core/last-days.ts';
import { shopOrders } from './tables.ts';

/** Counts and sums orders by the day of payment, including those refunded later. */
export const ordersByDay = async (database: Database, now: Date) => {
  const days = lastDays(now);
  const day = dayOf(shopOrders.paidAt);
  const rows = await database
    .select({ day, count: sql<number>`count(*)::int`, cents: sql<string>`sum(${shopOrders.total})` })
    .from(shopOrders)
    .where(gte(shopOrders.paidAt, days.since))
    .groupBy(sql`1`);
  return {
    dates: [...days.dates],
    orders: eachDay(days, rows),
    rand: eachDay(
      days,
      rows.map((row) => ({ day: row.day, count: Number(row.cents) })),
    ).map(randFromCents),
  };
};
