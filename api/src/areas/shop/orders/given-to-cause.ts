import type { GivenInMonth } from '@phila/contract';
import { randFromCents } from '@phila/finance/cents';
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { monthOf } from '../../../core/last-days.ts';
import { shopOrderLines, shopOrders } from './tables.ts';

/**
 * What orders give to a cause, by the month in which they were paid. Of an order that was paid back in part its lines give
 * that much less in proportion, each in whole cents; one that was paid back as a whole keeps nothing and gives nothing.
 */
export const givenToCause = async (database: Database, causeId: number): Promise<GivenInMonth[]> => {
  // Every cent of an order is kept, due or paid back; what came beyond the total is never kept.
  const kept = sql`(${shopOrders.received} - ${shopOrders.due} - ${shopOrders.refunded})`;
  const month = monthOf(shopOrders.paidAt);
  const rows = await database
    .select({
      month,
      orders: sql<number>`count(distinct ${shopOrders.id})::int`,
      promised: sql<string>`sum(${shopOrderLines.donation})`,
      given: sql<string>`sum(round(${shopOrderLines.donation}::numeric * ${kept} / ${shopOrders.total}))`,
    })
    .from(shopOrderLines)
    .innerJoin(shopOrders, eq(shopOrders.id, shopOrderLines.orderId))
    .where(
      and(
        eq(shopOrderLines.causeId, causeId),
        gt(shopOrderLines.donation, 0),
        isNotNull(shopOrders.paidAt),
        sql`${kept} > 0`,
      ),
    )
    .groupBy(sql`1`)
    .orderBy(desc(sql`1`));
  return rows.map(({ promised, given, ...row }) => ({
    ...row,
    promised: randFromCents(Number(promised)),
    given: randFromCents(Number(given)),
  }));
};
