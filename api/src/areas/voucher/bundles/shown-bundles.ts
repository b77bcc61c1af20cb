import { type Bundle, southAfricanDay } from '@phila/contract';
import { randFromCents } from '@phila/finance/cents';
import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { knownLookups } from '../lookups/known.ts';
import { imageTypes, pictureAddress, picturesFor } from '../pictures/pictures.ts';
import { bundleOffers, bundleOwnerships, bundles, causes, offers } from '../tables.ts';
import { donationOf } from './donation.ts';
import { isFor, isOwnedBy, runsOn } from './runs-on.ts';

/** True for links that count for the bundle's owner: `voucher_link_counts` in `redemption/redeem-voucher.sql`. */
export const linkCounts: SQL = sql`voucher_link_counts(${bundleOffers.isActive}, ${bundleOffers.endedAt}, ${bundleOwnerships.paidUntil}, ${bundleOwnerships.acquiredAt})`;

interface BundleQuery {
  personId: string;
  where: SQL | undefined;
  /** Default: all of them. */
  page?: { size: number; offset: number };
}

/** Bundles as a person sees them, in their order. */
export const shownBundles = async (
  database: Database,
  { personId, where, page }: BundleQuery,
): Promise<Bundle[]> => {
  const query = database
    .select({ bundle: bundles, causeName: causes.name, ownership: bundleOwnerships })
    .from(bundles)
    .leftJoin(causes, eq(causes.id, bundles.causeId))
    .leftJoin(
      bundleOwnerships,
      and(eq(bundleOwnerships.bundleId, bundles.id), eq(bundleOwnerships.personId, personId)),
    )
    .where(where)
    .orderBy(asc(bundles.order), asc(bundles.id));
  const rows = await (page === undefined ? query : query.limit(page.size).offset(page.offset));
  const ids = rows.map(({ bundle }) => bundle.id);
  const offersOfBundles =
    ids.length === 0
      ? []
      : await database
          .select({ bundleId: bundleOffers.bundleId, id: offers.id, name: offers.name })
          .from(bundleOffers)
          .innerJoin(offers, eq(offers.id, bundleOffers.offerId))
          .leftJoin(
            bundleOwnerships,
            and(
              eq(bundleOwnerships.bundleId, bundleOffers.bundleId),
              eq(bundleOwnerships.personId, personId),
            ),
          )
          .where(and(inArray(bundleOffers.bundleId, ids), linkCounts, isNull(offers.deletedAt)))
          .orderBy(asc(bundleOffers.order), asc(bundleOffers.offerId));
  const lookups = await knownLookups(database);
  const [whole, half, quarter, logos] = [
    await picturesFor(database, imageTypes.Bundle, ids),
    await picturesFor(database, imageTypes.BundleHalf, ids),
    await picturesFor(database, imageTypes.BundleQuarter, ids),
    await picturesFor(
      database,
      imageTypes.OfferLogo,
      offersOfBundles.map(({ id }) => id),
    ),
  ];
  return rows.map(({ bundle, causeName, ownership }) => {
    const { purchasePrice, estimateValue, deletedAt, ...rest } = bundle;
    const { id, areaId } = bundle;
    return {
      ...rest,
      isDeleted: deletedAt !== null,
      causeName,
      area: areaId === null ? null : (lookups.get(areaId)?.name ?? null),
      purchasePrice: randFromCents(purchasePrice),
      estimateValue: randFromCents(estimateValue),
      donation: randFromCents(donationOf(bundle)),
      logo: pictureAddress(whole, id, 'Normal'),
      halfLogo: pictureAddress(half, id, 'Half') ?? pictureAddress(whole, id, 'Half'),
      quarterLogo: pictureAddress(quarter, id, 'Quarter') ?? pictureAddress(whole, id, 'Quarter'),
      owned: ownership !== null,
      paidUntil: ownership?.paidUntil ?? null,
      offers: offersOfBundles
        .filter(({ bundleId }) => bundleId === id)
        .map((offer) => ({
          id: offer.id,
          name: offer.name,
          logo: pictureAddress(logos, offer.id, 'Quarter'),
        })),
      productId: null,
    };
  });
};

/** Conditions for the bundles that a person sees: on offer to them, owned, or either. */
export const seenBy = (database: Database, personId: string, now: Date) => {
  const runs = and(runsOn(southAfricanDay(now)), isFor(database, personId));
  const owned = isOwnedBy(database, personId);
  return { runs, owned, available: and(runs, sql`not ${owned}`), either: sql`(${owned} or (${runs}))` };
};

export const countBundles = async (database: Database, where: SQL | undefined): Promise<number> => {
  const [row] = await database.select({ total: count() }).from(bundles).where(where);
  return row?.total ?? 0;
};
