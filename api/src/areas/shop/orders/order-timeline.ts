import { moneyText, orderStateWords, type PaymentState } from '@phila/contract';
import { randFromCents } from '@phila/finance/cents';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { TimelineEvent, TimelineSource } from '../../../core/people/timeline.ts';
import { orderNumberOf } from './order-number.ts';
import { stepReason } from './step-causes.ts';
import { shopOrderHistory, shopOrders, shopPayments, shopRefunds } from './tables.ts';

const pageOf = (id: number): string => `/admin/administrative/orders?show=all&row=${id}`;

const orders: TimelineSource = {
  kind: 'order',
  permission: 'shop.orders.read',
  read: async (database, { accountId, before, most }) => {
    const rows = await database
      .select({ step: shopOrderHistory, order: shopOrders })
      .from(shopOrderHistory)
      .innerJoin(shopOrders, eq(shopOrders.id, shopOrderHistory.orderId))
      .where(and(eq(shopOrders.personId, accountId), lt(shopOrderHistory.at, before)))
      .orderBy(desc(shopOrderHistory.at), desc(shopOrderHistory.step))
      .limit(most);
    return rows.map(({ step, order }) => {
      const reason = stepReason(step, 'staff');
      return {
        id: `order-${order.id}-${step.step}`,
        at: step.at,
        title: `${orderNumberOf(order)}: ${orderStateWords[step.state].name}`,
        tone: orderStateWords[step.state].tone,
        detail: [moneyText(randFromCents(order.total)), ...(reason === null ? [] : [reason])].join(', '),
        to: pageOf(order.id),
      };
    });
  },
};

const PROVIDERS = { simulator: 'the simulator', payfast: 'PayFast', eft: 'EFT' } as const;

const PAYMENTS: Readonly<Record<PaymentState, { words: string; tone: TimelineEvent['tone'] }>> = {
  pending: { words: 'is waited for', tone: 'info' },
  paid: { words: 'came', tone: 'success' },
  failed: { words: 'failed', tone: 'warning' },
  cancelled: { words: 'was cancelled', tone: 'neutral' },
  'wrong amount': { words: 'was of another amount', tone: 'warning' },
};

/** When a payment came to the state that it is in. */
const paymentAt = sql<Date>`coalesce(${shopPayments.settledAt}, ${shopPayments.createdAt})`.mapWith(
  shopPayments.createdAt,
);

const payments: TimelineSource = {
  kind: 'payment',
  permission: 'shop.orders.read',
  read: async (database, { accountId, before, most }) => {
    const rows = await database
      .select({ payment: shopPayments, order: shopOrders, at: paymentAt })
      .from(shopPayments)
      .innerJoin(shopOrders, eq(shopOrders.id, shopPayments.orderId))
      .where(and(eq(shopOrders.personId, accountId), lt(paymentAt, before)))
      .orderBy(desc(paymentAt))
      .limit(most);
    return rows.map(({ payment, order, at }) => ({
      id: payment.id,
      at,
      title: `Payment of ${orderNumberOf(order)} ${PAYMENTS[payment.state].words}`,
      tone: PAYMENTS[payment.state].tone,
      detail: `${moneyText(randFromCents(payment.received ?? payment.amount))} by ${PROVIDERS[payment.provider]}`,
      to: pageOf(order.id),
    }));
  },
};

const refunds: TimelineSource = {
  kind: 'refund',
  permission: 'shop.orders.read',
  read: async (database, { accountId, before, most }) => {
    const rows = await database
      .select({ refund: shopRefunds, order: shopOrders })
      .from(shopRefunds)
      .innerJoin(shopOrders, eq(shopOrders.id, shopRefunds.orderId))
      .where(and(eq(shopOrders.personId, accountId), lt(shopRefunds.at, before)))
      .orderBy(desc(shopRefunds.at))
      .limit(most);
    return rows.map(({ refund, order }) => ({
      id: refund.id,
      at: refund.at,
      title: `${moneyText(randFromCents(refund.amount))} of ${orderNumberOf(order)} refunded`,
      tone: 'info',
      detail: refund.note,
      to: pageOf(order.id),
    }));
  },
};

/** Orders, payments and refunds of a person. */
export const orderTimeline: readonly TimelineSource[] = [orders, payments, refunds];
