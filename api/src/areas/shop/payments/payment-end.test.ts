import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../core/audit/tables.ts';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { notify } from '../../../testing/shop/notification.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import type { Shopper } from '../../../testing/shop/shopper.ts';
import { endOrders } from '../endings/endings.ts';
import { shopPayments } from '../orders/tables.ts';
import { productOwnerships } from '../tables.ts';
import { settlePayment } from './settle-payment.ts';
import { findStuck, NOTIFIED_WITHIN } from './stuck-payments.ts';

const { shop } = calls;

let service: TestService;
let thandi: Shopper;
beforeAll(async () => {
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'simulator', ACCESS_TOKEN_LIFETIME: '90d' },
    now: new Date('2026-11-22T09:00:00Z'),
  });
});
beforeEach(async () => {
  thandi = await shopper(service);
});
afterAll(() => service.close());

/** An order of R 100: its payment began an hour ago and was never reported. */
const silent = async () => {
  await thandi.put(await addProduct(service, 10_000));
  const { orderId: id } = await thandi.checkOut();
  service.clock.advance(NOTIFIED_WITHIN.simulator);
  await findStuck(service.services);
  return { id, paymentId: (await thandi.order(id)).payment?.paymentId ?? '' };
};
type PaymentEnd = { ended: 'paid' | 'not paid'; amount?: number; reference?: string };
const PAID: PaymentEnd = { ended: 'paid', amount: 100, reference: '1089250' };
const record = async ({ id, paymentId }: { id: number; paymentId: string }, told: PaymentEnd) => {
  const { token } = await signedIn(service, { role: 'administrator' });
  const body = { paymentId, ...told, reason: 'Looked up at the provider' };
  return service.call(shop.recordPaymentEnd, { params: { id }, body }, { token });
};
const owned = () => service.database.$count(productOwnerships, eq(productOwnerships.personId, thandi.id));

test('found to be paid, it pays the order as a notification would, and is audited with what was found', async () => {
  const order = await silent();
  expect((await record(order, PAID)).value).toMatchObject({ id: order.id, state: 'paid', attention: null });
  expect(await thandi.order(order.id)).toMatchObject({ state: 'paid', isDelayed: false });
  expect(await owned()).toBe(1);
  const entries = await service.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.call, 'POST /Shop/admin-orders/{id}/payment-end'));
  expect(entries.map(({ rowIds }) => rowIds)).toEqual([[String(order.id)]]);
  expect(entries[0]?.fields).toEqual(
    expect.arrayContaining(['state', 'attention', 'payment', 'received', 'reference', 'reason']),
  );
});

test('another amount than the order costs is looked into, and is due', async () => {
  const order = await silent();
  expect((await record(order, { ...PAID, amount: 99.99 })).value).toMatchObject({
    state: 'awaiting payment',
    attention: 'wrong amount',
  });
  expect(await thandi.order(order.id)).toMatchObject({ isLookedInto: true, refundDue: 99.99 });
  expect(await owned()).toBe(0);
});

test('found not to be paid, the order waits for another payment, and runs out in its time', async () => {
  const order = await silent();
  expect((await record(order, { ended: 'not paid' })).value).toMatchObject({
    state: 'awaiting payment',
    attention: null,
  });
  expect(await thandi.order(order.id)).toMatchObject({
    isDelayed: false,
    canPay: true,
    payment: { state: 'failed' },
  });
  await findStuck(service.services);
  expect(await thandi.order(order.id)).toMatchObject({ isDelayed: false });
  service.clock.advance(24 * NOTIFIED_WITHIN.simulator);
  await endOrders(service.services);
  expect(await thandi.order(order.id)).toMatchObject({ state: 'cancelled' });
});

test('a notification that comes after all pays what was noted as not paid', async () => {
  const order = await silent();
  await record(order, { ended: 'not paid' });
  await notify(service, {
    eventId: crypto.randomUUID(),
    paymentId: order.paymentId,
    status: 'COMPLETE',
    amount: 10_000,
  });
  expect(await thandi.order(order.id)).toMatchObject({ state: 'paid' });
});

test('noted ten times at once it counts once', async () => {
  const order = await silent();
  const answers = await Promise.all(Array.from({ length: 10 }, () => record(order, PAID)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect(await thandi.order(order.id)).toMatchObject({ state: 'paid', isRefundDue: false });
});

test('a PayFast notification by the same number that comes late is not a second payment', async () => {
  const order = await silent();
  await service.database
    .update(shopPayments)
    .set({ provider: 'payfast' })
    .where(eq(shopPayments.id, order.paymentId));
  expect((await record(order, { ...PAID, reference: 'ORD 7' })).envelope.errors).toEqual([
    { path: 'reference', message: 'A PayFast payment ID has digits only' },
  ]);
  expect((await record(order, PAID)).status).toBe(200);
  const late = (reference: string) =>
    service.database.transaction((tx) =>
      settlePayment(
        tx,
        {
          provider: 'payfast',
          paymentId: order.paymentId,
          reference,
          isReferenceUnique: true,
          status: 'paid',
          amount: 10_000,
        },
        service.services,
      ),
    );
  await late('1089250');
  expect(await thandi.order(order.id)).toMatchObject({ refundDue: 0 });
  await late('1089251');
  expect(await thandi.order(order.id)).toMatchObject({ refundDue: 100 });
});

test('is refused where something is missing, or the order waits for no such payment', async () => {
  const order = await silent();
  expect((await record(order, { ended: 'paid', reference: '1' })).envelope.errors).toEqual([
    { path: 'amount', message: 'Please enter the amount that came' },
  ]);
  expect((await record(order, { ended: 'paid', amount: 100 })).envelope.errors).toEqual([
    { path: 'reference', message: 'Please enter the reference' },
  ]);
  expect((await record({ ...order, paymentId: crypto.randomUUID() }, PAID)).status).toBe(404);
  expect((await record({ ...order, id: 2_000_000 }, PAID)).status).toBe(404);
  await thandi.settle(order.id, 'pay');
  expect((await record(order, PAID)).status).toBe(409);
});
