import type { TodayCards } from '@phila/contract';
import { and, asc, desc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { DAY } from '../../../core/durations.ts';
import { orderNumberOf } from './order-number.ts';
import { shopCreditNotes, shopOrderHistory, shopOrderLines, shopOrders } from './tables.ts';

/** Days for which an order that opened, and an answer to a request for a refund, is news. */
const OPENED_DAYS = 7;
const ANSWERED_DAYS = 14;

const since = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** Orders whose products opened by themselves when the days to cancel were over. */
export const openedCards = async (database: Database, personId: string, now: Date): Promise<TodayCards> => {
  const opened = await database
    .select({ id: shopOrders.id, placedAt: shopOrders.placedAt, at: shopOrderHistory.at })
    .from(shopOrders)
    .innerJoin(shopOrderHistory, eq(shopOrderHistory.orderId, shopOrders.id))
    .where(
      and(
        eq(shopOrders.personId, personId),
        eq(shopOrders.state, 'fulfilled'),
        eq(shopOrderHistory.cause, 'seven days over'),
        gte(shopOrderHistory.at, since(now, OPENED_DAYS)),
      ),
    )
    .orderBy(desc(shopOrderHistory.at));
  if (opened.length === 0) return [];
  const lines = await database
    .select({ orderId: shopOrderLines.orderId, name: shopOrderLines.name })
    .from(shopOrderLines)
    .where(
      and(
        inArray(
          shopOrderLines.orderId,
          opened.map(({ id }) => id),
        ),
        isNotNull(shopOrderLines.productId),
        eq(shopOrderLines.isDelivered, false),
      ),
    )
    .orderBy(asc(shopOrderLines.orderId), asc(shopOrderLines.position));
  return opened.flatMap((order) => {
    const names = lines.filter(({ orderId }) => orderId === order.id).map(({ name }) => name);
    // Nothing of it is opened on the site.
    if (names.length === 0) return [];
    return [
      {
        id: `order/${order.id}`,
        title:
          names.length === 1 ? `${names[0]} is open` : `${names[0]} and ${names.length - 1} more are open`,
        at: order.at.toISOString(),
        detail: `Order ${orderNumberOf(order)}`,
        to: '/offers/owned',
        reminderId: null,
        offerId: null,
      },
    ];
  });
};

/** Answers to the person's own requests for a refund: declined, or paid back since. */
export const refundCards = async (database: Database, personId: string, now: Date): Promise<TodayCards> => {
  const paidAt = sql<Date | null>`(
    select max(note.issued_at) from ${shopCreditNotes} note
    where note.order_id = ${shopOrders.id} and note.issued_at >= ${shopOrders.refundRequestedAt}
  )`.mapWith(shopOrders.refundDeclinedAt);
  const from = since(now, ANSWERED_DAYS);
  const answered = await database
    .select({
      id: shopOrders.id,
      placedAt: shopOrders.placedAt,
      declinedAt: shopOrders.refundDeclinedAt,
      paidAt,
    })
    .from(shopOrders)
    .where(
      and(
        eq(shopOrders.personId, personId),
        isNotNull(shopOrders.refundRequestedAt),
        or(gte(shopOrders.refundDeclinedAt, from), sql`${paidAt} >= ${from.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(desc(shopOrders.id));
  return answered.flatMap(({ declinedAt, paidAt: paid, ...order }) => {
    const isPaid = paid !== null && (declinedAt === null || paid >= declinedAt);
    const at = isPaid ? paid : declinedAt;
    if (at === null) return [];
    return [
      {
        id: `refund/${order.id}`,
        title: isPaid
          ? `Money for order ${orderNumberOf(order)} was paid back`
          : `Your refund for order ${orderNumberOf(order)} was declined`,
        at: at.toISOString(),
        detail: isPaid ? null : 'The order says why',
        to: `/offers/orders/${order.id}`,
        reminderId: null,
        offerId: null,
      },
    ];
  });
};
