import { sql } from 'drizzle-orm';
import { DAY, MINUTE } from '../../../core/durations.ts';
import { testServer } from '../../../testing/database.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { notify } from '../../../testing/shop/notification.ts';
import { addDiscount, addProduct, type Shopper, shopper } from '../../../testing/shop/shopper.ts';
import { until } from '../../../testing/until.ts';
import { endOrders } from '../endings/endings.ts';

/*
 * Two orders of one person race for the last use of a code. PostgreSQL holds both at the code, so that they certainly
 * meet; the embedded database has one connection and runs them in turn.
 */

let service: TestService;
let thandi: Shopper;
beforeAll(async () => {
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'simulator', ACCESS_TOKEN_LIFETIME: '30d' },
    now: new Date('2026-11-22T09:00:00Z'),
  });
});
beforeEach(async () => {
  thandi = await shopper(service);
});
afterAll(() => service.close());

const waiting = async (): Promise<number> => {
  const { rows } = (await service.database.execute(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)) as unknown as {
    rows: { waiting: number }[];
  };
  return rows[0]?.waiting ?? 0;
};

/** Runs everything at once; on PostgreSQL, holds the discount until all wait for it. */
const atOnce = async <T>(discountId: number, work: readonly (() => Promise<T>)[]): Promise<T[]> => {
  if (testServer() === null) return Promise.all(work.map((one) => one()));
  let begun: Promise<T[]> = Promise.resolve([]);
  await service.database.transaction(async (tx) => {
    await tx.execute(sql`select 1 from shop_discounts where id = ${discountId} for update`);
    begun = Promise.all(work.map((one) => one()));
    await until(async () => (await waiting()) === work.length);
  });
  return begun;
};

/** Places orders with the code one after the other; each expires and releases its use. */
const ranOut = async (code: string, count: number) => {
  const orders: { orderId: number; paymentId: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    await thandi.put(await addProduct(service, 10_010));
    const { orderId } = await thandi.checkOut({ discountCode: code });
    orders.push({ orderId, paymentId: (await thandi.order(orderId)).payment?.paymentId ?? '' });
    service.clock.advance(DAY + MINUTE);
    await endOrders(service.services);
  }
  return orders;
};
const pay = (paymentId: string) => () =>
  notify(service, { eventId: `${paymentId} late`, paymentId, status: 'COMPLETE', amount: 10_000 });
const statesOf = async (orders: readonly { orderId: number }[]): Promise<string[]> => {
  const states: string[] = [];
  for (const { orderId } of orders) states.push((await thandi.order(orderId)).state);
  return states.toSorted((a, b) => a.localeCompare(b));
};

test('only one of two orders paid late at the same moment takes the last use, and the other is refunded', async () => {
  const { id, code } = await addDiscount(service, { kind: 'amount', value: 10, perUserLimit: 1 });
  const orders = await ranOut(code, 2);
  expect(await statesOf(orders)).toEqual(['cancelled', 'cancelled']);
  const answers = await atOnce(
    id,
    orders.map(({ paymentId }) => pay(paymentId)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await statesOf(orders)).toEqual(['cancelled', 'paid']);
  const due = await Promise.all(orders.map(async ({ orderId }) => (await thandi.order(orderId)).refundDue));
  expect(due.toSorted((a, b) => a - b)).toEqual([0, 100]);
});

test('an order that is placed while another is paid late does not take the last use as well', async () => {
  const { id, code } = await addDiscount(service, { kind: 'amount', value: 10, perUserLimit: 1 });
  const [late] = await ranOut(code, 1);
  if (late === undefined) throw new Error('There is no order');
  await thandi.put(await addProduct(service, 10_010));
  const placed = { status: 0, message: '' };
  await atOnce<unknown>(id, [
    pay(late.paymentId),
    async () => {
      const { status, errorMessage } = await thandi.tryCheckOut({ discountCode: code });
      Object.assign(placed, { status, message: errorMessage ?? '' });
    },
  ]);
  const isPaid = (await thandi.order(late.orderId)).state === 'paid';
  expect(placed).toEqual(
    isPaid ? { status: 422, message: 'You have used this discount already' } : { status: 200, message: '' },
  );
});

test('only one of two orders placed at the same moment takes the last use', async () => {
  const { id, code } = await addDiscount(service, { kind: 'amount', value: 10, usageLimit: 1 });
  const sipho = await shopper(service);
  for (const person of [thandi, sipho]) await person.put(await addProduct(service, 10_010));
  const answers = await atOnce(
    id,
    [thandi, sipho].map((person) => () => person.tryCheckOut({ discountCode: code })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.errorMessage).toBe('This discount has been used up');
});
