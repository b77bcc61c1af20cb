import { calls } from '@phila/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { startService, type TestService } from '../../../testing/service.ts';
import { type Shopper, shopper } from '../../../testing/shop/shopper.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { planting } from '../../../testing/voucher/plant.ts';
import { bundleOwnerships, redemptions } from '../../voucher/tables.ts';

const { shop, voucher } = calls;

let service: TestService;
let lead: SignedIn;
let plant: ReturnType<typeof planting>;
let thandi: Shopper;
let coffee: number;
beforeAll(async () => {
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'simulator', LIMIT_REDEEM: '1000000/1m' },
    now: new Date('2026-11-22T09:00:00Z'),
  });
});
beforeEach(async () => {
  lead = await signedIn(service, { role: 'administrator' });
  plant = planting(service, lead.token);
  thandi = await shopper(service);
  coffee = await plant.offer('static');
});
afterAll(() => service.close());

const paidBundle = () =>
  plant.bundle([coffee], { Name: 'Savers', PurchasePrice: 199, EndDate: '2030-08-28' });
const buy = async (bundleId: number): Promise<number> => {
  await service.call(shop.addToCart, { body: { bundleId } }, thandi);
  const { orderId } = await thandi.checkOut();
  await thandi.settle(orderId, 'pay');
  expect((await thandi.order(orderId)).state).toBe('paid');
  return orderId;
};
const redeem = async () =>
  expect((await service.call(voucher.redeemOffer, { body: { OfferId: coffee } }, thandi)).status).toBe(200);
const revoke = async () => {
  const [standing] = await service.database
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.personId, thandi.id), isNull(redemptions.revokedAt)));
  const taken = await service.call(
    voucher.takeRedemptionBack,
    { params: { id: standing?.id ?? '' }, body: { reason: 'The shop did not take it' } },
    lead,
  );
  expect(taken.status).toBe(200);
};
const cancel = (id: number) => service.call(shop.cancelOrder, { params: { id } }, thandi);
const refund = (id: number) =>
  service.call(shop.refundOrder, { params: { id }, body: { reason: 'The shop is closed' } }, lead);
const ownsNow = async (bundleId: number): Promise<boolean> =>
  (await service.database.$count(
    bundleOwnerships,
    and(eq(bundleOwnerships.personId, thandi.id), eq(bundleOwnerships.bundleId, bundleId)),
  )) === 1;

test('within seven days an order is cancelled whose voucher was redeemed and revoked, and its bundle goes', async () => {
  const savers = await paidBundle();
  const orderId = await buy(savers);
  await redeem();
  expect(await cancel(orderId)).toMatchObject({
    status: 409,
    envelope: { errorMessage: 'A voucher of Savers was redeemed, so this order cannot be cancelled' },
  });
  await revoke();
  expect(await cancel(orderId)).toMatchObject({ status: 200, value: { state: 'cancelled', refundDue: 199 } });
  expect(await ownsNow(savers)).toBe(false);
});

test('why an order ended is said in the words of who reads it', async () => {
  const orderId = await buy(await paidBundle());
  expect((await cancel(orderId)).value.history.at(-1)).toMatchObject({
    state: 'cancelled',
    reason: 'You cancelled it within seven days',
  });
  const { value } = await service.call(shop.adminOrder, { params: { id: orderId } }, lead);
  expect(value.history.at(-1)).toMatchObject({ reason: 'The buyer cancelled it within seven days' });
  expect(JSON.stringify(value)).not.toMatch(/\bYou\b/);
});

test('the order shows that it can be cancelled by the same rule as cancelling it', async () => {
  const savers = await paidBundle();
  const orderId = await buy(savers);
  const canCancel = async () => (await thandi.order(orderId)).canCancel;
  expect(await canCancel()).toBe(true);
  await redeem();
  expect([await canCancel(), (await cancel(orderId)).status]).toEqual([false, 409]);
  await revoke();
  expect([await canCancel(), (await cancel(orderId)).status]).toEqual([true, 200]);
});

test('vouchers redeemed before the bundle was bought do not stop its cancellation', async () => {
  const free = await plant.bundle([coffee]);
  await service.call(voucher.claimBundle, { body: { bundleId: free } }, thandi);
  await redeem();
  const savers = await paidBundle();
  const orderId = await buy(savers);
  expect((await thandi.order(orderId)).canCancel).toBe(true);
  expect(await cancel(orderId)).toMatchObject({ status: 200, value: { state: 'cancelled' } });
  expect([await ownsNow(savers), await ownsNow(free)]).toEqual([false, true]);
});

test('an order of a bundle that the person had already is cancelled, and they keep that', async () => {
  const savers = await paidBundle();
  await service.call(shop.addToCart, { body: { bundleId: savers } }, thandi);
  const { orderId } = await thandi.checkOut();
  await service.database
    .insert(bundleOwnerships)
    .values({ personId: thandi.id, bundleId: savers, orderId: null, acquiredAt: service.clock.now() });
  await thandi.settle(orderId, 'pay');
  await redeem();
  expect(await cancel(orderId)).toMatchObject({ status: 200, value: { state: 'cancelled', refundDue: 199 } });
  expect(await ownsNow(savers)).toBe(true);
});

describe('a full refund', () => {
  test('takes a bundle back of which nothing was redeemed, and says nothing of it', async () => {
    const savers = await paidBundle();
    const orderId = await buy(savers);
    expect((await refund(orderId)).value.state).toBe('refunded');
    expect(await ownsNow(savers)).toBe(false);
    expect((await thandi.order(orderId)).history.at(-1)?.reason).toBe('The shop is closed');
  });

  test('says which bundle stays with the person, to them and at the order', async () => {
    const [savers, kept] = [await paidBundle(), await plant.offer('static', { name: 'Tea' })];
    const other = await plant.bundle([kept], { Name: 'Winter', PurchasePrice: 99, EndDate: '2030-08-28' });
    await service.call(shop.addToCart, { body: { bundleId: other } }, thandi);
    const orderId = await buy(savers);
    await redeem();
    expect((await refund(orderId)).value.state).toBe('refunded');
    expect([await ownsNow(savers), await ownsNow(other)]).toEqual([true, false]);
    expect((await thandi.order(orderId)).history.at(-1)).toMatchObject({
      state: 'refunded',
      reason: 'Savers was not taken back, because a voucher of it was redeemed. The shop is closed',
    });
    const letter = (await service.mail()).findLast(({ recipient }) => recipient === thandi.email);
    expect(letter?.subject).toMatch(/is paid back$/);
    expect(letter?.text).toContain('You keep Savers, because you redeemed a voucher of it.');
    expect(letter?.text).not.toContain('Winter');
  });
});
