import { and, eq, isNull, max, min, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { isHeld } from '../bundles/shown-bundles.ts';
import { bundleOffers, bundleOwnerships, bundles, offers, redemptions } from '../tables.ts';

/**
 * What a person has of offers, as parts of a query over `offers`: `held` are those in bundles of theirs, `mine` those
 * that they have redeemed.
 */
export const holdings = (database: Database, personId: string | Placeholder) => {
  const held = database
    .select({
      offerId: bundleOffers.offerId,
      /** One of the person's bundles that holds it: one that was paid for, where there is one. */
      bundleId:
        sql<number>`coalesce(${min(sql`case when ${bundleOwnerships.paidUntil} is not null then ${bundleOffers.bundleId} end`)}, ${min(bundleOffers.bundleId)})`.as(
          'held_bundle_id',
        ),
      paidUntil: max(bundleOwnerships.paidUntil).as('held_paid_until'),
    })
    .from(bundleOwnerships)
    .innerJoin(bundleOffers, eq(bundleOffers.bundleId, bundleOwnerships.bundleId))
    .where(and(eq(bundleOwnerships.personId, personId), isHeld))
    .groupBy(bundleOffers.offerId)
    .as('held');
  const mine = database
    .select({
      offerId: redemptions.offerId,
      redeemedAt: redemptions.redeemedAt,
      sealed: sql<string | null>`${redemptions.sealed}`.as('mine_sealed'),
    })
    .from(redemptions)
    .where(and(eq(redemptions.personId, personId), isNull(redemptions.revokedAt)))
    .as('mine');
  /** Paid for, it lasts at least three years, whatever its own end (Consumer Protection Act, s 63). */
  const validUntil = sql<
    string | null
  >`case when ${offers.expiryDate} is null then null else greatest(${offers.expiryDate}, ${held.paidUntil}) end`;
  /**
   * In a bundle of the person's, or in no bundle at all. An offer that ever was in a bundle does not become everybody's
   * when it is taken out of it.
   */
  const isOpen: SQL<boolean> = sql`(${held.offerId} is not null or not exists (select 1 from ${bundleOffers} where ${bundleOffers.offerId} = ${offers.id}))`;
  const isLive: SQL<boolean> = sql`(${held.paidUntil} is not null or (${offers.isActive} and ${offers.deletedAt} is null))`;
  return { held, mine, validUntil, isOpen, isLive };
};

export type Holdings = ReturnType<typeof holdings>;

/** Offers with what a person has of them; conditions and order are added to it. */
export const offersWith = (database: Database, { held, mine, validUntil, isOpen, isLive }: Holdings) =>
  database
    .select({
      offer: offers,
      validUntil,
      isOpen: sql<boolean>`${isOpen}`,
      isLive: sql<boolean>`${isLive}`,
      bundleId: held.bundleId,
      bundleName: bundles.name,
      redeemedAt: mine.redeemedAt,
      sealed: mine.sealed,
    })
    .from(offers)
    .leftJoin(held, eq(held.offerId, offers.id))
    .leftJoin(mine, eq(mine.offerId, offers.id))
    .leftJoin(bundles, eq(bundles.id, held.bundleId))
    .$dynamic();

export type OfferWith = Awaited<ReturnType<typeof offersWith>>[number];
