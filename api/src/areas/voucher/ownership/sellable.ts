import { southAfricanDay } from '@phila/contract';
import type { Cents } from '@phila/finance/cents';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { donationOf } from '../bundles/donation.ts';
import { isFor, isOwnedBy, runsOn } from '../bundles/runs-on.ts';
import { bundles, causes } from '../tables.ts';

/** A bundle for sale, with money in whole cents. */
export interface SellableBundle {
  id: number;
  name: string;
  price: Cents;
  estimateValue: Cents;
  /** True if this person can get it today: false once it is over, switched off or another organisation's. */
  isAvailable: boolean;
  isOwned: boolean;
  /** The cause and its share of the price; null where it gives nothing. */
  donation: { causeId: number; causeName: string; amount: Cents } | null;
}

/**
 * Reads bundles by id for a cart or an order, leaving out unknown ids. Only confirmed members see an organisation's
 * bundles.
 * @param personId null for a visitor
 */
export const sellableBundles = async (
  database: Database,
  personId: string | null,
  ids: readonly number[],
  now: Date,
): Promise<SellableBundle[]> => {
  if (ids.length === 0) return [];
  const rows = await database
    .select({
      bundle: bundles,
      causeName: causes.name,
      runs: sql<boolean>`${runsOn(southAfricanDay(now))}`,
      isForPerson: sql<boolean>`${isFor(database, personId)}`,
      isOwned: personId === null ? sql<boolean>`false` : sql<boolean>`${isOwnedBy(database, personId)}`,
    })
    .from(bundles)
    .leftJoin(causes, eq(causes.id, bundles.causeId))
    .where(inArray(bundles.id, [...ids]));
  return rows.flatMap(({ bundle, causeName, runs, isForPerson, isOwned }) => {
    // Hides a bundle that is not for this person, unless they own it already.
    if (!isForPerson && !isOwned) return [];
    const amount = donationOf(bundle);
    return [
      {
        id: bundle.id,
        name: bundle.name,
        price: bundle.purchasePrice,
        estimateValue: bundle.estimateValue,
        isAvailable: runs && isForPerson,
        isOwned,
        donation:
          amount > 0 && bundle.causeId !== null
            ? { causeId: bundle.causeId, causeName: causeName ?? '', amount }
            : null,
      },
    ];
  });
};

/** Null where there is no such bundle for this person. */
export const sellableBundle = async (
  database: Database,
  personId: string | null,
  bundleId: number,
  now: Date,
): Promise<SellableBundle | null> => (await sellableBundles(database, personId, [bundleId], now))[0] ?? null;
