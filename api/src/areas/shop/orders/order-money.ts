import type { Cents } from '@phila/finance/cents';
import { isUnpaid } from './order-states.ts';
import type { StoredOrder } from './history.ts';
import type { Attention, shopOrders } from './tables.ts';

/*
 * Every cent received for an order is kept, due to the person, or paid back. A constraint in the database enforces the
 * sum; only these functions change it.
 */

type Changes = Partial<typeof shopOrders.$inferInsert>;
type Money = Pick<StoredOrder, 'received' | 'due' | 'refunded' | 'refundDueAt'>;

/** The part of the money received that the shop keeps. */
export const keptOf = ({ received, due, refunded }: Money): Cents => received - due - refunded;

/** Adds money received. */
export const receive = ({ received }: Money, amount: Cents): Changes => ({ received: received + amount });

/** Marks an amount as due to the person. The thirty days run from the first amount due. */
export const owe = ({ due, refundDueAt }: Money, amount: Cents, now: Date): Changes =>
  amount === 0 ? {} : { due: due + amount, refundDueAt: refundDueAt ?? now };

/** Marks everything due as paid back. */
export const payDue = ({ due, refunded }: Money) => ({
  refunded: refunded + due,
  due: 0,
  refundDueAt: null,
  refundRemindedAt: null,
});

/** Marks a part of the kept money as paid back. @param amount less than the money kept */
export const payPart = ({ refunded }: Money, amount: Cents) => ({ refunded: refunded + amount });

/** Reasons for attention that a notification of the payment clears. */
export const WAITS_FOR_NOTIFICATION: readonly Attention[] = ['no news of its payment', 'news not handled'];

/** True while a request for a refund is unanswered. */
export const isRefundOpen = (
  order: Money & Pick<StoredOrder, 'state' | 'refundRequestedAt' | 'refundDeclined'>,
): boolean =>
  (order.state === 'paid' || order.state === 'fulfilled') &&
  order.refundRequestedAt !== null &&
  order.refundDeclined === null &&
  keptOf(order) > 0;

/** The reason why an order still needs an administrator after a repayment or a declined refund. */
export const attentionLeft = (order: StoredOrder): Attention | null =>
  order.due > 0 ? (order.attention ?? 'refund due') : isRefundOpen(order) ? 'refund asked for' : null;

/** Allows a refund request once, while some of the money is kept. */
export const mayRequestRefund = (order: StoredOrder): boolean =>
  (order.state === 'paid' || order.state === 'fulfilled') &&
  order.refundRequestedAt === null &&
  keptOf(order) > 0;

/** Allows a payment while the order waits for one and no earlier payment needs attention. */
export const mayPay = ({ state, payBefore, attention }: StoredOrder, now: Date): boolean =>
  isUnpaid(state) && now < payBefore && (attention === null || attention === 'no news of its payment');
