import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/services.ts';
import type { Task } from '../../../core/tasks/task.ts';
import { giveUseBack } from '../discounts/discounts.ts';
import { lockOrder, moveOrder } from './history.ts';
import type { StoredOrder } from './history.ts';
import {
  cancelledLetter,
  ranOutLetter,
  refundAskedLetter,
  refundedLetter,
  tellBuyer,
  tellStaff,
} from './letters.ts';
import { takeOwnershipBack } from './mark-paid.ts';
import { COOLING_OFF, isCancellable, isUnpaid, mayBecome } from './order-states.ts';
import { shopOrders, shopPayments } from './tables.ts';

type Ending = Pick<Services, 'database' | 'clock' | 'mail' | 'configuration'>;

/** @throws Refusal 404 for an order that is not there or another person's */
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
 * Cancels a person's order: one that is not paid, or a paid one within its seven days, whose money is due back then and
 * whose ownership goes.
 * @throws Refusal 409 where that is not possible any more
 */
export const cancelOrder = (personId: string, id: number, services: Ending): Promise<StoredOrder> =>
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
      const cancelled = await moveOrder(tx, order, 'cancelled', now, { reason: 'You cancelled it' });
      await tellBuyer(tx, cancelled, cancelledLetter(cancelled, false), services);
      return cancelled;
    }
    const kept = await takeOwnershipBack(tx, order);
    if (kept.length > 0)
      throw new Refusal(
        409,
        `A voucher of ${kept.join(', ')} was redeemed, so this order cannot be cancelled`,
      );
    const isPaidBack = order.total > 0;
    const cancelled = await moveOrder(tx, order, 'cancelled', now, {
      reason: 'You cancelled it within seven days',
      ...(isPaidBack ? { refundDueAt: now, attention: 'refund due' } : {}),
    });
    if (isPaidBack)
      await tellStaff(tx, order, 'It was cancelled within seven days: its money is due.', services);
    await tellBuyer(tx, cancelled, cancelledLetter(cancelled, isPaidBack), services);
    return cancelled;
  });

/** @throws Refusal 409 where nothing was paid, or it is on its way back already */
export const requestRefund = (
  personId: string,
  id: number,
  reason: string,
  services: Ending,
): Promise<StoredOrder> =>
  services.database.transaction(async (tx) => {
    const order = await lockOwn(tx, personId, id);
    if (order.refundRequestedAt !== null) return order;
    if (
      !(order.state === 'paid' || order.state === 'fulfilled') ||
      order.total === 0 ||
      order.refundDueAt !== null
    )
      throw new Refusal(409, 'There is nothing to be paid back for this order');
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

/** Money of an order that stays as it is: paid twice, or for something that was owned already. */
const LEAVES_ORDER = ['paid twice', 'owned already'] as const;

/**
 * Notes, within an administrator's transaction, that money was paid back. An order that is paid back as a whole ends as
 * refunded and gives up what it gave.
 * @throws Refusal 409 where nothing was paid
 */
export const refundOrder = async (
  tx: Database,
  id: number,
  reason: string,
  services: Ending,
): Promise<{ before: StoredOrder; after: StoredOrder }> => {
  const order = await lockOrder(tx, id);
  if (order === null) throw notFound();
  const now = services.clock.now();
  const settled = { refundDueAt: null, attention: null } as const;
  if (LEAVES_ORDER.some((one) => one === order.attention)) {
    const [after] = await tx.update(shopOrders).set(settled).where(eq(shopOrders.id, id)).returning();
    if (after === undefined) throw notFound();
    return { before: order, after };
  }
  if (isUnpaid(order.state) && order.attention === 'wrong amount') {
    await giveUseBack(tx, order);
    const cancelled = await moveOrder(tx, order, 'cancelled', now, {
      reason: 'The payment was of another amount',
    });
    const after = await moveOrder(tx, cancelled, 'refunded', now, { ...settled, reason });
    await tellBuyer(tx, after, refundedLetter(after), services);
    return { before: order, after };
  }
  const wasPaid = order.paidAt !== null || order.refundDueAt !== null || order.attention === 'wrong amount';
  if (!wasPaid || !mayBecome(order.state, 'refunded'))
    throw new Refusal(409, 'Nothing of this order can be paid back');
  await takeOwnershipBack(tx, order);
  const after = await moveOrder(tx, order, 'refunded', now, { ...settled, reason });
  await tellBuyer(tx, after, refundedLetter(after), services);
  return { before: order, after };
};

const TAKEN_AT_ONCE = 50;

/** Cancels orders whose time to be paid has run out, and gives the uses of their discounts back. */
const cancelUnpaid = async (services: Ending): Promise<number> =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const due = await tx
      .select()
      .from(shopOrders)
      .where(and(inArray(shopOrders.state, ['placed', 'awaiting payment']), lte(shopOrders.payBefore, now)))
      .orderBy(asc(shopOrders.payBefore))
      .limit(TAKEN_AT_ONCE)
      .for('update', { skipLocked: true });
    for (const order of due) {
      await giveUseBack(tx, order);
      await closePayments(tx, order.id, now);
      await moveOrder(tx, order, 'cancelled', now, { ranOut: true, reason: 'It was not paid in time' });
      if (order.attention === null) await tellBuyer(tx, order, ranOutLetter(), services);
    }
    return due.length;
  });

/** Fulfils paid orders whose seven days are over: they can be cancelled no longer. */
const fulfilPaid = async (services: Ending): Promise<number> =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const due = await tx
      .select()
      .from(shopOrders)
      .where(
        and(
          eq(shopOrders.state, 'paid'),
          lte(shopOrders.placedAt, new Date(now.getTime() - COOLING_OFF - 1)),
        ),
      )
      .orderBy(asc(shopOrders.placedAt))
      .limit(TAKEN_AT_ONCE)
      .for('update', { skipLocked: true });
    for (const order of due)
      await moveOrder(tx, order, 'fulfilled', now, { reason: 'The seven days to cancel are over' });
    return due.length;
  });

/** What time does to orders. */
export const endOrders = async (services: Ending): Promise<void> => {
  while ((await cancelUnpaid(services)) === TAKEN_AT_ONCE);
  while ((await fulfilPaid(services)) === TAKEN_AT_ONCE);
};

export const orderEnding: Task = { name: 'orders', every: 5 * 60_000, isLeased: true, run: endOrders };
