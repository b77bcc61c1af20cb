import { calls, specifiedCalls, voucherCause, voucherBundle } from '@phila/contract';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { causes } from '../../voucher/tables.ts';
import { planting } from '../../../testing/voucher/plant.ts';
import { MINUTE } from '../../../core/durations.ts';
import { addDiscount, shopper } from '../../../testing/shop/shopper.ts';
import type { Shopper } from '../../../testing/shop/shopper.ts';

const bundleCalls = specifiedCalls(voucherBundle);

const causeCalls = specifiedCalls(voucherCause);

const { shop } = calls;

let service: TestService;
let thandi: Shopper;
let causeId: number;
beforeAll(async () => {
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'simulator' },
    now: new Date('2026-11-22T09:00:00Z'),
  });
  const [cause] = await service.database
    .insert(causes)
    .values({ name: 'Ikhaya Primary School' })
    .returning({ id: causes.id });
  causeId = cause?.id ?? 0;
});
/** Reads a cause's donations as staff who manage causes. */
const givenTo = async (id: number) => {
  const { token } = await signedIn(service, { role: 'voucherManager' });
  return (await service.call(shop.givenToCause, { params: { id } }, { token })).value;
};

beforeEach(async () => {
  thandi = await shopper(service);
});
afterAll(() => service.close());

/** Puts a bundle of R 199.00 into the cart that gives this percentage to the cause. */
const putBundle = async (CausePercentage: number): Promise<number> => {
  const administrator = await signedIn(service, { role: 'administrator' });
  const bundleId = await planting(service, administrator.token).bundle([], {
    Name: 'Family weekend',
    PurchasePrice: 199,
    CauseId: causeId,
    AllowCause: true,
    CausePercentage,
    EndDate: '2030-08-28',
  });
  await service.call(shop.addToCart, { body: { bundleId } }, { token: thandi.token });
  return bundleId;
};

test('the cause’s share of a bundle’s price stays on the order, whatever becomes of the bundle', async () => {
  const bundleId = await putBundle(15);
  const { orderId } = await thandi.checkOut();
  const administrator = await signedIn(service, { role: 'administrator' });
  await service.call(
    bundleCalls.update,
    { params: { id: bundleId }, body: { AllowCause: false } },
    { token: administrator.token },
  );
  await thandi.settle(orderId, 'pay');
  expect((await thandi.order(orderId)).lines).toMatchObject([
    { bundleId, cause: 'Ikhaya Primary School', donation: 29.85, totalProductPrice: 199 },
  ]);
});

test('no more goes to a cause than was paid', async () => {
  await putBundle(50);
  const { code } = await addDiscount(service, { value: 9_500 });
  const { orderId } = await thandi.checkOut({ discountCode: code });
  expect((await thandi.order(orderId)).lines).toMatchObject([{ discount: 189.05, donation: 9.95 }]);
});

describe('donations to a cause', () => {
  let cause: number;
  const administrator = () => signedIn(service, { role: 'administrator' });
  beforeEach(async () => {
    const { token } = await administrator();
    cause = (await service.call(causeCalls.create, { body: { Name: 'Clinic' } }, { token })).value.id;
  });
  /** Pays for a bundle of R 199.99 that gives 15 percent, R 30.00, to the cause. */
  const paid = async () => {
    const person = await shopper(service);
    const bundleId = await planting(service, (await administrator()).token).bundle([], {
      Name: 'Family weekend',
      PurchasePrice: 199.99,
      CauseId: cause,
      AllowCause: true,
      CausePercentage: 15,
      EndDate: '2030-08-28',
    });
    await service.call(shop.addToCart, { body: { bundleId } }, { token: person.token });
    const { orderId } = await person.checkOut({ accessNow: true });
    await person.settle(orderId, 'pay');
    return orderId;
  };

  test('adds up by the month of payment in South Africa, and follows the cause under another name', async () => {
    expect(await givenTo(cause)).toEqual([]);
    service.clock.advance(Date.parse('2026-11-30T21:59:00Z') - service.clock.now().getTime());
    await paid();
    await paid();
    service.clock.advance(2 * MINUTE);
    await paid();
    const { token } = await administrator();
    await service.call(causeCalls.update, { params: { id: cause }, body: { Name: 'Hospice' } }, { token });
    expect(await givenTo(cause)).toEqual([
      { month: '2026-12', orders: 1, promised: 30, given: 30 },
      { month: '2026-11', orders: 2, promised: 60, given: 60 },
    ]);
  });

  test('takes off what was paid back, to the cent, and all of an order that was paid back as a whole', async () => {
    const [part, whole] = [await paid(), await paid()];
    const { token } = await administrator();
    const reason = 'Half of it did not take place';
    // R 133.33 of R 199.99 remain, and the same share of R 30.00: R 20.0005.
    await service.call(
      shop.refundPart,
      { params: { id: part }, body: { amount: 66.66, kept: 199.99, reason } },
      { token },
    );
    expect((await givenTo(cause))[0]).toMatchObject({ orders: 2, promised: 60, given: 50 });
    await service.call(shop.refundOrder, { params: { id: whole }, body: { reason } }, { token });
    expect((await givenTo(cause))[0]).toMatchObject({ orders: 1, promised: 30, given: 20 });
    await service.call(shop.refundOrder, { params: { id: part }, body: { reason } }, { token });
    expect(await givenTo(cause)).toEqual([]);
  });

  test('is not told of what was ordered and not paid', async () => {
    await putBundle(15);
    await thandi.checkOut();
    const before = await givenTo(causeId);
    expect(before.reduce((sum, { orders }) => sum + orders, 0)).toBe(1);
  });
});
