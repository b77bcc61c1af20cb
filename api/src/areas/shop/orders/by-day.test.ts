import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { startService, type TestService } from '../../../testing/service.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import { type Attention, shopOrders } from './tables.ts';

const { shop } = calls;

let service: TestService;
let lead: SignedIn;
beforeAll(async () => {
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'eft', EFT_ACCOUNT: 'FNB 62000000000' },
    now: new Date('2026-11-22T23:30:00Z'),
  });
  lead = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());

const ordered = async () => {
  const thandi = await shopper(service);
  await thandi.put(await addProduct(service, 10_000));
  return (await thandi.checkOut()).orderId;
};
const needing = async (Needs: 'payment' | 'refund' | 'eft') =>
  (await service.call(shop.adminOrders, { query: { Needs } }, lead)).value.items.map(({ id }) => id);
const attention = (id: number, why: Attention) =>
  service.database.update(shopOrders).set({ attention: why }).where(eq(shopOrders.id, id));

test('orders are found by what they need somebody for, an EFT until its money is confirmed', async () => {
  const [waiting, stuck, refund] = [await ordered(), await ordered(), await ordered()];
  expect(await needing('eft')).toEqual([refund, stuck, waiting]);
  await attention(stuck, 'news not handled');
  await attention(refund, 'refund asked for');
  expect([await needing('payment'), await needing('refund')]).toEqual([[stuck], [refund]]);
  const { value } = await service.call(shop.adminOrder, { params: { id: waiting } }, lead);
  const body = { amount: 100, reference: 'FNB 4711' };
  await service.call(
    calls.payment.confirmEft,
    { params: { id: value.payment?.paymentId ?? '' }, body },
    lead,
  );
  expect(await needing('eft')).toEqual([refund, stuck]);
  const days = (await service.call(shop.ordersByDay, {}, lead)).value;
  // Past midnight in South Africa, still the day before in London.
  expect([days.dates.at(-1), days.orders.slice(-2), days.rand.slice(-2)]).toEqual([
    '2026-11-23',
    [0, 1],
    [0, 100],
  ]);
});
