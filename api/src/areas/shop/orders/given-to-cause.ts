import type { GivenInMonth } from '@phila/contract';
import { randFromCents } from '@phila/finance/cents';
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { monthOf } from '../../../core/last-days.ts';
import { shopOrderLines, shopOrders } from './tables.ts';

/**
 * Sums donations to a cause by the month of payment. A partly refunded order gives in proportion, each line in whole
 * cents; a fully refunded one gives nothing.
 */
export const givenToCause = async (database: Database, causeId: number): Promise<GivenInMonth[]> => {
  // Each cent of an order is kept, due or paid back; a surplus payment is never kept.
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
