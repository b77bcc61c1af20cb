import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { send } from '../../../testing/json-request.ts';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { addDiscount, addProduct, shopper } from '../../../testing/shop/shopper.ts';
import type { Shopper } from '../../../testing/shop/shopper.ts';
import { productOwnerships, shopDiscounts, shopProducts } from '../tables.ts';
import { endOrders } from '../endings/endings.ts';
import { shopOrders } from './tables.ts';
import { DAY } from '../../../core/durations.ts';

const { shop } = calls;

let service: TestService;
let thandi: Shopper;
beforeAll(async () => {
  service = await startService({
    settings: {
      PAYMENT_PROVIDER: 'simulator',
      SUPPORT_EMAIL: 'staff@phila.example',
      ACCESS_TOKEN_LIFETIME: '30d',
    },
    now: new Date('2026-11-22T09:00:00Z'),
  });
});
beforeEach(async () => {
  thandi = await shopper(service);
});
afterAll(() => service.close());

const owned = (personId: string) =>
  service.database.select().from(productOwnerships).where(eq(productOwnerships.personId, personId));
const usedOf = async (id: number) =>
  (await service.database.select().from(shopDiscounts).where(eq(shopDiscounts.id, id)))[0]?.used;
const subjectsTo = async (recipient: string) =>
  (await service.mail()).filter((mail) => mail.recipient === recipient).map(({ subject }) => subject);

test('a cart is ordered, paid and owned, with an invoice and a mail for each step', async () => {
  const course = await addProduct(service, 19_999);
  await thandi.put(course, 2);
  const placed = await thandi.checkOut();
  expect(placed).toMatchObject({
    total: 399.98,
    payment: { kind: 'redirect', url: expect.stringMatching(/^\/pay\/[0-9a-f-]{36}$/) },
  });
  expect(placed.orderNumber).toBe(`ORD-2026-${String(placed.orderId).padStart(6, '0')}`);
  expect(await owned(thandi.id)).toEqual([]);
  expect((await service.call(shop.cartDetails, {}, { token: thandi.token })).value).toEqual([]);

  await thandi.settle(placed.orderId, 'pay');
  const order = await thandi.order(placed.orderId);
  expect(order).toMatchObject({
    state: 'paid',
    total: 399.98,
    vat: 52.17,
    subtotal: 399.98,
    discount: 0,
    canPay: false,
    canCancel: true,
    cancelBefore: expect.stringMatching(/^2026-11-29T/),
    invoiceNumber: expect.stringMatching(/^INV-2026-\d{6}$/),
    payment: { state: 'paid', provider: 'simulator' },
    lines: [{ productId: course, quantity: 2, individualProductPrice: 199.99, totalProductPrice: 399.98 }],
  });
  expect(order.history.map(({ state }) => state)).toEqual(['placed', 'awaiting payment', 'paid']);
  expect(await owned(thandi.id)).toMatchObject([{ productId: course, orderId: placed.orderId }]);
  expect(await subjectsTo(thandi.email)).toEqual([
    `Your order ${order.orderNumber}`,
    `Your order ${order.orderNumber} is paid`,
  ]);
  expect(service.logged().join('')).not.toContain('Loop Street');
});

test('access that is asked for at once fulfils the order and ends the right to cancel', async () => {
  await thandi.put(await addProduct(service, 5_000));
  const { orderId } = await thandi.checkOut({ accessNow: true });
  await thandi.settle(orderId, 'pay');
  expect(await thandi.order(orderId)).toMatchObject({
    state: 'fulfilled',
    accessNow: true,
    canCancel: false,
    cancelBefore: null,
    canRequestRefund: true,
  });
  const refused = await service.call(shop.cancelOrder, { params: { id: orderId } }, { token: thandi.token });
  expect(refused.status).toBe(409);
});

test('an order with nothing to pay is paid at once, and starts no payment', async () => {
  const course = await addProduct(service, 5_000);
  const { code } = await addDiscount(service, { value: 10_000 });
  await thandi.put(course);
  const placed = await thandi.checkOut({ discountCode: code });
  expect(placed).toMatchObject({ total: 0, payment: null });
  expect(await thandi.order(placed.orderId)).toMatchObject({ state: 'paid', payment: null, vat: 0 });
  expect(await owned(thandi.id)).toMatchObject([{ productId: course }]);
});

test('a total of nothing takes no number of an invoice, and the next one that is paid has the next', async () => {
  const numberOf = async (price: number) => {
    await thandi.put(await addProduct(service, price));
    const { code } = await addDiscount(service, { value: price === 5_000 ? 10_000 : 1_000 });
    const { orderId, payment } = await thandi.checkOut({ discountCode: code });
    if (payment !== null) await thandi.settle(orderId, 'pay');
    return { orderId, number: (await thandi.order(orderId)).invoiceNumber };
  };
  const before = Number((await numberOf(10_000)).number?.slice(-6));
  const { orderId, number } = await numberOf(5_000);
  expect(number).toBeNull();
  const { status, envelope } = await send(`${service.url}/api/v1/Shop/orders/${orderId}/invoice`, thandi);
  expect([status, envelope?.errorMessage]).toEqual([
    409,
    'Nothing was charged for this order, so it has no invoice',
  ]);
  expect(Number((await numberOf(10_000)).number?.slice(-6))).toBe(before + 1);
});

test('prices are the service’s own, and a change since the review is said before anything is ordered', async () => {
  const course = await addProduct(service, 10_000);
  await thandi.put(course);
  await service.database.update(shopProducts).set({ price: 12_000 }).where(eq(shopProducts.id, course));
  const refused = await thandi.tryCheckOut({ reviewedTotal: 100 });
  expect(refused).toMatchObject({ status: 409, errorMessage: expect.stringContaining('R 120.00') });
  expect(await thandi.tryCheckOut({ reviewedTotal: 120 })).toMatchObject({ status: 200 });
});

test('both spellings of the call are taken, and the body counts where both have a field', async () => {
  await thandi.put(await addProduct(service, 10_000));
  const { value } = await service.call(
    shop.checkout,
    {
      query: {
        FullName: 'Sipho Dlamini',
        Email: 'sipho@example.org',
        Phone: '+27831234567',
        DeliveryAddress: '1 Long Street, Cape Town',
        BillingAddress: '1 Long Street, Cape Town',
      },
      body: { fullName: 'Sipho B Dlamini' },
    },
    { token: thandi.token },
  );
  expect(await thandi.order(value.orderId)).toMatchObject({
    fullName: 'Sipho B Dlamini',
    email: 'sipho@example.org',
  });
  const prefilled = await service.call(shop.cartAddress, {}, { token: thandi.token });
  expect(prefilled.value).toMatchObject({ fullName: 'Sipho B Dlamini', phone: '0831234567' });
});

test('each missing or malformed field is named, and the cart stays', async () => {
  await thandi.put(await addProduct(service, 10_000));
  const refused = await thandi.tryCheckOut({ fullName: '', email: 'no address', vatNumber: '123' });
  expect(refused.status).toBe(422);
  expect(refused.errors).toEqual([
    { path: 'fullName', message: 'Please enter your full name' },
    { path: 'email', message: 'Please enter a valid email.' },
    { path: 'vatNumber', message: 'A VAT number has 10 digits and starts with 4' },
  ]);
  expect(await thandi.tryCheckOut()).toMatchObject({ status: 200 });
  expect(await thandi.tryCheckOut()).toMatchObject({ status: 409, errorMessage: 'Your cart is empty.' });
});

test('a product in an unpaid order cannot be ordered a second time', async () => {
  const course = await addProduct(service, 10_000);
  await thandi.put(course);
  const { orderId, orderNumber } = await thandi.checkOut();
  await thandi.put(course);
  expect(await thandi.tryCheckOut()).toMatchObject({
    status: 409,
    errorMessage: expect.stringContaining(orderNumber),
  });
  await service.call(shop.cancelOrder, { params: { id: orderId } }, { token: thandi.token });
  expect(await thandi.tryCheckOut()).toMatchObject({ status: 200 });
});

test('the same checkout sent again with its key is the same order', async () => {
  await thandi.put(await addProduct(service, 10_000));
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await thandi.checkOut({}, headers);
  expect(await thandi.checkOut({}, headers)).toEqual(first);
  expect(await service.database.$count(shopOrders, eq(shopOrders.personId, thandi.id))).toBe(1);
});

test('two checkouts of one cart at once are one order', async () => {
  await thandi.put(await addProduct(service, 10_000));
  const answers = await Promise.all(Array.from({ length: 5 }, () => thandi.tryCheckOut()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
});

describe('cancelling', () => {
  test('an order that is not paid gives its discount back', async () => {
    const { id, code } = await addDiscount(service, { usageLimit: 1 });
    await thandi.put(await addProduct(service, 10_000));
    const { orderId } = await thandi.checkOut({ discountCode: code });
    expect(await usedOf(id)).toBe(1);
    const { value } = await service.call(
      shop.cancelOrder,
      { params: { id: orderId } },
      { token: thandi.token },
    );
    expect(value).toMatchObject({ state: 'cancelled', canPay: false, isRefundDue: false });
    expect(await usedOf(id)).toBe(0);
    const again = await service.call(shop.payOrder, { params: { id: orderId } }, { token: thandi.token });
    expect(again.status).toBe(409);
  });

  test('a paid one within seven days gives up what it gave, and its money is due', async () => {
    await thandi.put(await addProduct(service, 10_000));
    const { orderId, orderNumber } = await thandi.checkOut();
    await thandi.settle(orderId, 'pay');
    const { value } = await service.call(
      shop.cancelOrder,
      { params: { id: orderId } },
      { token: thandi.token },
    );
    expect(value).toMatchObject({ state: 'cancelled', isRefundDue: true });
    expect(await owned(thandi.id)).toEqual([]);
    expect(await subjectsTo(thandi.email)).toContain(`Your order ${orderNumber} is cancelled`);
    expect(await subjectsTo('staff@phila.example')).toContain(`Order ${orderNumber} needs attention`);

    const administrator = await signedIn(service, { role: 'administrator' });
    const { value: due } = await service.call(
      shop.adminOrders,
      { query: { Attention: 'true' } },
      { token: administrator.token },
    );
    expect(due.items.find(({ id }) => id === orderId)).toMatchObject({ attention: 'refund due' });
    const cancelled = await service.call(
      shop.adminOrders,
      { query: { State: 'cancelled' } },
      { token: administrator.token },
    );
    expect(cancelled.value.items.map(({ state }) => state)).toContain('cancelled');
    expect(cancelled.value.items.every(({ state }) => state === 'cancelled')).toBe(true);
    for (const text of [orderNumber, orderNumber.toLowerCase(), ` ${orderId} `]) {
      const { value: found } = await service.call(
        shop.adminOrders,
        { query: { Number: text } },
        { token: administrator.token },
      );
      expect(found.items.map(({ id }) => id)).toEqual([orderId]);
    }
    const { value: none } = await service.call(
      shop.adminOrderCount,
      { query: { Number: 'Thandi' } },
      { token: administrator.token },
    );
    expect(none.count).toBe(0);
    const uncounted = await service.call(
      shop.adminOrders,
      { query: { Counted: 'false', PageSize: 1 } },
      { token: administrator.token },
    );
    expect(uncounted.value).toMatchObject({ items: { length: 1 }, totalCount: 2, hasNext: true });
    const counted = await service.call(
      shop.adminOrderCount,
      { query: { State: 'cancelled' } },
      { token: administrator.token },
    );
    expect(counted.value).toEqual({ count: cancelled.value.totalCount, isCapped: false });
    const { value: one } = await service.call(
      shop.adminOrder,
      { params: { id: orderId } },
      { token: administrator.token },
    );
    expect(one).toMatchObject({ orderNumber, attention: 'refund due', refundDue: 100 });
    // Staff who manage orders see the buyer's name, but neither the whole email address nor the postal one.
    expect(one.email).toMatch(/^.•••@/);
    expect(Object.keys(one)).not.toContain('deliveryAddress');
    expect(one.sendTo).toBeNull();
    const refunded = await service.call(
      shop.refundOrder,
      { params: { id: orderId }, body: { reason: 'Paid back by EFT' } },
      { token: administrator.token },
    );
    expect(refunded.value).toEqual({ id: orderId, state: 'refunded' });
    expect(await thandi.order(orderId)).toMatchObject({ state: 'refunded', isRefundDue: false });
    expect(await subjectsTo(thandi.email)).toContain(`Your order ${orderNumber} is paid back`);
  });
});

test('a refund that is asked for waits for our staff, who take back what was given', async () => {
  await thandi.put(await addProduct(service, 10_000));
  const { orderId } = await thandi.checkOut({ accessNow: true });
  const ask = () =>
    service.call(
      shop.requestRefund,
      { params: { id: orderId }, body: { reason: 'The course does not open' } },
      { token: thandi.token },
    );
  expect((await ask()).status).toBe(409);
  await thandi.settle(orderId, 'pay');
  expect((await ask()).value).toMatchObject({ state: 'fulfilled', canRequestRefund: false });
  const administrator = await signedIn(service, { role: 'administrator' });
  await service.call(
    shop.refundOrder,
    { params: { id: orderId }, body: { reason: 'It did not open' } },
    { token: administrator.token },
  );
  expect(await thandi.order(orderId)).toMatchObject({ state: 'refunded' });
  expect(await owned(thandi.id)).toEqual([]);
});

describe('time', () => {
  test('cancels what was not paid, and fulfils what can be cancelled no longer', async () => {
    const { id, code } = await addDiscount(service, { usageLimit: 1 });
    await thandi.put(await addProduct(service, 10_000));
    const unpaid = await thandi.checkOut({ discountCode: code });
    const sipho = await shopper(service);
    await sipho.put(await addProduct(service, 10_000));
    const paid = await sipho.checkOut();
    await sipho.settle(paid.orderId, 'pay');

    service.clock.advance(DAY - 60_000);
    await endOrders(service.services);
    expect(await thandi.order(unpaid.orderId)).toMatchObject({ state: 'awaiting payment', canPay: true });
    service.clock.advance(120_000);
    await endOrders(service.services);
    await endOrders(service.services);
    expect(await thandi.order(unpaid.orderId)).toMatchObject({ state: 'cancelled', canPay: false });
    expect(await usedOf(id)).toBe(0);
    expect(
      (await subjectsTo(thandi.email)).filter((subject) => subject?.endsWith('was not paid')),
    ).toHaveLength(1);

    expect(await sipho.order(paid.orderId)).toMatchObject({ state: 'paid' });
    service.clock.advance(6 * DAY);
    await endOrders(service.services);
    expect(await sipho.order(paid.orderId)).toMatchObject({ state: 'fulfilled', canCancel: false });
  });
});

test('an order’s products are put into the cart again, as far as they can be bought', async () => {
  const [one, other] = [await addProduct(service, 10_000), await addProduct(service, 20_000)];
  await thandi.put(one);
  await thandi.put(other);
  const { orderId } = await thandi.checkOut();
  await service.call(shop.cancelOrder, { params: { id: orderId } }, { token: thandi.token });
  await service.database.update(shopProducts).set({ isActive: false }).where(eq(shopProducts.id, other));
  const { value } = await service.call(shop.buyAgain, { params: { id: orderId } }, { token: thandi.token });
  expect(value).toMatchObject({ added: 1, refused: [{ productName: expect.stringContaining('Course') }] });
});

test('another person’s order is not there, by any of its calls', async () => {
  await thandi.put(await addProduct(service, 10_000));
  const { orderId } = await thandi.checkOut();
  const { token } = await signedIn(service);
  const params = { id: orderId };
  const answers = [
    await service.call(shop.readOrder, { params }, { token }),
    await service.call(shop.previousOrderDetails, { params }, { token }),
    await service.call(shop.payOrder, { params }, { token }),
    await service.call(shop.cancelOrder, { params }, { token }),
    await service.call(shop.requestRefund, { params, body: { reason: '' } }, { token }),
    await service.call(shop.buyAgain, { params }, { token }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await service.call(shop.orders, { query: {} }, { token })).value).toMatchObject({ totalCount: 0 });
  expect((await service.call(shop.orderCount, {}, { token })).value).toEqual({ count: 0, isCapped: false });
});
