import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import { parts, retainInvoices } from './personal.ts';
import { shopOrders } from './tables.ts';
import { DAY } from '../../../core/durations.ts';

const YEAR = 365.25 * DAY;

let service: TestService;
beforeAll(async () => {
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'simulator' },
    now: new Date('2026-11-22T09:00:00Z'),
  });
});
afterAll(() => service.close());

const bought = async () => {
  const person = await shopper(service);
  await person.put(await addProduct(service, 10_000));
  const paid = await person.checkOut({ fullName: 'Nomvula Khumalo' });
  await person.settle(paid.orderId, 'pay');
  await person.put(await addProduct(service, 20_000));
  const open = await person.checkOut();
  return { person, paid, open };
};

test('a person’s own copy has each of their orders, and no other person’s', async () => {
  const { person, paid, open } = await bought();
  const { open: others } = await bought();
  const part = parts.find(({ name }) => name === 'orders');
  const copy = JSON.stringify(await part?.read(service.services, person.id));
  for (const { orderNumber } of [paid, open]) expect(copy).toContain(orderNumber);
  expect(copy).not.toContain(others.orderNumber);
});

test('invoices are kept for five years after payment, and nothing else of the orders', async () => {
  const { person, paid, open } = await bought();
  const now = service.clock.now();
  const kept = await retainInvoices(service.database, person.id, now);
  expect(kept).toHaveLength(1);
  const [{ record, keptUntil } = { record: {}, keptUntil: now }] = kept;
  expect(record).toMatchObject({ orderNumber: paid.orderNumber, fullName: 'Nomvula Khumalo', state: 'paid' });
  expect(Object.keys(record)).not.toEqual(expect.arrayContaining(['email']));
  expect(JSON.stringify(record)).not.toContain(open.orderNumber);
  expect(JSON.stringify(record)).not.toContain('+27821234567');
  expect(Math.round((keptUntil.getTime() - now.getTime()) / YEAR)).toBe(5);
  expect(await retainInvoices(service.database, person.id, keptUntil)).toEqual([]);
});

test('an account that is deleted takes its orders with it', async () => {
  const { person } = await bought();
  const answer = await service.call(calls.personalData.deleteAccount, {}, { token: person.token });
  expect(answer.status).toBe(200);
  expect(await service.database.$count(shopOrders, eq(shopOrders.personId, person.id))).toBe(0);
});
