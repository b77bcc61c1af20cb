import type { RefundWay } from '@phila/contract';
import { type Cents, formatCents } from '@phila/finance/cents';
import { and, eq, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/services.ts';
import type { Task } from '../../../core/jobs/task.ts';
import { giveUseBack } from '../discounts/discounts.ts';
import { creditRefund } from '../orders/credit-notes.ts';
import { changeOrder, lockDue, lockOrder, moveOrder, TAKEN_AT_ONCE } from '../orders/history.ts';
import type { StoredOrder } from '../orders/history.ts';
import {
  cancelledLetter,
  partRefundedLetter,
  ranOutLetter,
  refundDeclinedLetter,
  refundAskedLetter,
  refundedLetter,
  staysText,
  tellBuyer,
  tellStaff,
} from '../orders/letters.ts';
import { takeOwnershipBack } from '../orders/mark-paid.ts';
import {
  attentionLeft,
  isRefundOpen,
  keptOf,
  mayRequestRefund,
  owe,
  payDue,
  payPart,
} from '../orders/order-money.ts';
import { COOLING_OFF, isCancellable, isUnpaid, mayBecome, mayOpenNow } from '../orders/order-states.ts';
import { shopOrders, shopPayments, shopRefunds } from '../orders/tables.ts';
import { openNow } from '../ownership/ownership.ts';

type EndServices = Pick<Services, 'database' | 'clock' | 'mail' | 'configuration'>;

/** @throws Refusal 404 for an unknown order, or another person's */
const lockOwn = async (tx: Database, personId: string, id: number): Promise<StoredOrder> => {
  const order = await lockOrder(tx, id);
  if (order === null || order.personId !== personId) throw notFound();
  return order;
};

const closePayments = async (tx: Database, orderId: number, now: Date): Promise<void> => {
  await tx
    .update(shopPayments)
    .set({ state: 'cancelled', settledAt: now })
    .where(and(eq(shopPayments.orderId, orderId), eq(shopPayments.state, 'pending')));
};

/**
 * Cancels an unpaid order, or a paid one within seven days. A cancelled paid order owes the person the money, and takes
 * back what it gave them.
 * @throws Refusal 409 once that is no longer possible
 */
export const cancelOrder = (personId: string, id: number, services: EndServices): Promise<StoredOrder> =>
  services.database.transaction(async (tx) => {
    const order = await lockOwn(tx, personId, id);
    const now = services.clock.now();
    if (!isCancellable(order, now))
      throw new Refusal(
        409,
        'This order can no longer be cancelled. You may ask for your money back instead.',
      );
    await giveUseBack(tx, order);
    if (isUnpaid(order.state)) {
      await closePayments(tx, id, now);
      const cancelled = await moveOrder(tx, order, 'cancelled', now, {
        cause: 'cancelled',
        // A wrong amount received earlier is already due to the person.
        attention: order.due > 0 ? 'refund due' : null,
      });
      await tellBuyer(tx, cancelled, cancelledLetter(cancelled), services);
      return cancelled;
    }
    const stay = await takeOwnershipBack(tx, order);
    if (stay.length > 0)
      throw new Refusal(
        409,
        `A voucher of ${stay.join(', ')} was redeemed, so this order cannot be cancelled`,
      );
    const money = keptOf(order);
    const cancelled = await moveOrder(tx, order, 'cancelled', now, {
      cause: 'cancelled in time',
      ...owe(order, money, now),
      ...(money > 0 ? { attention: 'refund due' } : {}),
    });
    if (money > 0)
      await tellStaff(tx, order, 'It was cancelled within seven days: its money is due.', services);
    await tellBuyer(tx, cancelled, cancelledLetter(cancelled), services);
    return cancelled;
  });

/**
 * Opens at once what a paid order gave, which ends the right to cancel it. Nothing changes where that was asked before.
 * @throws Refusal 409 for an order that is not paid, or over
 */
export const openOrderNow = (personId: string, id: number, services: EndServices): Promise<StoredOrder> =>
  services.database.transaction(async (tx) => {
    const order = await lockOwn(tx, personId, id);
    const now = services.clock.now();
    if (order.accessNowAt !== null && order.state === 'fulfilled') return order;
    if (!mayOpenNow(order, now)) throw new Refusal(409, 'This order has nothing left to open');
    await openNow(tx, id, now);
    return moveOrder(tx, order, 'fulfilled', now, { accessNowAt: now, cause: 'access asked for' });
  });

/** @throws Refusal 409 if nothing was paid, or the money is already being paid back */
export const requestRefund = (
  personId: string,
  id: number,
  reason: string,
  services: EndServices,
): Promise<StoredOrder> =>
  services.database.transaction(async (tx) => {
    const order = await lockOwn(tx, personId, id);
    if (order.refundRequestedAt !== null) return order;
    if (!mayRequestRefund(order)) throw new Refusal(409, 'There is nothing to be paid back for this order');
    const [asked] = await tx
      .update(shopOrders)
      .set({
        refundRequestedAt: services.clock.now(),
        refundReason: reason,
        attention: order.attention ?? 'refund asked for',
      })
      .where(eq(shopOrders.id, id))
      .returning();
    if (asked === undefined) throw notFound();
    await tellStaff(tx, order, 'The person asks for their money back.', services);
    await tellBuyer(tx, asked, refundAskedLetter(), services);
    return asked;
  });

interface Changed {
  before: StoredOrder;
  after: StoredOrder;
}

/** Records that the money due was paid back. An order never paid, or cancelled, becomes refunded. */
const payDueBack = async (
  tx: Database,
  order: StoredOrder,
  reason: string,
  now: Date,
): Promise<StoredOrder> => {
  const paid = payDue(order);
  const changes = { ...paid, attention: attentionLeft({ ...order, ...paid, due: 0 }) };
  if (isUnpaid(order.state)) {
    await giveUseBack(tx, order);
    await closePayments(tx, order.id, now);
    const cancelled = await moveOrder(tx, order, 'cancelled', now, {
      cause: 'wrong amount',
    });
    return moveOrder(tx, cancelled, 'refunded', now, { ...changes, reason });
  }
  return order.state === 'cancelled'
    ? moveOrder(tx, order, 'refunded', now, { ...changes, reason })
    : changeOrder(tx, order.id, changes);
};

/** Reasons of a refund: a sentence to the buyer, and staff's own; and how it is paid. */
interface RefundReasons {
  reason: string;
  note?: string | undefined;
  paidBy?: RefundWay | undefined;
}

const recordRefund = async (
  tx: Database,
  orderId: number,
  amount: Cents,
  { note, paidBy }: Omit<RefundReasons, 'reason'>,
  at: Date,
): Promise<void> => {
  await tx.insert(shopRefunds).values({
    id: uuidv7(at),
    orderId,
    at,
    amount,
    note: note ?? null,
    paidBy: paidBy ?? null,
  });
};

/**
 * Records a repayment in an administrator's transaction. Repays the amount due, if any, and leaves a paid order as it
 * is; otherwise repays everything and takes back what the order gave.
 * @throws Refusal 409 if there is nothing to pay back
 */
export const refundOrder = async (
  tx: Database,
  id: number,
  { reason, ...about }: RefundReasons,
  services: EndServices,
): Promise<Changed> => {
  const order = await lockOrder(tx, id);
  if (order === null) throw notFound();
  const now = services.clock.now();
  if (order.due > 0) {
    await recordRefund(tx, id, order.due, about, now);
    const after = await payDueBack(tx, order, reason, now);
    const note = await creditRefund(tx, after, reason, now);
    await tellBuyer(tx, after, refundedLetter(order.due, note?.number ?? null), services);
    return { before: order, after };
  }
  const money = keptOf(order);
  if (money === 0 || !mayBecome(order.state, 'refunded'))
    throw new Refusal(409, 'Nothing of this order can be paid back');
  await recordRefund(tx, id, money, about, now);
  const stay = await takeOwnershipBack(tx, order);
  const after = await moveOrder(tx, order, 'refunded', now, {
    refunded: order.received,
    attention: null,
    // Shown with the order to the buyer and to staff.
    reason: [...stay.map(staysText), reason].join(' '),
  });
  const note = await creditRefund(tx, after, reason, now);
  await tellBuyer(tx, after, refundedLetter(money, note?.number ?? null, stay), services);
  return { before: order, after };
};

/**
 * Records a partial repayment in an administrator's transaction. The person keeps the order's products; a credit note
 * credits that part of the invoice.
 * @param kept the amount that the administrator saw as kept
 * @throws Refusal 409 if money is due, none is kept, or `kept` is outdated; 422 for the whole amount
 */
export const refundPart = async (
  tx: Database,
  id: number,
  { amount, kept, reason, ...about }: RefundReasons & { amount: Cents; kept: Cents },
  services: EndServices,
): Promise<Changed> => {
  const order = await lockOrder(tx, id);
  if (order === null) throw notFound();
  const now = services.clock.now();
  if (order.due > 0)
    throw new Refusal(
      409,
      `Please note first that the ${formatCents(order.due)} were paid back that are due`,
    );
  if ((order.state !== 'paid' && order.state !== 'fulfilled') || keptOf(order) === 0)
    throw new Refusal(409, 'Nothing of this order can be paid back');
  if (keptOf(order) !== kept)
    throw new Refusal(409, 'Part of this order was paid back since you opened it. Please look at it again.');
  if (amount >= kept) {
    const message = `Please enter less than ${formatCents(kept)}: all of it is noted as a refund of the order`;
    throw new Refusal(422, message, [{ path: 'amount', message }]);
  }
  await recordRefund(tx, id, amount, about, now);
  const after = await changeOrder(tx, id, payPart(order, amount));
  const note = await creditRefund(tx, after, reason, now);
  await tellBuyer(tx, after, partRefundedLetter(amount, reason, note?.number ?? null), services);
  return { before: order, after };
};

/**
 * Declines a refund with a reason, in an administrator's transaction.
 * @throws Refusal 409 if no request for a refund is open
 */
export const declineRefund = async (
  tx: Database,
  id: number,
  reason: string,
  services: EndServices,
): Promise<Changed> => {
  const order = await lockOrder(tx, id);
  if (order === null) throw notFound();
  if (!isRefundOpen(order)) throw new Refusal(409, 'No refund of this order waits for an answer');
  const declined = { ...order, refundDeclined: reason };
  const after = await changeOrder(tx, id, {
    refundDeclined: reason,
    refundDeclinedAt: services.clock.now(),
    attention: attentionLeft(declined),
  });
  await tellBuyer(tx, after, refundDeclinedLetter(reason), services);
  return { before: order, after };
};

/** Cancels unpaid orders that have expired, and releases their discounts. */
const cancelUnpaid = async (services: EndServices): Promise<number> =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const due = await lockDue(
      tx,
      and(
        inArray(shopOrders.state, ['placed', 'awaiting payment']),
        lte(shopOrders.payBefore, now),
        // A stored notification is still unhandled, so the order may be paid.
        or(isNull(shopOrders.attention), ne(shopOrders.attention, 'news not handled')),
      ),
      shopOrders.payBefore,
    );
    for (const order of due) {
      await giveUseBack(tx, order);
      await closePayments(tx, order.id, now);
      await moveOrder(tx, order, 'cancelled', now, {
        ranOut: true,
        cause: 'not paid',
        attention: attentionLeft(order),
      });
      if (order.due === 0) await tellBuyer(tx, order, ranOutLetter(), services);
    }
    return due.length;
  });

/** Fulfils paid orders after seven days, when they can no longer be cancelled. */
const fulfilPaid = async (services: EndServices): Promise<number> =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const due = await lockDue(
      tx,
      and(eq(shopOrders.state, 'paid'), lte(shopOrders.placedAt, new Date(now.getTime() - COOLING_OFF - 1))),
      shopOrders.placedAt,
    );
    for (const order of due) await moveOrder(tx, order, 'fulfilled', now, { cause: 'seven days over' });
    return due.length;
  });

/** The task that cancels unpaid orders and fulfils paid ones in time. */
export const endOrders = async (services: EndServices): Promise<void> => {
  while ((await cancelUnpaid(services)) === TAKEN_AT_ONCE);
  while ((await fulfilPaid(services)) === TAKEN_AT_ONCE);
};

export const orderEnding: Task<Services> = { name: 'orders', every: 5 * 60_000, run: endOrders };
