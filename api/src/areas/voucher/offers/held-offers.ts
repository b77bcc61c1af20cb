import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { bundles, offers, redemptions } from '../tables.ts';

const redeemedAt: SQL<Date | null> = sql`own.redeemed_at`.mapWith(redemptions.redeemedAt);

/**
 * The person's holdings as parts of a query over `offers` that joins `of` on `isOfOffer`. Redeeming uses the same
 * rules: `vouchers_of` in `redemption/redeem-voucher.sql`.
 */
export const holdings = (personId: string) => ({
  of: sql`vouchers_of(${personId}::uuid) own`,
  isOfOffer: sql`own.offer_id = ${offers.id}`,
  /** A bundle of the person's that contains the offer. */
  bundleId: sql<number | null>`own.bundle_id`,
  /** The last day for this person. */
  validUntil: sql<string | null>`own.valid_until`,
  /** True if the person has a right to the offer. */
  isOpen: sql<boolean>`own.is_open`,
  isLive: sql<boolean>`own.is_live`,
  redeemedAt,
  usedAt:
    sql<Date | null>`(select mine.used_at from ${redemptions} mine where mine.person_id = ${personId} and mine.offer_id = ${offers.id} and mine.revoked_at is null)`.mapWith(
      redemptions.usedAt,
    ),
  sealed: sql<string | null>`own.sealed`,
});

export type Holdings = ReturnType<typeof holdings>;

/** Selects offers with the person's holdings; callers add conditions and order. */
export const offersWith = (
  database: Database,
  { of, isOfOffer, bundleId, validUntil, isOpen, isLive, redeemedAt: at, usedAt, sealed }: Holdings,
) =>
  database
    .select({
      offer: offers,
      validUntil,
      isOpen,
      isLive,
      bundleId,
      bundleName: bundles.name,
      redeemedAt: at,
      usedAt,
      sealed,
    })
    .from(offers)
    .innerJoin(of, isOfOffer)
    .leftJoin(bundles, eq(bundles.id, bundleId))
    .$dynamic();

export type OfferWith = Awaited<ReturnType<typeof offersWith>>[number];
