import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { closeEvents, requeueEvents, unhandledEvents } from '../../../core/webhooks/inbox.ts';
import { changeOrder, lockOrder, type StoredOrder } from '../orders/history.ts';
import { attentionLeft } from '../orders/order-money.ts';
import { shopOrders, shopPayments } from '../orders/tables.ts';
import { isGuid } from '../../../core/database/is-guid.ts';

type NotificationServices = Pick<Services, 'database' | 'clock' | 'sealing'>;

/** Providers with notifications; transfers are confirmed by an administrator. */
const PROVIDERS = ['simulator', 'payfast'];

interface NamedPayment {
  paymentId: string;
  /** PayFast's number of the transfer of money; null for providers without one. */
  reference: string | null;
}

/** The payment in a notification, under either provider's field name. */
const paymentNamedIn = (body: unknown): NamedPayment | null => {
  if (typeof body !== 'object' || body === null) return null;
  const { paymentId, m_payment_id: given, pf_payment_id: reference } = body as Record<string, unknown>;
  const named = paymentId ?? given;
  if (!isGuid(named)) return null;
  return { paymentId: named.toLowerCase(), reference: typeof reference === 'string' ? reference : null };
};

/** A verified notification of one of our payments that could not be handled. */
export interface UnhandledNotification {
  eventId: string;
  orderId: number;
  /** True once another notification settled the payment, so that this one changes nothing. */
  isOvertaken: boolean;
}

/** @param attempts the least number of failed attempts to be listed */
export const unhandledNotifications = async (
  services: NotificationServices,
  attempts: number,
): Promise<UnhandledNotification[]> => {
  const found = (
    await Promise.all(PROVIDERS.map((provider) => unhandledEvents(services, provider, attempts)))
  ).flatMap((events) =>
    events.flatMap(({ id, body }) => {
      const named = paymentNamedIn(body);
      return named === null ? [] : [{ eventId: id, ...named }];
    }),
  );
  if (found.length === 0) return [];
  const payments = await services.database
    .select({
      id: shopPayments.id,
      orderId: shopPayments.orderId,
      state: shopPayments.state,
      settledBy: shopPayments.reference,
    })
    .from(shopPayments)
    .where(
      inArray(
        shopPayments.id,
        found.map(({ paymentId }) => paymentId),
      ),
    );
  return found.flatMap(({ eventId, paymentId, reference }) => {
    const payment = payments.find(({ id }) => id === paymentId);
    if (payment === undefined) return [];
    const { orderId, state, settledBy } = payment;
    const isSettled = state === 'paid' || state === 'wrong amount';
    // A different number may report a second payment, so it is never overtaken.
    return [{ eventId, orderId, isOvertaken: isSettled && (reference === null || reference === settledBy) }];
  });
};

const notificationsOf = async (services: NotificationServices, orderId: number): Promise<string[]> =>
  (await unhandledNotifications(services, 1))
    .filter((one) => one.orderId === orderId)
    .map(({ eventId }) => eventId);

const NONE = 'There is no notification of this order that could not be handled';
const BUSY = 'This notification is being handled right now. Please look again in a minute.';

/**
 * Queues the notifications of an order for another attempt, however often they failed.
 * @throws Refusal 404 for an unknown order, 409 without such a notification
 */
export const handleNotificationsAgain = async (
  tx: Database,
  id: number,
  services: NotificationServices & Pick<Services, 'jobs'>,
): Promise<{ before: StoredOrder; after: StoredOrder }> => {
  // Leaves the order unlocked: the handler locks the event first, and the reverse order could deadlock.
  const [order] = await tx.select().from(shopOrders).where(eq(shopOrders.id, id));
  if (order === undefined) throw notFound();
  const events = await notificationsOf({ ...services, database: tx }, id);
  if (events.length === 0) throw new Refusal(409, NONE);
  await requeueEvents(services, tx, events);
  return { before: order, after: order };
};

/**
 * Discards an order's notifications after an administrator dealt with them by hand, so that the order continues without
 * them.
 * @throws Refusal 404 for an unknown order, 409 if it does not wait for one, or the notification is being handled
 */
export const setNotificationsAside = async (
  tx: Database,
  id: number,
  services: NotificationServices,
): Promise<{ before: StoredOrder; after: StoredOrder }> => {
  const events = await notificationsOf({ ...services, database: tx }, id);
  // Locks events before the order, as the inbox does, to avoid a deadlock.
  if ((await closeEvents(tx, events, services.clock.now())) < events.length) throw new Refusal(409, BUSY);
  const order = await lockOrder(tx, id);
  if (order === null) throw notFound();
  // Continues without events if the order still waits: events whose sealing key is lost are not found above.
  if (events.length === 0 && order.attention !== 'news not handled') throw new Refusal(409, NONE);
  if (order.attention !== 'news not handled') return { before: order, after: order };
  const after = await changeOrder(tx, id, { attention: attentionLeft({ ...order, attention: null }) });
  return { before: order, after };
};
