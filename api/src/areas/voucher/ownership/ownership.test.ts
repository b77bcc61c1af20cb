import { southAfricanDay } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { confirmMembership } from '../../../core/accounts/membership.ts';
import { accounts } from '../../../core/accounts/tables.ts';
import { addOrganisations, join, UMOYA } from '../../../testing/employer/employ.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { grantBundle, sellableBundle, sellableBundles, takeBundleBack } from '../public.ts';
import { bundleOffers, bundleOwnerships, bundles, causes, offers, redemptions } from '../tables.ts';

const NOW = new Date('2026-11-22T09:00:00Z');

let service: TestService;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService({ now: NOW });
  await addOrganisations(service);
});
beforeEach(async () => {
  thandi = await signedIn(service);
});
afterAll(() => service.close());

const add = async (values: Partial<typeof bundles.$inferInsert> = {}): Promise<number> => {
  const [made] = await service.database
    .insert(bundles)
    .values({
      name: 'Family bundle',
      purchasePrice: 19_900,
      estimateValue: 85_000,
      startDate: '2026-01-01',
      endDate: '2030-08-28',
      ...values,
    })
    .returning({ id: bundles.id });
  return made?.id ?? 0;
};
const sellable = (id: number) => sellableBundle(service.database, thandi.id, id, NOW);

test('is sold with its price in cents and what of it goes to the cause', async () => {
  const [cause] = await service.database.insert(causes).values({ name: 'Ikhaya School' }).returning();
  const id = await add({ allowCause: true, causeId: cause?.id ?? null, causePercentage: 15 });
  expect(await sellable(id)).toEqual({
    id,
    name: 'Family bundle',
    price: 19_900,
    estimateValue: 85_000,
    isAvailable: true,
    isOwned: false,
    donation: { causeId: cause?.id, causeName: 'Ikhaya School', amount: 2_985 },
  });
  expect((await sellableBundles(service.database, null, [id, 999_999], NOW)).map((one) => one.id)).toEqual([
    id,
  ]);
});

test.each([
  ['is switched off', { isActive: false }, false],
  ['begins tomorrow', { startDate: '2026-11-23' }, false],
  ['ended yesterday', { endDate: '2026-11-21' }, false],
  ['ends today', { endDate: '2026-11-22' }, true],
  ['was deleted', { deletedAt: NOW }, false],
])('one that %s', async (_what, values, isAvailable) => {
  expect(await sellable(await add(values))).toMatchObject({ isAvailable });
});

test('an organisation’s bundle is there for its confirmed members alone', async () => {
  const id = await add({ osNo: UMOYA.osNo });
  expect([await sellable(id), await sellableBundle(service.database, null, id, NOW)]).toEqual([null, null]);
  await join(service, thandi, UMOYA.osNo);
  expect(await sellable(id)).toBeNull();
  const member = { accountId: thandi.id, osNo: UMOYA.osNo, firstName: 'Thandi', lastName: 'Mokoena' };
  await confirmMembership(service.database, NOW, member);
  expect(await sellable(id)).toMatchObject({ isAvailable: true });
});

test('is granted once, and stays valid for three years', async () => {
  const id = await add();
  const grant = (orderId: number) =>
    service.database.transaction((tx) => grantBundle(tx, thandi.id, id, orderId, NOW));
  expect([await grant(1), await grant(1), await grant(2)]).toEqual([true, false, false]);
  expect(
    await service.database.select().from(bundleOwnerships).where(eq(bundleOwnerships.bundleId, id)),
  ).toMatchObject([{ personId: thandi.id, orderId: 1, paidUntil: '2029-11-22' }]);
  expect(await sellable(id)).toMatchObject({ isOwned: true });
});

test('is taken back with its own order only, and not once a voucher of it was redeemed', async () => {
  const id = await add();
  const grant = () => service.database.transaction((tx) => grantBundle(tx, thandi.id, id, 7, NOW));
  const takeBack = (orderId: number) =>
    service.database.transaction((tx) => takeBundleBack(tx, thandi.id, id, orderId));
  const isOwned = async () =>
    (await service.database.$count(bundleOwnerships, eq(bundleOwnerships.bundleId, id))) === 1;
  await grant();
  expect([await takeBack(8), await isOwned()]).toEqual([false, true]);
  expect([await takeBack(7), await isOwned()]).toEqual([false, false]);
  await grant();
  const [offer] = await service.database
    .insert(offers)
    .values({
      name: 'Coffee',
      shortDescription: '',
      longDescription: '',
      termsAndConditions: '',
      discount: '',
      estimateValue: 0,
      redemtionMethodId: 401,
    })
    .returning({ id: offers.id });
  const offerId = offer?.id ?? 0;
  await service.database.insert(bundleOffers).values({ bundleId: id, offerId });
  await service.database.insert(redemptions).values({
    id: thandi.id,
    personId: thandi.id,
    offerId,
    counted: 1,
    deviceId: 1,
    redeemedAt: NOW,
  });
  expect([await takeBack(7), await isOwned()]).toEqual([true, true]);
  // Deletes redemptions with the account.
  await service.database.delete(accounts).where(eq(accounts.id, thandi.id));
  expect(await service.database.$count(redemptions, eq(redemptions.personId, thandi.id))).toBe(0);
});

test('the day on which it runs is that of South Africa', async () => {
  const late = new Date('2026-11-22T22:30:00Z');
  expect(southAfricanDay(late)).toBe('2026-11-23');
  const id = await add({ startDate: '2026-11-23' });
  expect(await sellableBundle(service.database, thandi.id, id, late)).toMatchObject({ isAvailable: true });
});
