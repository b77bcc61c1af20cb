import { calls } from '@phila/contract';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { causes } from '../../voucher/tables.ts';
import { planting } from '../../../testing/voucher/plant.ts';
import { addDiscount, shopper } from '../../../testing/shop/shopper.ts';
import type { Shopper } from '../../../testing/shop/shopper.ts';

const { shop, voucher } = calls;

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
beforeEach(async () => {
  thandi = await shopper(service);
});
afterAll(() => service.close());

/** Puts a bundle of R 199.00 into the cart, of which so many percent go to the cause. */
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

test('what of a bundle’s price goes to its cause stands on the order, whatever becomes of the bundle', async () => {
  const bundleId = await putBundle(15);
  const { orderId } = await thandi.checkOut();
  const administrator = await signedIn(service, { role: 'administrator' });
  await service.call(
    voucher.updateBundle,
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
