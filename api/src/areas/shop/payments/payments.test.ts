import { calls } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { handlingEvents } from '../../../core/webhooks/inbox.ts';
import { runJobs } from '../../../testing/run-jobs.ts';
import { webhookEvents } from '../../../core/webhooks/tables.ts';
import { endOrders } from '../endings/endings.ts';
import { shopOrders, shopPayments } from '../orders/tables.ts';
import { productOwnerships, shopDiscounts } from '../tables.ts';
import { addDiscount, addProduct, shopper } from '../../../testing/shop/shopper.ts';
import type { Shopper } from '../../../testing/shop/shopper.ts';
import { notify, type SimulatedNotification } from '../../../testing/shop/notification.ts';
import { LATE_BY, sendLate } from './simulator.ts';
import { DAY, MINUTE } from '../../../core/durations.ts';

const { shop, payment } = calls;

let service: TestService;
let thandi: Shopper;
let course: number;
beforeAll(async () => {
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'simulator', ACCESS_TOKEN_LIFETIME: '30d' },
    now: new Date('2026-11-22T09:00:00Z'),
  });
});
beforeEach(async () => {
  thandi = await shopper(service);
  course = await addProduct(service, 10_000);
});
afterAll(() => service.close());

const owned = async (personId: string): Promise<number> =>
  service.database.$count(productOwnerships, eq(productOwnerships.personId, personId));
const stored = async (id: number) =>
  (await service.database.select().from(shopOrders).where(eq(shopOrders.id, id)))[0];
const mailsAbout = async (orderNumber: string, end: string): Promise<number> =>
  (await service.mail()).filter(({ subject }) => subject?.includes(orderNumber) && subject.endsWith(end))
    .length;
const ordered = async (details: Parameters<Shopper['checkOut']>[0] = {}) => {
  await thandi.put(course);
  // Uses an address for each shopper, because mails to an address are limited.
  return thandi.checkOut({ email: thandi.email, ...details });
};
const paymentIdOf = async (orderId: number): Promise<string> =>
  (await thandi.order(orderId)).payment?.paymentId ?? '';

const post = (told: SimulatedNotification, isSigned = true) => notify(service, told, isSigned);

test('a failed or cancelled payment leaves the order open for another one', async () => {
  const { orderId } = await ordered();
  await thandi.settle(orderId, 'fail');
  expect(await thandi.order(orderId)).toMatchObject({
    state: 'awaiting payment',
    canPay: true,
    payment: { state: 'failed' },
  });
  const { token } = thandi;
  const again = await service.call(shop.payOrder, { params: { id: orderId } }, { token });
  expect(again.value).toMatchObject({ kind: 'redirect' });
  await thandi.settle(orderId, 'cancel');
  expect(await thandi.order(orderId)).toMatchObject({ payment: { state: 'cancelled' }, canPay: true });
  await service.call(shop.payOrder, { params: { id: orderId } }, { token });
  await thandi.settle(orderId, 'pay');
  expect(await thandi.order(orderId)).toMatchObject({ state: 'paid' });
  expect(await owned(thandi.id)).toBe(1);
});

test('told twice, and once more by another event, it is paid once', async () => {
  const { orderId, orderNumber } = await ordered();
  expect(await thandi.settle(orderId, 'twice')).toBe(true);
  const { history, invoiceNumber } = await thandi.order(orderId);
  expect(history.map(({ state }) => state)).toEqual(['placed', 'awaiting payment', 'paid']);
  expect(invoiceNumber).not.toBeNull();
  expect([await owned(thandi.id), await mailsAbout(orderNumber, 'is paid')]).toEqual([1, 1]);
});

test('the return page proves nothing: a late notification pays the order when it comes, and no sooner', async () => {
  const { orderId } = await ordered();
  await thandi.settle(orderId, 'late');
  await sendLate(service.services);
  expect(await thandi.order(orderId)).toMatchObject({ state: 'awaiting payment' });
  service.clock.advance(LATE_BY + 1);
  await Promise.all([sendLate(service.services), sendLate(service.services)]);
  expect(await thandi.order(orderId)).toMatchObject({ state: 'paid' });
  expect(await owned(thandi.id)).toBe(1);
});

test('another amount pays nothing and is looked into', async () => {
  const { orderId, orderNumber } = await ordered();
  await thandi.settle(orderId, 'wrong-amount');
  expect(await thandi.order(orderId)).toMatchObject({
    state: 'awaiting payment',
    isLookedInto: true,
    canPay: false,
    payment: { state: 'wrong amount' },
  });
  expect([await owned(thandi.id), await mailsAbout(orderNumber, 'needs attention')]).toEqual([0, 1]);
});

test('a forged notification is refused and leaves nothing', async () => {
  const { orderId } = await ordered();
  const events = await service.database.$count(webhookEvents);
  expect(await thandi.settle(orderId, 'bad-signature')).toBe(false);
  const told = {
    eventId: 'x',
    paymentId: await paymentIdOf(orderId),
    status: 'COMPLETE',
    amount: 10_000,
  } as const;
  expect((await post(told, false)).status).toBe(403);
  expect(await service.database.$count(webhookEvents)).toBe(events);
  expect(await thandi.order(orderId)).toMatchObject({ state: 'awaiting payment' });
  expect((await post(told)).status).toBe(200);
  expect(await thandi.order(orderId)).toMatchObject({ state: 'paid' });
});

test.each(['00000000-0000-4000-8000-000000000000', 'a77b7c1e-4d0f-4a57-9a57-0c7e1f7c5a11'])(
  'a notification of a payment that is not ours (%s) changes nothing',
  async (paymentId) => {
    const { orderId } = await ordered();
    const eventId = crypto.randomUUID();
    expect((await post({ eventId, paymentId, status: 'COMPLETE', amount: 10_000 })).status).toBe(200);
    expect(await thandi.order(orderId)).toMatchObject({ state: 'awaiting payment' });
  },
);

test('two payments of one order: the second is paid back, and the order stays as it is', async () => {
  const { orderId, orderNumber } = await ordered();
  const first = await paymentIdOf(orderId);
  await service.call(shop.payOrder, { params: { id: orderId } }, { token: thandi.token });
  await thandi.settle(orderId, 'pay');
  await post({ eventId: `${first} old`, paymentId: first, status: 'COMPLETE', amount: 10_000 });
  expect(await stored(orderId)).toMatchObject({ state: 'paid', attention: 'paid twice' });
  expect([await owned(thandi.id), await mailsAbout(orderNumber, 'that we pay back')]).toEqual([1, 1]);
  const { token } = await signedIn(service, { role: 'administrator' });
  const body = { reason: 'The second payment went back' };
  const { value } = await service.call(shop.refundOrder, { params: { id: orderId }, body }, { token });
  expect(value.state).toBe('paid');
  expect(await owned(thandi.id)).toBe(1);
});

describe('money that comes more than once', () => {
  const administrator = async () => (await signedIn(service, { role: 'administrator' })).token;
  const payBack = async (orderId: number, token: string) =>
    service.call(
      shop.refundOrder,
      { params: { id: orderId }, body: { reason: 'Paid back by hand' } },
      { token },
    );

  test('paid twice and then cancelled: both are due', async () => {
    const { orderId } = await ordered();
    const first = await paymentIdOf(orderId);
    await service.call(shop.payOrder, { params: { id: orderId } }, { token: thandi.token });
    await thandi.settle(orderId, 'pay');
    await post({ eventId: `${first} old`, paymentId: first, status: 'COMPLETE', amount: 10_000 });
    const { value } = await service.call(
      shop.cancelOrder,
      { params: { id: orderId } },
      { token: thandi.token },
    );
    expect(value).toMatchObject({ state: 'cancelled', isRefundDue: true, refundDue: 200 });
    const token = await administrator();
    expect((await payBack(orderId, token)).value).toEqual({ id: orderId, state: 'refunded' });
    expect(await stored(orderId)).toMatchObject({ received: 20_000, refunded: 20_000, due: 0 });
    expect((await payBack(orderId, token)).status).toBe(409);
  });

  test('for an order that was paid back already: it is due again, and can be paid back', async () => {
    const { orderId } = await ordered();
    const first = await paymentIdOf(orderId);
    await service.call(shop.payOrder, { params: { id: orderId } }, { token: thandi.token });
    await thandi.settle(orderId, 'pay');
    const token = await administrator();
    await payBack(orderId, token);
    await post({ eventId: `${first} old`, paymentId: first, status: 'COMPLETE', amount: 10_000 });
    expect(await stored(orderId)).toMatchObject({ state: 'refunded', due: 10_000, attention: 'paid twice' });
    expect((await payBack(orderId, token)).value.state).toBe('refunded');
    expect(await stored(orderId)).toMatchObject({ refunded: 20_000, due: 0, attention: null });
  });

  test('another amount first and the right one then: the order is paid, and the first is due', async () => {
    const { orderId } = await ordered();
    const first = await paymentIdOf(orderId);
    await service.call(shop.payOrder, { params: { id: orderId } }, { token: thandi.token });
    const second = await paymentIdOf(orderId);
    await post({ eventId: `${first} wrong`, paymentId: first, status: 'COMPLETE', amount: 9_000 });
    await post({ eventId: `${second} right`, paymentId: second, status: 'COMPLETE', amount: 10_000 });
    expect(await stored(orderId)).toMatchObject({
      state: 'paid',
      received: 19_000,
      due: 9_000,
      attention: 'wrong amount',
    });
    expect((await payBack(orderId, await administrator())).value.state).toBe('paid');
    expect(await owned(thandi.id)).toBe(1);
  });

  test('another amount, then cancelled by the person: what came is due, and said so', async () => {
    const { orderId, orderNumber } = await ordered();
    await thandi.settle(orderId, 'wrong-amount');
    await service.call(shop.cancelOrder, { params: { id: orderId } }, { token: thandi.token });
    expect(await thandi.order(orderId)).toMatchObject({ state: 'cancelled', refundDue: 101 });
    const letter = (await service.mail()).find(({ subject }) =>
      subject?.endsWith(`${orderNumber} is cancelled`),
    );
    expect(letter?.text).toContain('We pay back R 101.00');
  });

  test('for something that is owned by now: it is paid, and what is owned already is due', async () => {
    const other = await addProduct(service, 5_000);
    await thandi.put(other);
    const { orderId } = await ordered();
    await service.database
      .insert(productOwnerships)
      .values({ personId: thandi.id, productId: course, orderId: null, grantedAt: service.clock.now() });
    await thandi.settle(orderId, 'pay');
    expect(await stored(orderId)).toMatchObject({
      state: 'paid',
      received: 15_000,
      due: 10_000,
      attention: 'owned already',
    });
    expect((await payBack(orderId, await administrator())).value.state).toBe('paid');
    expect(await owned(thandi.id)).toBe(2);
  });
});

describe('money that comes after the order ended', () => {
  const late = async (orderId: number) => {
    const paymentId = await paymentIdOf(orderId);
    await post({ eventId: `${paymentId} late`, paymentId, status: 'COMPLETE', amount: 10_000 });
  };

  test('pays an order that had run out, with its discount', async () => {
    const { id, code } = await addDiscount(service, { kind: 'amount', value: 10, usageLimit: 1 });
    course = await addProduct(service, 10_010);
    const { orderId } = await ordered({ discountCode: code });
    service.clock.advance(DAY + MINUTE);
    await endOrders(service.services);
    expect(await stored(orderId)).toMatchObject({ state: 'cancelled', ranOut: true });
    await late(orderId);
    expect(await stored(orderId)).toMatchObject({ state: 'paid', attention: null });
    const [discount] = await service.database.select().from(shopDiscounts).where(eq(shopDiscounts.id, id));
    expect([await owned(thandi.id), discount?.used]).toEqual([1, 1]);
  });

  test('goes back where another person used up its discount in the meantime', async () => {
    const { code } = await addDiscount(service, { kind: 'amount', value: 10, usageLimit: 1 });
    course = await addProduct(service, 10_010);
    const { orderId } = await ordered({ discountCode: code });
    service.clock.advance(DAY + MINUTE);
    await endOrders(service.services);
    const sipho = await shopper(service);
    await sipho.put(course);
    await sipho.checkOut({ discountCode: code });
    await late(orderId);
    expect(await stored(orderId)).toMatchObject({
      state: 'cancelled',
      attention: 'paid after cancellation',
    });
    expect(await owned(thandi.id)).toBe(0);
  });

  test('goes back where the person used the one use of the discount that they have for another order', async () => {
    const { code } = await addDiscount(service, { kind: 'amount', value: 10, perUserLimit: 1 });
    course = await addProduct(service, 10_010);
    const { orderId } = await ordered({ discountCode: code });
    service.clock.advance(DAY + MINUTE);
    await endOrders(service.services);
    await thandi.put(await addProduct(service, 20_000));
    await thandi.checkOut({ discountCode: code });
    await late(orderId);
    expect(await stored(orderId)).toMatchObject({ state: 'cancelled', attention: 'paid after cancellation' });
  });

  test('goes back where the person cancelled it', async () => {
    const { orderId } = await ordered();
    await service.call(shop.cancelOrder, { params: { id: orderId } }, { token: thandi.token });
    await late(orderId);
    expect(await thandi.order(orderId)).toMatchObject({ state: 'cancelled', isRefundDue: true });
    expect(await owned(thandi.id)).toBe(0);
  });
});

test('the same payment told ten times at once gives one ownership, one invoice and one mail', async () => {
  const { orderId, orderNumber } = await ordered();
  const paymentId = await paymentIdOf(orderId);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      post({ eventId: `${paymentId} ${at % 5}`, paymentId, status: 'COMPLETE', amount: 10_000 }),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await runJobs(service.services, handlingEvents, { isEarly: true });
  const { history } = await thandi.order(orderId);
  expect(history.filter(({ state }) => state === 'paid')).toHaveLength(1);
  expect([await owned(thandi.id), await mailsAbout(orderNumber, 'is paid')]).toEqual([1, 1]);
});

test('invoices are numbered one after the other, without gaps, however many are paid at once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => shopper(service)));
  const orders = await Promise.all(
    people.map(async (person) => {
      await person.put(course);
      return person.checkOut();
    }),
  );
  await Promise.all(people.map((person, at) => person.settle(orders[at]?.orderId ?? 0, 'pay')));
  const numbers = await Promise.all(
    people.map(async (person, at) => (await person.order(orders[at]?.orderId ?? 0)).invoiceNumber),
  );
  const ordinals = numbers.map((number) => Number(number?.slice(-6))).toSorted((a, b) => a - b);
  expect(ordinals).toEqual(ordinals.map((_, at) => (ordinals[0] ?? 0) + at));
});

test('50 parallel checkouts for the last use of a discount: one gets it, the others are told', async () => {
  const { id, code } = await addDiscount(service, { usageLimit: 1 });
  const people = await Promise.all(Array.from({ length: 50 }, () => shopper(service)));
  for (const person of people) await person.put(course);
  const answers = await Promise.all(people.map((person) => person.tryCheckOut({ discountCode: code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, errorMessage }) => `${status} ${errorMessage}`))).toEqual(
    new Set(['422 This discount has been used up']),
  );
  const [discount] = await service.database.select().from(shopDiscounts).where(eq(shopDiscounts.id, id));
  expect(discount?.used).toBe(1);
});

test('another person’s payment is not there', async () => {
  const { orderId } = await ordered();
  const id = await paymentIdOf(orderId);
  const { token } = await signedIn(service);
  const read = await service.call(payment.read, { params: { id } }, { token });
  const paid = await service.call(payment.simulate, { params: { id }, body: { outcome: 'pay' } }, { token });
  expect([read.status, paid.status]).toEqual([404, 404]);
  expect(
    await service.database.$count(
      shopPayments,
      and(eq(shopPayments.id, id), eq(shopPayments.state, 'pending')),
    ),
  ).toBe(1);
});
