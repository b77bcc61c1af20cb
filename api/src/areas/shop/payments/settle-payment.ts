import type { PaymentState } from '@phila/contract';
import { formatCents } from '@phila/finance/cents';
import type { Cents } from '@phila/finance/cents';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import type { Services } from '../../../core/services.ts';
import { takeUse } from '../discounts/discounts.ts';
import { lockOrder } from '../orders/history.ts';
import type { StoredOrder } from '../orders/history.ts';
import { moneyTooMuchLetter, tellBuyer, tellStaff, wrongAmountLetter } from '../orders/letters.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { markPaid } from '../orders/mark-paid.ts';
import { owe, receive, WAITS_FOR_NOTIFICATION } from '../orders/order-money.ts';
import { isUnpaid } from '../orders/order-states.ts';
import { shopOrders, shopPayments } from '../orders/tables.ts';
import type { Attention } from '../orders/tables.ts';
import { keepUnsettled } from '../unsettled/unsettled.ts';
import { ownsAnyOfOrder } from './owns-any-of-order.ts';
import { isGuid } from '../../../core/database/is-guid.ts';

/** A verified notification. */
export interface PaymentNotice {
  provider: 'simulator' | 'payfast' | 'eft';
  /** As the provider sent it; it may not be one of our payments. */
  paymentId: string;
  /** The provider's own number of the payment. */
  reference: string;
  status: 'paid' | 'failed' | 'cancelled';
  amount: Cents;
  /**
   * True if `reference` differs for each transfer of money. One form sent from two tabs is paid twice under one payment
   * of ours; only this number tells the second payment from a repeated notification of the first.
   */
  isReferenceUnique?: boolean;
}

type Settling = Pick<Services, 'clock' | 'mail' | 'configuration' | 'log'>;
type StoredPayment = typeof shopPayments.$inferSelect;

const close = async (
  tx: Database,
  payment: StoredPayment,
  state: PaymentState,
  { reference, amount }: PaymentNotice,
  settledAt: Date,
): Promise<void> => {
  await tx
    .update(shopPayments)
    .set({
      state,
      reference,
      settledAt,
      ...(state === 'failed' || state === 'cancelled' ? {} : { received: (payment.received ?? 0) + amount }),
    })
    .where(eq(shopPayments.id, payment.id));
};

/** Recognises a second transfer of money among notifications of a settled payment. */
const isMoneyOfItsOwn = (
  payment: StoredPayment,
  { status, reference, isReferenceUnique = false }: PaymentNotice,
): boolean => status === 'paid' && isReferenceUnique && reference !== payment.reference;

const changed = async (
  tx: Database,
  order: StoredOrder,
  changes: Partial<typeof shopOrders.$inferInsert>,
): Promise<StoredOrder> => {
  if (Object.keys(changes).length === 0) return order;
  const [after] = await tx.update(shopOrders).set(changes).where(eq(shopOrders.id, order.id)).returning();
  if (after === undefined) throw new Error('The order is gone');
  return after;
};

/** Lets an expired order still be paid if its discount has a use left and nothing in it is owned by now. */
const mayStillBePaid = async (tx: Database, order: StoredOrder): Promise<boolean> => {
  if (order.state !== 'cancelled' || !order.ranOut || (await ownsAnyOfOrder(tx, order))) return false;
  if (order.discountId === null) return true;
  // Another order may have taken the use that this one released.
  if ((await takeUse(tx, order.personId, order.discountId)) !== null) return false;
  await tx.update(shopOrders).set({ holdsDiscount: true }).where(eq(shopOrders.id, order.id));
  return true;
};

/** Marks surplus money as due to the person, and tells staff and the person. */
const payBack = async (
  tx: Database,
  order: StoredOrder,
  amount: Cents,
  services: Settling,
): Promise<void> => {
  const attention: Attention = order.paidAt === null ? 'paid after cancellation' : 'paid twice';
  await tx
    .update(shopOrders)
    .set({ attention, ...owe(order, amount, services.clock.now()) })
    .where(eq(shopOrders.id, order.id));
  await tellStaff(tx, order, `${formatCents(amount)} came and is to be paid back: ${attention}.`, services);
  await tellBuyer(tx, order, moneyTooMuchLetter(amount), services);
};

/**
 * Applies a verified notification in its transaction, in whatever order notifications arrive. Locks the order first, so
 * that concurrent notifications wait and a payment is settled once.
 */
export const settlePayment = async (
  tx: Database,
  notice: PaymentNotice,
  services: Settling,
): Promise<void> => {
  const { provider, paymentId, reference, status, amount } = notice;
  const now = services.clock.now();
  const named = isGuid(paymentId)
    ? and(eq(shopPayments.id, paymentId), eq(shopPayments.provider, provider))
    : null;
  const [first] = named === null ? [] : await tx.select().from(shopPayments).where(named);
  const locked = first === undefined ? null : await lockOrder(tx, first.orderId);
  // Reads again, because it may have been settled while waiting for the lock.
  const [payment] =
    locked === null || named === null ? [] : await tx.select().from(shopPayments).where(named);
  if (locked === null || payment === undefined) {
    services.log.info('payment not known', { provider });
    // The account may have been deleted in the meantime: staff must pay the money back.
    if (status === 'paid')
      await keepUnsettled(tx, { why: 'payment not known', provider, paymentId, reference, amount }, services);
    return;
  }
  const isStuck = WAITS_FOR_NOTIFICATION.some((reason) => reason === locked.attention);
  const order = await changed(tx, locked, isStuck ? { attention: null } : {});
  const isSettled = payment.state === 'paid' || payment.state === 'wrong amount';
  if (isSettled && !isMoneyOfItsOwn(payment, notice)) return;
  if (status !== 'paid') {
    if (payment.state === 'pending') await close(tx, payment, status, notice, now);
    return;
  }
  if (payment.state === 'paid') {
    await tx
      .update(shopPayments)
      .set({ received: (payment.received ?? 0) + amount })
      .where(eq(shopPayments.id, payment.id));
    await payBack(tx, await changed(tx, order, receive(order, amount)), amount, services);
    return;
  }
  if (amount !== payment.amount) {
    await close(tx, payment, 'wrong amount', notice, now);
    await changed(tx, order, {
      attention: 'wrong amount',
      ...receive(order, amount),
      ...owe(order, amount, now),
    });
    await tellStaff(
      tx,
      order,
      `${formatCents(amount)} came for an order of ${formatCents(payment.amount)}.`,
      services,
    );
    await tellBuyer(tx, order, wrongAmountLetter(order, amount), services);
    return;
  }
  await close(tx, payment, 'paid', notice, now);
  const received = await changed(tx, order, receive(order, amount));
  if (isUnpaid(order.state) || (await mayStillBePaid(tx, order))) await markPaid(tx, received, services);
  else await payBack(tx, received, amount, services);
};

/** Keeps a verified notification with an unusable amount for staff; its order, if any, waits for them past its time. */
export const keepUnreadable = async (
  tx: Database,
  { provider, paymentId, reference }: Pick<PaymentNotice, 'provider' | 'paymentId' | 'reference'>,
  services: Settling,
): Promise<void> => {
  const [payment] = isGuid(paymentId)
    ? await tx
        .select({ orderId: shopPayments.orderId })
        .from(shopPayments)
        .where(and(eq(shopPayments.id, paymentId), eq(shopPayments.provider, provider)))
    : [];
  const order = payment === undefined ? null : await lockOrder(tx, payment.orderId);
  if (order !== null && (order.attention === null || order.attention === 'no news of its payment'))
    await changed(tx, order, { attention: 'news not handled' });
  await keepUnsettled(
    tx,
    {
      why: 'amount not usable',
      provider,
      paymentId,
      reference,
      amount: null,
      ...(order === null ? {} : { orderNumber: orderNumberOf(order) }),
    },
    services,
  );
};
