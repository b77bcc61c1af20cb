import { calls } from '@phila/contract';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { handlingEvents } from '../../../core/webhooks/inbox.ts';
import { runJobs } from '../../../testing/run-jobs.ts';
import { webhookEvents } from '../../../core/webhooks/tables.ts';
import { endOrders } from '../endings/endings.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import type { Shopper } from '../../../testing/shop/shopper.ts';
import { notify } from '../../../testing/shop/notification.ts';
import { findStuck, NOTIFIED_WITHIN, REMIND_AFTER } from './stuck-payments.ts';
import { MINUTE } from '../../../core/durations.ts';

const { shop } = calls;

let service: TestService;
let thandi: Shopper;
beforeAll(async () => {
  service = await startService({
    settings: {
      PAYMENT_PROVIDER: 'simulator',
      SUPPORT_EMAIL: 'staff@phila.example',
      ACCESS_TOKEN_LIFETIME: '90d',
    },
    now: new Date('2026-11-22T09:00:00Z'),
  });
});
beforeEach(async () => {
  thandi = await shopper(service);
});
afterAll(() => service.close());

const ordered = async () => {
  await thandi.put(await addProduct(service, 10_000));
  return thandi.checkOut();
};
const told = async (orderId: number) => ({
  eventId: crypto.randomUUID(),
  paymentId: (await thandi.order(orderId)).payment?.paymentId ?? '',
  status: 'COMPLETE' as const,
  amount: 10_000,
});
const attentionOf = async (orderId: number) => {
  const { token } = await signedIn(service, { role: 'administrator' });
  const { value } = await service.call(shop.adminOrders, { query: { Attention: 'true' } }, { token });
  return value.items.find(({ id }) => id === orderId)?.attention ?? null;
};
const warnings = async (orderNumber: string) =>
  (await service.mail()).filter(({ subject }) => subject === `Order ${orderNumber} needs attention`).length;

test('a payment without a notification is shown after its time, may be tried again, and ends with the notification', async () => {
  const { orderId } = await ordered();
  service.clock.advance(NOTIFIED_WITHIN.simulator - MINUTE);
  await findStuck(service.services);
  expect(await attentionOf(orderId)).toBeNull();
  service.clock.advance(2 * MINUTE);
  await findStuck(service.services);
  expect(await attentionOf(orderId)).toBe('no news of its payment');
  expect(await thandi.order(orderId)).toMatchObject({ isDelayed: true, canPay: true, canCancel: true });
  await notify(service, await told(orderId));
  expect(await thandi.order(orderId)).toMatchObject({ state: 'paid', isDelayed: false });
  expect(await attentionOf(orderId)).toBeNull();
});

test('another payment that was begun since has its own time', async () => {
  const { orderId } = await ordered();
  service.clock.advance(NOTIFIED_WITHIN.simulator);
  await service.call(shop.payOrder, { params: { id: orderId } }, { token: thandi.token });
  await findStuck(service.services);
  expect(await attentionOf(orderId)).toBeNull();
});

test('an order that runs out without a notification is cancelled, and looked at no longer', async () => {
  const { orderId } = await ordered();
  service.clock.advance(2 * NOTIFIED_WITHIN.simulator);
  await findStuck(service.services);
  service.clock.advance(24 * NOTIFIED_WITHIN.simulator);
  await endOrders(service.services);
  expect(await thandi.order(orderId)).toMatchObject({ state: 'cancelled', isDelayed: false });
  expect(await attentionOf(orderId)).toBeNull();
});

describe('a notification that cannot be handled', () => {
  /** Stores a notification that failed too often to be tried again. */
  const givenUp = async (notification: Awaited<ReturnType<typeof told>>) => {
    const { database, sealing, clock } = service.services;
    await database.insert(webhookEvents).values({
      id: crypto.randomUUID(),
      provider: 'simulator',
      eventId: notification.eventId,
      sealedBody: sealing.seal(JSON.stringify(notification), `webhook simulator ${notification.eventId}`),
      receivedAt: clock.now(),
      attempts: 24,
    });
    await findStuck(service.services);
  };
  const seeTo = async (id: number, action: 'handle again' | 'set aside') => {
    const { token } = await signedIn(service, { role: 'administrator' });
    const body = { action, reason: 'Asked the provider' };
    return service.call(shop.unhandledNews, { params: { id }, body }, { token });
  };

  test('is told once, holds the order, and ends with another notification that pays it', async () => {
    const { orderId, orderNumber } = await ordered();
    const notification = await told(orderId);
    await givenUp(notification);
    await findStuck(service.services);
    expect(await attentionOf(orderId)).toBe('news not handled');
    expect(await warnings(orderNumber)).toBe(1);
    expect(await thandi.order(orderId)).toMatchObject({ isDelayed: true, canPay: false });
    service.clock.advance(25 * NOTIFIED_WITHIN.simulator);
    await endOrders(service.services);
    expect(await thandi.order(orderId)).toMatchObject({ state: 'awaiting payment' });
    await notify(service, { ...notification, eventId: crypto.randomUUID() });
    expect(await thandi.order(orderId)).toMatchObject({ state: 'paid', isDelayed: false });
    await findStuck(service.services);
    expect(await attentionOf(orderId)).toBeNull();
    expect(await warnings(orderNumber)).toBe(1);
    expect((await seeTo(orderId, 'handle again')).status).toBe(409);
  });

  test('is handled once more where an administrator asks for it', async () => {
    const { orderId } = await ordered();
    await givenUp(await told(orderId));
    expect((await seeTo(orderId, 'handle again')).value).toEqual({
      id: orderId,
      state: 'awaiting payment',
      attention: 'news not handled',
    });
    await runJobs(service.services, handlingEvents, { isEarly: true });
    expect(await thandi.order(orderId)).toMatchObject({ state: 'paid', isDelayed: false });
    expect(await attentionOf(orderId)).toBeNull();
  });

  test('holds an order no longer once an administrator has set it aside', async () => {
    const { orderId, orderNumber } = await ordered();
    await givenUp(await told(orderId));
    expect((await seeTo(orderId, 'set aside')).value).toMatchObject({ attention: null });
    await findStuck(service.services);
    expect(await attentionOf(orderId)).toBeNull();
    expect(await warnings(orderNumber)).toBe(1);
    expect(await thandi.order(orderId)).toMatchObject({ isDelayed: false, canPay: true });
    service.clock.advance(25 * NOTIFIED_WITHIN.simulator);
    await endOrders(service.services);
    expect(await thandi.order(orderId)).toMatchObject({ state: 'cancelled' });
    expect((await seeTo(orderId, 'set aside')).status).toBe(409);
    expect((await seeTo(2_000_000, 'set aside')).status).toBe(404);
  });
});

test('money that is due is brought to mind once, before its thirty days are over', async () => {
  const { orderId, orderNumber } = await ordered();
  await thandi.settle(orderId, 'pay');
  await service.call(shop.cancelOrder, { params: { id: orderId } }, { token: thandi.token });
  expect(await warnings(orderNumber)).toBe(1);
  service.clock.advance(REMIND_AFTER - MINUTE);
  await findStuck(service.services);
  expect(await warnings(orderNumber)).toBe(1);
  service.clock.advance(2 * MINUTE);
  await findStuck(service.services);
  await findStuck(service.services);
  expect(await warnings(orderNumber)).toBe(2);
});
