import { calls } from '@phila/contract';
import type { SimulatedOutcome } from '@phila/contract';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { Refusal } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/services.ts';
import type { Task } from '../../../core/jobs/task.ts';
import { receiveDelivery } from '../../../core/webhooks/inbox.ts';
import { isSameText } from '../../../core/webhooks/source.ts';
import { assertFromProvider } from '../../../core/webhooks/webhook.ts';
import { implementWebhook } from '../../../core/calls/implement-webhook.ts';
import type { Delivery } from '../../../core/webhooks/webhook.ts';
import { shopPayments } from '../orders/tables.ts';
import type { Gateway } from './way-to-pay.ts';
import { settlePayment } from './settle-payment.ts';
import { DAY } from '../../../core/durations.ts';

/** The delay of a late notification, in milliseconds. */
export const LATE_BY = 30_000;
const SIGNATURE = 'x-simulator-signature';

/** Takes no money: lets people choose on a test page how a payment ends. */
export const simulator: Gateway = {
  name: 'simulator',
  patience: DAY,
  least: 1,
  begin: ({ paymentId }) => ({ kind: 'redirect', url: `/pay/${paymentId}` }),
};

const STATUSES = { COMPLETE: 'paid', CANCELLED: 'cancelled', FAILED: 'failed' } as const;

/** Signs with the service's own key, as a provider signs with a shared secret. */
const marksOf = (rawBody: Uint8Array, { sealing }: Pick<Services, 'sealing'>): string[] =>
  sealing.marks(`payment simulator ${Buffer.from(rawBody).toString()}`);

export const simulatorNotify = implementWebhook(calls.payment.simulatorNotify, {
  provider: 'simulator',
  verify: ({ rawBody, headers }, services) => {
    const signature = headers[SIGNATURE];
    return (
      services.configuration.paymentProvider === 'simulator' &&
      typeof signature === 'string' &&
      marksOf(rawBody, services).some((mark) => isSameText(signature, mark))
    );
  },
  eventId: ({ eventId }) => eventId,
  handle: async ({ body: { paymentId, status, amount, eventId } }, tx, services) =>
    settlePayment(
      tx,
      { provider: 'simulator', paymentId, reference: eventId, status: STATUSES[status], amount },
      services,
    ),
});

interface SimulatedNotification {
  eventId: string;
  paymentId: string;
  status: keyof typeof STATUSES;
  amount: number;
}

/** Builds a notification as it would arrive over the network. */
export const simulatedDelivery = (
  told: SimulatedNotification,
  services: Pick<Services, 'sealing'>,
  isSigned = true,
): Delivery => {
  const rawBody = Buffer.from(JSON.stringify(told));
  const [mark = ''] = marksOf(rawBody, services);
  return { rawBody, headers: { [SIGNATURE]: isSigned ? mark : 'forged' }, ip: '127.0.0.1' };
};

/**
 * Delivers a notification as over the network: verifies the sender, stores the event, then handles it.
 * @returns true if it was accepted
 */
const deliver = async (
  told: SimulatedNotification,
  services: Services,
  isSigned = true,
): Promise<boolean> => {
  const { webhook } = simulatorNotify;
  if (webhook === undefined) throw new Error('The simulator has no webhook');
  try {
    await assertFromProvider(webhook, simulatedDelivery(told, services, isSigned), services);
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) return false;
    throw error;
  }
  await receiveDelivery(services, webhook, told.eventId, told);
  return true;
};

type Simulated = Pick<typeof shopPayments.$inferSelect, 'id' | 'amount'>;

/** Ends a payment in the chosen way. @returns true if the notification was accepted, or will follow */
export const simulate = async (
  payment: Simulated,
  outcome: SimulatedOutcome,
  services: Services,
): Promise<boolean> => {
  const { database, clock } = services;
  const told = (
    event: string,
    status: SimulatedNotification['status'] = 'COMPLETE',
    amount = payment.amount,
  ): SimulatedNotification => ({
    eventId: `${payment.id} ${event}`,
    paymentId: payment.id,
    status,
    amount,
  });
  if (outcome === 'late') {
    await database
      .update(shopPayments)
      .set({ notifyAt: new Date(clock.now().getTime() + LATE_BY) })
      .where(eq(shopPayments.id, payment.id));
    return true;
  }
  if (outcome === 'fail') return deliver(told('failed', 'FAILED'), services);
  if (outcome === 'cancel') return deliver(told('cancelled', 'CANCELLED'), services);
  if (outcome === 'wrong-amount') return deliver(told('wrong', 'COMPLETE', payment.amount + 100), services);
  if (outcome === 'bad-signature') return deliver(told('forged'), services, false);
  if (outcome === 'twice') {
    // Repeats the event, then the payment in a new event: neither may count twice.
    await Promise.all([deliver(told('paid'), services), deliver(told('paid'), services)]);
    return deliver(told('paid again'), services);
  }
  return deliver(told('paid'), services);
};

/** Sends late notifications that are due. Two servers that send the same one make a single event. */
export const sendLate = async (services: Services): Promise<void> => {
  const { database, clock } = services;
  const due = await database
    .select({ id: shopPayments.id, amount: shopPayments.amount })
    .from(shopPayments)
    .where(and(isNotNull(shopPayments.notifyAt), lte(shopPayments.notifyAt, clock.now())))
    .limit(100);
  for (const payment of due) {
    await simulate(payment, 'pay', services);
    await database.update(shopPayments).set({ notifyAt: null }).where(eq(shopPayments.id, payment.id));
  }
};

/** Runs often enough for its half minute; on a site with real payments nothing is late. */
export const lateNotifying: Task<Services> = {
  name: 'late simulated payments',
  every: 5_000,
  onEveryServer: true,
  run: sendLate,
};
