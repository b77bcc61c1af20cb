import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { CrowdPerson, Demo } from '../../../core/area.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { type Dice, diceOf } from '../../../core/demo/dice.ts';
import { bundleOffers, bundleOwnerships, bundles, offers, redemptions, voucherCodes } from '../tables.ts';
import { DAY } from '../../../core/durations.ts';

/** Days over which redemptions are spread. */
const DAYS = 90;
/** Codes left in each pool; the first keeps only `LOW`, so that its warning shows. */
const LEFT = 8;
const LOW = 3;

/** A random moment within the last days, after the person joined. */
const momentOf = (dice: Dice, { joinedAt }: CrowdPerson, now: Date): Date => {
  const from = Math.max(joinedAt.getTime(), now.getTime() - DAYS * DAY);
  return new Date(from + dice.below(Math.max(1, now.getTime() - from - 60_000)));
};

const REVOKED = 'The company did not take the voucher';

type Redemption = typeof redemptions.$inferInsert;

/** The available codes of an offer with their places; null without a pool. */
const poolOf = async ({ services }: Demo, offerId: number) => {
  const codes = await services.database
    .select({ place: voucherCodes.place, sealed: voucherCodes.sealed })
    .from(voucherCodes)
    .where(and(eq(voucherCodes.offerId, offerId), isNull(voucherCodes.givenAt)))
    .orderBy(asc(voucherCodes.place));
  return codes.length === 0 ? null : codes;
};

/** Redeems some vouchers for people who claimed a bundle. */
const redeemSome = async (
  made: Demo,
  dice: Dice,
  offer: typeof offers.$inferSelect,
  people: readonly CrowdPerson[],
  left: number,
): Promise<void> => {
  const { database, clock } = made.services;
  const now = clock.now();
  const pool = await poolOf(made, offer.id);
  const most = pool === null ? people.length : Math.max(0, pool.length - left);
  const moments = people
    .filter(() => dice.happens(60))
    .slice(0, most)
    .map((person) => ({ person, at: momentOf(dice, person, now) }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  if (moments.length === 0) return;
  const rows = moments.map(({ person, at }, index): Redemption => {
    const code = pool?.[index];
    const isRevoked = dice.happens(3);
    return {
      id: uuidv7(at),
      personId: person.id,
      offerId: offer.id,
      sealed: code?.sealed ?? (offer.useCode ? offer.sealedCouponCode : offer.sealedPin),
      place: code?.place ?? null,
      counted: code?.place ?? offer.redeemed + index + 1,
      deviceId: 1,
      redeemedAt: at,
      revokedAt: isRevoked ? new Date(Math.min(now.getTime(), at.getTime() + DAY)) : null,
      revokedBecause: isRevoked ? REVOKED : null,
    };
  });
  if (pool === null) {
    const counting = rows.filter(({ revokedAt }) => revokedAt === null).length;
    await database
      .update(offers)
      .set({ redeemed: offer.redeemed + counting })
      .where(eq(offers.id, offer.id));
  } else {
    const last = rows.at(-1)?.place ?? 0;
    await database
      .update(voucherCodes)
      .set({ givenAt: sql`${now.toISOString()}::timestamptz` })
      .where(
        and(
          eq(voucherCodes.offerId, offer.id),
          isNull(voucherCodes.givenAt),
          sql`${voucherCodes.place} <= ${last}`,
        ),
      );
  }
  await database.insert(redemptions).values(rows);
};

/** Claims free bundles for the invented people and redeems some vouchers. */
export const addCrowdVouchers = async (made: Demo): Promise<void> => {
  const { services, crowd } = made;
  if (crowd.length === 0) return;
  const { database, clock } = services;
  const dice = diceOf(4_711);
  const now = clock.now();
  const free = await database
    .select()
    .from(bundles)
    .where(eq(bundles.purchasePrice, 0))
    .orderBy(asc(bundles.order));
  const claimants = new Map<number, CrowdPerson[]>();
  for (const bundle of free) {
    const may = crowd.filter(({ osNo }) => bundle.osNo === null || bundle.osNo === osNo);
    const those = may.filter(() => dice.happens(bundle.osNo === null ? 35 : 70));
    if (those.length === 0) continue;
    await database.insert(bundleOwnerships).values(
      those.map((person) => ({
        personId: person.id,
        bundleId: bundle.id,
        acquiredAt: new Date(Math.max(person.joinedAt.getTime(), now.getTime() - DAYS * DAY)),
      })),
    );
    const links = await database
      .select({ offer: offers })
      .from(bundleOffers)
      .innerJoin(offers, eq(offers.id, bundleOffers.offerId))
      .where(eq(bundleOffers.bundleId, bundle.id))
      .orderBy(asc(bundleOffers.order));
    for (const { offer } of links) {
      // People redeem an offer once, whichever bundle it is in.
      const before = claimants.get(offer.id) ?? [];
      const others = those.filter((person) => !before.includes(person));
      claimants.set(offer.id, [...before, ...others]);
      const [fresh = offer] = await database.select().from(offers).where(eq(offers.id, offer.id));
      await redeemSome(made, dice, fresh, others, claimants.size === 1 ? LOW : LEFT);
    }
  }
};
