import { calls, itemsOf } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { grantBundle } from '../public.ts';
import { bundleOwnerships } from '../tables.ts';
import { planting } from '../../../testing/voucher/plant.ts';
import { remindOfExpiry } from './expiry-reminders.ts';

const { voucher, dashboard } = calls;
const NOW = new Date('2026-11-22T09:00:00Z');

let service: TestService;
let plant: ReturnType<typeof planting>;
let thandi: SignedIn;
let as: { token: string };
beforeAll(async () => {
  service = await startService({ now: NOW });
  plant = planting(service, (await signedIn(service, { role: 'administrator' })).token);
});
beforeEach(async () => {
  thandi = await signedIn(service);
  as = { token: thandi.token };
});
afterAll(() => service.close());

const reminders = async () => {
  const { value } = await service.call(dashboard.reminders, { query: {} }, as);
  return itemsOf(value).map(({ reminderText, completeByDate }) => [reminderText, completeByDate]);
};
const claimed = async (...ends: (string | null)[]) => {
  const offers = await Promise.all(ends.map((expiryDate) => plant.offer('pin', { expiryDate })));
  const bundleId = await plant.bundle(offers, { Name: 'Everyday savers' });
  await service.call(voucher.claimBundle, { body: { bundleId } }, as);
  return { offers, bundleId };
};

test('reminds once of the first voucher of a bundle that ends within two weeks', async () => {
  await claimed('2026-12-04', '2026-12-30', null);
  await remindOfExpiry(service.services);
  await remindOfExpiry(service.services);
  expect(await reminders()).toEqual([
    [
      'You have 2 vouchers of Everyday savers left; the first ends on 4 December 2026',
      '2026-12-04T06:00:00.000Z',
    ],
  ]);
});

test('follows what is redeemed, and goes when nothing is left', async () => {
  const { offers } = await claimed('2026-12-02', '2026-12-03');
  const redeem = (OfferId: number | undefined) =>
    service.call(voucher.redeemOffer, { body: { OfferId: OfferId ?? 0 } }, as);
  await remindOfExpiry(service.services);
  await redeem(offers[0]);
  await remindOfExpiry(service.services);
  expect(await reminders()).toEqual([
    [
      'You have one voucher of Everyday savers left; the first ends on 3 December 2026',
      '2026-12-03T06:00:00.000Z',
    ],
  ]);
  await redeem(offers[1]);
  await remindOfExpiry(service.services);
  expect(await reminders()).toEqual([]);
  expect(await service.database.$count(bundleOwnerships, eq(bundleOwnerships.personId, thandi.id))).toBe(1);
});

test('a paid bundle’s reminder comes shortly before its three years end, and not earlier', async () => {
  const offer = await plant.offer('pin', { expiryDate: '2026-11-30' });
  const bundleId = await plant.bundle([offer], { PurchasePrice: 10 });
  await service.database.transaction((tx) => grantBundle(tx, thandi.id, bundleId, 1, NOW));
  await remindOfExpiry(service.services);
  expect(await reminders()).toEqual([]);
});
