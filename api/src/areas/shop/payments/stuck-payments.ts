import { formatCents } from '@phila/finance/cents';
import { and, asc, eq, exists, gt, isNull, lte, not, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Services } from '../../../core/services.ts';
import type { Task } from '../../../core/jobs/task.ts';
import { closeEvents } from '../../../core/webhooks/inbox.ts';
import { lockDue, lockOrder, TAKEN_AT_ONCE } from '../orders/history.ts';
import { tellStaff } from '../orders/letters.ts';
import { isUnpaid } from '../orders/order-states.ts';
import { shopOrders, shopPayments } from '../orders/tables.ts';
import { unhandledNotifications } from './unhandled-notifications.ts';
import { DAY, HOUR } from '../../../core/durations.ts';

type Finding = Pick<Services, 'database' | 'clock' | 'mail' | 'configuration' | 'sealing'>;

/** Milliseconds in which a notification normally arrives; a transfer takes two working days. */
export const NOTIFIED_WITHIN = { simulator: HOUR, payfast: HOUR, eft: 4 * DAY } as const;
/** Failed attempts at a notification after which staff are told; the service keeps trying. */
const FAILED_OFTEN = 3;
/** Leaves ten of the thirty days in which money must be paid back (ECT Act s 44(3)). */
export const REMIND_AFTER = 20 * DAY;

/** Marks orders that began a payment a while ago and got no notification. @returns how many */
const markWithoutNotification = ({ database, clock }: Finding): Promise<number> =>
  database.transaction(async (tx) => {
    const now = clock.now().getTime();
    const later = alias(shopPayments, 'later');
    const laterOne = tx
      .select({ id: later.id })
      .from(later)
      .where(and(eq(later.orderId, shopPayments.orderId), gt(later.id, shopPayments.id)));
    const silent = Object.entries(NOTIFIED_WITHIN).map(([provider, within]) =>
      and(
        eq(shopPayments.provider, provider as keyof typeof NOTIFIED_WITHIN),
        lte(shopPayments.createdAt, new Date(now - within)),
      ),
    );
    const due = await tx
      .select({ id: shopOrders.id })
      .from(shopPayments)
      .innerJoin(shopOrders, eq(shopOrders.id, shopPayments.orderId))
      .where(
        and(
          eq(shopPayments.state, 'pending'),
          or(...silent),
          eq(shopOrders.state, 'awaiting payment'),
          isNull(shopOrders.attention),
          not(exists(laterOne)),
        ),
      )
      .orderBy(asc(shopPayments.createdAt))
      .limit(TAKEN_AT_ONCE)
      .for('update', { of: shopOrders, skipLocked: true });
    for (const { id } of due)
      await tx.update(shopOrders).set({ attention: 'no news of its payment' }).where(eq(shopOrders.id, id));
    return due.length;
  });

/**
 * Marks orders with a notification that could not be handled, and tells staff once each. Closes notifications of
 * payments that another one settled, as nothing waits for them.
 */
const markNotHandled = async (services: Finding): Promise<void> => {
  const { database, clock } = services;
  const unhandled = await unhandledNotifications(services, FAILED_OFTEN);
  const overtaken = unhandled.filter(({ isOvertaken }) => isOvertaken).map(({ eventId }) => eventId);
  await closeEvents(database, overtaken, clock.now());
  const waiting = unhandled.filter(({ isOvertaken }) => !isOvertaken).map(({ orderId }) => orderId);
  for (const orderId of new Set(waiting))
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      // An order that already needs an administrator keeps its reason.
      if (order === null || !(order.attention === null || order.attention === 'no news of its payment'))
        return;
      await tx.update(shopOrders).set({ attention: 'news not handled' }).where(eq(shopOrders.id, order.id));
      const why = isUnpaid(order.state) ? 'It waits for this payment.' : `It is ${order.state}.`;
      await tellStaff(
        tx,
        order,
        `A notification of a payment came and could not be handled ${FAILED_OFTEN} times or more. ${why} The log says why.`,
        services,
      );
    });
};

/** Reminds staff, once, of money due within ten days. @returns how many orders */
const remindOfRefunds = (services: Finding): Promise<number> =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const due = await lockDue(
      tx,
      and(
        lte(shopOrders.refundDueAt, new Date(now.getTime() - REMIND_AFTER)),
        isNull(shopOrders.refundRemindedAt),
      ),
      shopOrders.refundDueAt,
    );
    for (const order of due) {
      await tx.update(shopOrders).set({ refundRemindedAt: now }).where(eq(shopOrders.id, order.id));
      await tellStaff(
        tx,
        order,
        `${formatCents(order.due)} is to be paid back within ten days (Electronic Communications and Transactions Act, section 44).`,
        services,
      );
    }
    return due.length;
  });

/** Finds orders that are stuck, and shows them to administrators (`GET /Shop/admin-orders`). */
export const findStuck = async (services: Finding): Promise<void> => {
  while ((await markWithoutNotification(services)) === TAKEN_AT_ONCE);
  await markNotHandled(services);
  while ((await remindOfRefunds(services)) === TAKEN_AT_ONCE);
};

export const stuckFinding: Task<Services> = {
  name: 'stuck payments',
  every: 10 * 60_000,
  run: findStuck,
};
