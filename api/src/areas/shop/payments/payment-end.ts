import type { calls, CheckedInputOf, ValueOf } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { lockOrder } from '../orders/history.ts';
import { shopOrders, shopPayments } from '../orders/tables.ts';
import { sentCents } from './sent-cents.ts';
import { settlePayment, type PaymentNotice } from './settle-payment.ts';

type PaymentEndInput = CheckedInputOf<typeof calls.shop.recordPaymentEnd>['body'];

const OVER =
  'This payment is reported by now, or another administrator noted how it ended. Please look at the order again.';

const wrong = (path: 'amount' | 'reference', message: string) =>
  new Refusal(422, message, [{ path, message }]);

/**
 * Turns an administrator's finding into a notification. @throws Refusal 422 for a paid one without amount or reference
 */
const noticeOf = (
  { provider, id }: Pick<typeof shopPayments.$inferSelect, 'provider' | 'id'>,
  { ended, amount, reference = '' }: PaymentEndInput,
): PaymentNotice => {
  const notice = { provider, paymentId: id, reference };
  if (ended === 'not paid') return { ...notice, status: 'failed', amount: 0 };
  if (amount === undefined) throw wrong('amount', 'Please enter the amount that came');
  if (reference === '') throw wrong('reference', 'Please enter the reference');
  // Requires the provider's own number: should its notification still come, another number would count as a second
  // payment.
  if (provider === 'payfast' && !/^\d+$/.test(reference))
    throw wrong('reference', 'A PayFast payment ID has digits only');
  return { ...notice, status: 'paid', amount: sentCents(amount) };
};

/**
 * Applies an administrator's finding at the provider, in place of a notification that never came. Locks the order
 * first, so that of two administrators, or a late notification, only the first counts.
 * @throws Refusal 404 for an unknown order or payment, 409 if the order does not wait for this payment, 422
 */
export const recordPaymentEnd = async (
  id: number,
  found: PaymentEndInput,
  context: Context,
): Promise<ValueOf<typeof calls.shop.recordPaymentEnd>> => {
  const { database } = context;
  const order = await lockOrder(database, id);
  const named = and(eq(shopPayments.id, found.paymentId), eq(shopPayments.orderId, id));
  const [payment] = await database.select().from(shopPayments).where(named);
  if (order === null || payment === undefined) throw notFound();
  if (order.attention !== 'no news of its payment' || payment.state !== 'pending')
    throw new Refusal(409, OVER);
  await settlePayment(database, noticeOf(payment, found), context);
  const [after] = await database.select().from(shopOrders).where(eq(shopOrders.id, id));
  const [ended] = await database.select().from(shopPayments).where(named);
  if (after === undefined || ended === undefined) throw new Error('The order is gone');
  context.recordChange({
    rowId: id,
    before: { state: order.state, attention: order.attention, payment: payment.state },
    after: {
      state: after.state,
      attention: after.attention,
      payment: ended.state,
      received: ended.received,
      reference: ended.reference,
      reason: found.reason,
    },
  });
  return { id, state: after.state, attention: after.attention };
};
