import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { bundles, offers, redemptions } from '../tables.ts';

const redeemedAt: SQL<Date | null> = sql`own.redeemed_at`.mapWith(redemptions.redeemedAt);

/**
 * What a person has of offers, as parts of a query over `offers` that joins `of` where `isOfOffer`. The rules are those
 * of `vouchers_of` (`redemption/redeem-voucher.sql`), by which vouchers are redeemed as well.
 */
export const holdings = (personId: string) => ({
  of: sql`vouchers_of(${personId}::uuid) own`,
  isOfOffer: sql`own.offer_id = ${offers.id}`,
  /** One of the person's bundles that holds it. */
  bundleId: sql<number | null>`own.bundle_id`,
  /** The last day for this person. */
  validUntil: sql<string | null>`own.valid_until`,
  /** Whether the person has the right to it. */
  isOpen: sql<boolean>`own.is_open`,
  isLive: sql<boolean>`own.is_live`,
  redeemedAt,
  sealed: sql<string | null>`own.sealed`,
});

export type Holdings = ReturnType<typeof holdings>;

/** Offers with what a person has of them; conditions and order are added to it. */
export const offersWith = (
  database: Database,
  { of, isOfOffer, bundleId, validUntil, isOpen, isLive, redeemedAt: at, sealed }: Holdings,
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
      sealed,
    })
    .from(offers)
    .innerJoin(of, isOfOffer)
    .leftJoin(bundles, eq(bundles.id, bundleId))
    .$dynamic();

export type OfferWith = Awaited<ReturnType<typeof offersWith>>[number];
