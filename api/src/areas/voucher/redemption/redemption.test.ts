import { isDeepStrictEqual } from 'node:util';
import { calls, resourceCalls, specifiedCalls, voucherBundle, voucherOffer } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { METHOD_IDS } from '../lookups/shipped.ts';
import { grantBundle, takeBundleBack } from '../public.ts';
import { offers, redemptions, voucherCodes } from '../tables.ts';
import { planting } from '../../../testing/voucher/plant.ts';

const offerCalls = specifiedCalls(voucherOffer);
const bundleCalls = specifiedCalls(voucherBundle);

const { voucher } = calls;
const NOW = new Date('2026-11-22T09:00:00Z');

let service: TestService;
let plant: ReturnType<typeof planting>;
let administrator: SignedIn;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  service = await startService({ now: NOW, settings: { LIMIT_REDEEM: '1000000/1m' } });
  administrator = await signedIn(service, { role: 'administrator' });
  plant = planting(service, administrator.token);
});
beforeEach(async () => {
  [thandi, sipho] = [await signedIn(service), await signedIn(service)];
});
afterAll(() => service.close());

const redeem = ({ token }: SignedIn, OfferId: number) =>
  service.call(voucher.redeemOffer, { body: { OfferId, DeviceId: 1 } }, { token });
const refused = async (person: SignedIn, offerId: number) => {
  const { status, envelope } = await redeem(person, offerId);
  return [status, envelope.errorMessage];
};
const claim = ({ token }: SignedIn, bundleId: number) =>
  service.call(voucher.claimBundle, { body: { bundleId } }, { token });
const ledger = async ({ token }: SignedIn) =>
  (await service.call(voucher.redemptions, { query: {} }, { token })).value as { id: string }[];

test('a Static offer leads to its page, with https:// where the address has none', async () => {
  const id = await plant.offer('static', { useCode: true, couponCode: 'BREW5' });
  expect((await redeem(thandi, id)).value).toEqual({
    redemptionMethod: 'Static',
    code: 'BREW5',
    redirectUrl: 'https://coffee.example/redeem',
    redeemedAt: expect.stringMatching(/^2026-11-22T09:0/),
    validUntil: null,
  });
});

test('each person gets a code of their own, the same one again and again', async () => {
  const id = await plant.offer('uniqueCode');
  await plant.codes(id, 'A-1', 'A-2');
  const first = (await redeem(thandi, id)).value;
  expect(first.code).toBe('A-1');
  expect((await redeem(thandi, id)).value).toEqual(first);
  expect((await redeem(sipho, id)).value.code).toBe('A-2');
  expect(await refused(await signedIn(service), id)).toEqual([409, 'All codes have been given out']);
  expect(await ledger(thandi)).toHaveLength(1);
});

test('ten presses of one person at once give one code', async () => {
  const id = await plant.offer('uniqueCode');
  await plant.codes(id, ...Array.from({ length: 10 }, (_, at) => `B-${at}`));
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(thandi, id)));
  expect(new Set(answers.map(({ value }) => value.code))).toEqual(new Set(['B-0']));
  const given = await service.database.select().from(voucherCodes).where(eq(voucherCodes.offerId, id));
  expect(given.filter(({ givenAt }) => givenAt !== null)).toHaveLength(1);
});

test('fifty people at once share out seven codes, each code once', async () => {
  const id = await plant.offer('uniqueCode');
  const codes = Array.from({ length: 7 }, (_, at) => `C-${at}`);
  await plant.codes(id, ...codes);
  const people = await Promise.all(Array.from({ length: 50 }, () => signedIn(service)));
  const answers = await Promise.all(people.map((person) => redeem(person, id)));
  const won = answers.filter(({ status }) => status === 200).map(({ value }) => value.code);
  expect(won.toSorted()).toEqual(codes);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(
    new Set([409]),
  );
  expect(await service.database.$count(redemptions, eq(redemptions.offerId, id))).toBe(7);
});

test.each(['pin', 'static'] as const)('the limit of a %s offer holds for many at once', async (method) => {
  const id = await plant.offer(method, { redeemLimit: 3 });
  const people = await Promise.all(Array.from({ length: 12 }, () => signedIn(service)));
  const answers = await Promise.all(people.map((person) => redeem(person, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await refused(thandi, id)).toEqual([409, 'This offer has been redeemed too often']);
  const [offer] = await service.database.select().from(offers).where(eq(offers.id, id));
  expect(offer?.redeemed).toBe(3);
});

test('the limit of a pool holds although there are more codes', async () => {
  const id = await plant.offer('uniqueCode', { redeemLimit: 1 });
  await plant.codes(id, 'D-1', 'D-2');
  expect((await redeem(thandi, id)).status).toBe(200);
  expect(await refused(sipho, id)).toEqual([409, 'This offer has been redeemed too often']);
});

test('a PIN is the same for all people, or each person’s own', async () => {
  const shared = await plant.offer('pin', { pin: '0042' });
  expect([(await redeem(thandi, shared)).value.code, (await redeem(sipho, shared)).value.code]).toEqual([
    '0042',
    '0042',
  ]);
  const own = await plant.offer('pin', { pin: null, uniqueCode: true });
  await plant.codes(own, '1111', '2222');
  expect([(await redeem(thandi, own)).value.code, (await redeem(sipho, own)).value.code]).toEqual([
    '1111',
    '2222',
  ]);
});

test('a PIN that is changed stays the old one for who has it', async () => {
  const id = await plant.offer('pin', { pin: '0001' });
  await redeem(thandi, id);
  await service.call(
    offerCalls.update,
    { params: { id }, body: { command: 'update', pin: '0002' } },
    { token: administrator.token },
  );
  expect([(await redeem(thandi, id)).value.code, (await redeem(sipho, id)).value.code]).toEqual([
    '0001',
    '0002',
  ]);
});

test('any other method is refused, and nothing is counted', async () => {
  const redemtionMethodId = await plant.lookup('RedemptionMethod', 'Scan');
  const { value } = await service.call(
    offerCalls.create,
    { body: { command: 'create', name: 'Scan me', redemtionMethodId } },
    { token: administrator.token },
  );
  expect(await refused(thandi, value.id)).toEqual([422, 'Redemption Type Not Implemented']);
  expect(await ledger(thandi)).toEqual([]);
});

test('an offer in a bundle is for who has the bundle, and stays so when it is taken out', async () => {
  const id = await plant.offer('pin');
  const bundleId = await plant.bundle([id]);
  const sentence = 'Please purchase the bundle before redeeming the voucher!';
  expect(await refused(thandi, id)).toEqual([403, sentence]);
  expect((await claim(thandi, bundleId)).value).toMatchObject({ id: bundleId, owned: true });
  expect((await redeem(thandi, id)).value.code).toBe('4471');
  await service.call(
    voucher.linkOffer,
    { body: { bundleId, offerId: id, order: 0, isActive: false } },
    { token: administrator.token },
  );
  expect(await refused(sipho, id)).toEqual([403, sentence]);
});

test('a paid bundle can be redeemed for three years, whatever becomes of the offer', async () => {
  const id = await plant.offer('uniqueCode', { expiryDate: '2026-12-31' });
  await plant.codes(id, 'E-1', 'E-2');
  const bundleId = await plant.bundle([id], { PurchasePrice: 99.5 });
  await service.database.transaction((tx) => grantBundle(tx, thandi.id, bundleId, 1, NOW));
  const as = { token: administrator.token };
  const [offered] = (
    await service.call(voucher.employeeBundleOffers, { params: { bundleId } }, { token: thandi.token })
  ).value;
  expect(offered).toMatchObject({ expiryDate: '2026-12-31', validUntil: '2029-11-22', owned: true });
  await service.call(voucher.linkOffer, { body: { bundleId, offerId: id, order: 0, isActive: false } }, as);
  await service.call(bundleCalls.remove, { params: { id: bundleId } }, as);
  await service.call(offerCalls.remove, { params: { id } }, as);
  expect((await redeem(thandi, id)).value).toMatchObject({ code: 'E-1', validUntil: '2029-11-22' });
  expect((await redeem(sipho, id)).status).toBe(404);
});

test('a bundle is taken back, or its voucher redeemed at the same moment, never both', async () => {
  const { database } = service;
  const seen: unknown[] = [];
  for (let order = 1; order <= 15; order += 1) {
    const id = await plant.offer('pin');
    const bundleId = await plant.bundle([id], { PurchasePrice: 10 });
    await database.transaction((tx) => grantBundle(tx, thandi.id, bundleId, order, NOW));
    const [{ status }, stays] = await Promise.all([
      redeem(thandi, id),
      database.transaction((tx) => takeBundleBack(tx, thandi.id, bundleId, order)),
    ]);
    seen.push({ status, stays });
  }
  const [redeemed, taken] = [
    { status: 200, stays: true },
    { status: 403, stays: false },
  ];
  expect(seen.filter((one) => ![redeemed, taken].some((wanted) => isDeepStrictEqual(one, wanted)))).toEqual(
    [],
  );
});

test('an expired offer is refused, and an unknown one is 404', async () => {
  const over = await plant.offer('pin', { expiryDate: '2026-11-21' });
  const today = await plant.offer('pin', { expiryDate: '2026-11-22' });
  const off = await plant.offer('pin', { isActive: false });
  expect(await refused(thandi, over)).toEqual([409, 'This voucher has expired']);
  expect((await redeem(thandi, today)).status).toBe(200);
  expect([(await redeem(thandi, off)).status, (await redeem(thandi, 999_999)).status]).toEqual([404, 404]);
});

test('a revoked redemption may be made again, with another code; the old code is not given out again', async () => {
  const id = await plant.offer('uniqueCode');
  await plant.codes(id, 'F-1', 'F-2', 'F-3');
  await redeem(thandi, id);
  const [line] = await ledger(thandi);
  const revoked = { params: { id: line?.id ?? '' } };
  const as = { token: administrator.token };
  expect((await service.call(voucher.revokeRedemption, revoked, { token: thandi.token })).status).toBe(403);
  const { value } = await service.call(voucher.revokeRedemption, revoked, as);
  expect(value).toMatchObject({ offerId: id, revokedAt: expect.any(String) });
  expect((await service.call(voucher.revokeRedemption, revoked, as)).status).toBe(409);
  expect((await redeem(sipho, id)).value.code).toBe('F-2');
  expect((await redeem(thandi, id)).value.code).toBe('F-3');
  const found = await service.call(voucher.findRedemptions, { body: { userAccount: thandi.email } }, as);
  expect(found.value.map(({ revokedAt }) => revokedAt === null)).toEqual([true, false]);
});

test('codes lie sealed, and are in no list, no log and no error', async () => {
  const id = await plant.offer('uniqueCode');
  await plant.codes(id, 'SECRET-ONE', 'SECRET-TWO');
  const pin = await plant.offer('pin', { pin: 'SECRET-PIN' });
  const coupon = await plant.offer('static', { couponCode: 'SECRET-COUPON', useCode: true });
  for (const offerId of [id, pin, coupon]) expect((await redeem(thandi, offerId)).status).toBe(200);
  const reads = [
    await service.call(voucher.offers, { query: {} }, { token: thandi.token }),
    await service.call(resourceCalls(voucherOffer).list, { query: {} }, { token: administrator.token }),
    await service.call(voucher.redemptions, { query: {} }, { token: thandi.token }),
  ];
  const stored = await Promise.all(
    [voucherCodes, redemptions, offers].map((table) => service.database.select().from(table)),
  );
  const all = JSON.stringify([reads.map(({ envelope }) => envelope), stored, service.logged()]);
  expect(all).not.toContain('SECRET');
  expect(reads[0]?.value).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, redeemedCode: '••••••' })]),
  );
});

test('the ledger is one’s own, and goes with the account; the code does not come back', async () => {
  const id = await plant.offer('uniqueCode');
  await plant.codes(id, 'G-1');
  await redeem(thandi, id);
  expect([(await ledger(thandi)).length, (await ledger(sipho)).length]).toEqual([1, 0]);
  await service.database.delete(accounts).where(eq(accounts.id, thandi.id));
  expect(await refused(sipho, id)).toEqual([409, 'All codes have been given out']);
});

test('vouchers are listed by what can be done with them', async () => {
  const soon = await plant.offer('pin', { name: 'Soon', expiryDate: '2026-12-01' });
  const later = await plant.offer('pin', { name: 'Later', expiryDate: '2027-12-01' });
  const over = await plant.offer('pin', { name: 'Over', expiryDate: '2026-11-01' });
  const used = await plant.offer('pin', { name: 'Used', expiryDate: '2026-12-02' });
  const locked = await plant.offer('pin', { name: 'Locked' });
  await plant.bundle([locked], { PurchasePrice: 10 });
  await redeem(thandi, used);
  const listed = async (query: { State?: 'open' | 'expiring' | 'used'; SearchTerm?: string }) => {
    const { value } = await service.call(voucher.offers, { query }, { token: thandi.token });
    return (value as { id: number }[])
      .map(({ id }) => id)
      .filter((id) => [soon, later, over, used, locked].includes(id));
  };
  // Counts a code that was shown as open until its person says that they used it.
  expect(await listed({ State: 'open' })).toEqual([soon, later, used]);
  expect(await listed({ State: 'expiring' })).toEqual([soon, used]);
  await service.call(
    voucher.markOfferUsed,
    { body: { OfferId: used, IsUsed: true } },
    { token: thandi.token },
  );
  expect(await listed({ State: 'open' })).toEqual([soon, later]);
  expect(await listed({ State: 'expiring' })).toEqual([soon]);
  expect(await listed({ State: 'used' })).toEqual([used]);
  expect(await listed({ SearchTerm: 'LATER' })).toEqual([later]);
  const { value } = await service.call(
    voucher.offers,
    { query: { PageNumber: 1, PageSize: 1, State: 'used' } },
    { token: thandi.token },
  );
  expect(value).toMatchObject({ totalCount: 1, totalPages: 1, hasNext: false });
});

test('a method keeps its meaning', () => {
  expect(METHOD_IDS).toEqual({ static: 401, uniqueCode: 402, pin: 403 });
});
