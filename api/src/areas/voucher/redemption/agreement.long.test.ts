import {
  ALL_GIVEN_OUT,
  calls,
  EXPIRED,
  NOT_IMPLEMENTED,
  NOT_OWNED,
  type Offer,
  TOO_OFTEN,
} from '@phila/contract';
import { and, eq, isNull } from 'drizzle-orm';
import * as fc from 'fast-check';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { METHOD_IDS } from '../lookups/shipped.ts';
import {
  bundleOffers,
  bundleOwnerships,
  bundles,
  offers,
  redemptions,
  codeBatches,
  voucherCodes,
  voucherLookups,
} from '../tables.ts';
import { aboutCode } from './about-code.ts';

/*
 * Checks random states of a voucher: redeeming follows the specification, and the person's lists agree before and
 * after.
 */

const { voucher } = calls;
const NOW = new Date('2026-11-22T09:00:00Z');
const TODAY = '2026-11-22';
const OTHER_METHOD = 5_000;

let service: TestService;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService({ now: NOW, settings: { LIMIT_REDEEM: '1000000/1m' } });
  thandi = await signedIn(service);
  await service.database
    .insert(voucherLookups)
    .values({ id: OTHER_METHOD, lookupType: 'RedemptionMethod', name: 'Scan', isActive: true });
});
afterAll(() => service.close());

const state = fc.record({
  isActive: fc.boolean(),
  isDeleted: fc.boolean(),
  expiryDate: fc.constantFrom(null, '2026-11-21', TODAY, '2026-11-23'),
  methodId: fc.constantFrom(...Object.values(METHOD_IDS), OTHER_METHOD),
  uniqueCode: fc.boolean(),
  useCode: fc.boolean(),
  redeemLimit: fc.constantFrom(0, 1, 5),
  /** Number of free codes, at places from 1. */
  codes: fc.nat({ max: 2 }),
  /** The link to a bundle that contains the voucher: none, active or ended. */
  link: fc.constantFrom('none' as const, 'on' as const, 'ended' as const),
  /** How the person has that bundle; an early payment came before the link's end, a late one after. */
  owned: fc.constantFrom('no' as const, 'claimed' as const, 'paid early' as const, 'paid late' as const),
  paidUntil: fc.constantFrom('2026-11-21', TODAY, '2029-11-22'),
  before: fc.constantFrom('never' as const, 'never' as const, 'redeemed' as const, 'revoked' as const),
});
type State = typeof state extends fc.Arbitrary<infer T> ? T : never;

/** Makes half of the cases active and endless, so that many reach the pool of codes. */
const likely = fc.oneof(
  state,
  state.map((one): State => ({ ...one, isActive: true, isDeleted: false, expiryDate: null })),
);

const LINK_ENDED = new Date('2026-06-01T09:00:00Z');
const ACQUIRED = {
  claimed: new Date('2026-03-01T09:00:00Z'),
  'paid early': new Date('2026-03-01T09:00:00Z'),
  'paid late': new Date('2026-07-01T09:00:00Z'),
};

const plantBundle = async (offerId: number, { link, owned, paidUntil }: State): Promise<void> => {
  if (link === 'none') return;
  const { database } = service;
  const [made] = await database
    .insert(bundles)
    .values({
      name: 'Savers',
      purchasePrice: 0,
      estimateValue: 0,
      startDate: '2026-01-01',
      endDate: '2030-08-28',
    })
    .returning({ id: bundles.id });
  const bundleId = made?.id ?? 0;
  const endedAt = link === 'ended' ? LINK_ENDED : null;
  await database.insert(bundleOffers).values({ bundleId, offerId, isActive: link === 'on', endedAt });
  if (owned === 'no') return;
  const isPaid = owned !== 'claimed';
  await database.insert(bundleOwnerships).values({
    personId: thandi.id,
    bundleId,
    acquiredAt: ACQUIRED[owned],
    orderId: isPaid ? 1 : null,
    paidUntil: isPaid ? paidUntil : null,
  });
};

const plant = async (name: string, one: State): Promise<number> => {
  const { database, services } = service;
  const { isDeleted, methodId, codes, before, link: _link, owned: _owned, paidUntil: _until, ...rest } = one;
  const [made] = await database
    .insert(offers)
    .values({
      name,
      shortDescription: '',
      longDescription: '',
      termsAndConditions: '',
      discount: '',
      estimateValue: 0,
      redemtionMethodId: methodId,
      deletedAt: isDeleted ? NOW : null,
      ...rest,
    })
    .returning({ id: offers.id });
  const offerId = made?.id ?? 0;
  const sealed = (code: string): string => services.sealing.seal(code, aboutCode(offerId));
  await database
    .update(offers)
    .set({ sealedPin: sealed('PIN'), sealedCouponCode: sealed('COUPON') })
    .where(eq(offers.id, offerId));
  const [batch] = await database
    .insert(codeBatches)
    .values({ offerId, name: 'First letter', addedAt: NOW })
    .returning({ id: codeBatches.id });
  for (let place = 1; place <= codes; place += 1)
    await database.insert(voucherCodes).values({
      offerId,
      batchId: batch?.id ?? 0,
      place,
      sealed: sealed(`CODE-${place}`),
      key: `${place}`,
    });
  await plantBundle(offerId, one);
  if (before !== 'never')
    await database.insert(redemptions).values({
      id: uuidv7(NOW),
      personId: thandi.id,
      offerId,
      sealed: sealed('OLD'),
      counted: 1,
      deviceId: 1,
      redeemedAt: NOW,
      revokedAt: before === 'revoked' ? NOW : null,
    });
  return offerId;
};

/** The person's right by the specification, written independently of the service. */
const rightTo = ({ link, owned, paidUntil, expiryDate, isActive, isDeleted, before }: State) => {
  const isHeld = owned !== 'no' && (link === 'on' || (link === 'ended' && owned === 'paid early'));
  const paid = isHeld && owned !== 'claimed' ? paidUntil : null;
  const validUntil = expiryDate === null ? null : [expiryDate, paid ?? ''].toSorted().at(-1);
  return {
    isOpen: link === 'none' || isHeld,
    isLive: paid !== null || (isActive && !isDeleted),
    isOver: validUntil !== null && validUntil !== undefined && validUntil < TODAY,
    isRedeemed: before === 'redeemed',
    validUntil,
  };
};

/** The code to expect (null for none), or the status and sentence of the refusal. */
const wantedOf = (one: State): { code: string | null } | { refused: [number, string] } => {
  const { isOpen, isLive, isOver, isRedeemed } = rightTo(one);
  if (isRedeemed) return { code: 'OLD' };
  if (!isLive) return { refused: [404, 'Not found'] };
  if (!isOpen) return { refused: [403, NOT_OWNED] };
  if (isOver) return { refused: [409, EXPIRED] };
  if (one.methodId === OTHER_METHOD) return { refused: [422, NOT_IMPLEMENTED] };
  const isPin = one.methodId === METHOD_IDS.pin;
  if (one.methodId === METHOD_IDS.uniqueCode || (isPin && one.uniqueCode)) {
    if (one.codes === 0) return { refused: [409, ALL_GIVEN_OUT] };
    return one.redeemLimit === 0 ? { refused: [409, TOO_OFTEN] } : { code: 'CODE-1' };
  }
  if (one.redeemLimit === 0) return { refused: [409, TOO_OFTEN] };
  if (isPin) return { code: 'PIN' };
  return { code: one.useCode ? 'COUPON' : null };
};

const listed = async (id: number, SearchTerm: string, State?: 'open' | 'used') => {
  const { value } = await service.call(
    voucher.offers,
    { query: { SearchTerm, State } },
    { token: thandi.token },
  );
  return (value as Offer[]).find((offer) => offer.id === id);
};

let count = 0;

test('redeeming and the lists of vouchers agree with each other and with what is specified', async () => {
  await fc.assert(
    fc.asyncProperty(likely, async (one) => {
      count += 1;
      const name = `Voucher${String(count).padStart(6, '0')}`;
      const id = await plant(name, one);
      const { isOpen, isLive, isOver, isRedeemed, validUntil } = rightTo(one);
      const shown = await listed(id, name);
      const isThere = (isOpen && isLive) || isRedeemed;
      expect([shown?.owned, shown?.validUntil]).toEqual(
        isThere ? [isOpen, validUntil] : [undefined, undefined],
      );
      expect((await listed(id, name, 'open')) !== undefined).toBe(
        (isOpen && isLive && !isOver) || isRedeemed,
      );

      const reply = await service.call(
        voucher.redeemOffer,
        { body: { OfferId: id } },
        { token: thandi.token },
      );
      const { status } = reply;
      const done =
        status === 200
          ? { code: reply.value.code, validUntil: reply.value.validUntil }
          : { refused: [status, reply.envelope.errorMessage] };
      const wanted = wantedOf(one);
      expect(done).toEqual('refused' in wanted ? wanted : { ...wanted, validUntil });
      // Shows a code without counting it as used: only the person says so.
      expect(await listed(id, name, 'used')).toBeUndefined();
      const used = await service.call(
        voucher.markOfferUsed,
        { body: { OfferId: id, IsUsed: true } },
        { token: thandi.token },
      );
      expect(used.status).toBe(status === 200 ? 200 : 404);
      expect((await listed(id, name, 'used')) !== undefined).toBe(status === 200);
      expect((await listed(id, name, 'open')) !== undefined).toBe(
        status !== 200 && isOpen && isLive && !isOver,
      );
      const kept = await service.database.$count(
        redemptions,
        and(eq(redemptions.offerId, id), isNull(redemptions.revokedAt)),
      );
      expect(kept).toBe(status === 200 ? 1 : 0);
    }),
    { numRuns: 150 },
  );
});
