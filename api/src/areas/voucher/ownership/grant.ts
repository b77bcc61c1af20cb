import { paidUntil, southAfricanDay } from '@phila/contract';
import { and, eq, exists, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { bundleOffers, bundleOwnerships, redemptions } from '../tables.ts';

/**
 * Gives a person a bundle in the transaction that marks its order as paid. Repeating it changes nothing.
 * @returns true if the person did not have it before
 */
export const grantBundle = async (
  tx: Database,
  personId: string,
  bundleId: number,
  orderId: number,
  now: Date,
): Promise<boolean> => {
  const made = await tx
    .insert(bundleOwnerships)
    .values({ personId, bundleId, orderId, acquiredAt: now, paidUntil: paidUntil(southAfricanDay(now)) })
    .onConflictDoNothing()
    .returning({ bundleId: bundleOwnerships.bundleId });
  return made.length > 0;
};

/**
 * True for a bundle with a standing redemption since it was given (ECT Act s 44); revoked and earlier ones do not
 * count.
 */
const isRedeemed = (database: Database): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(redemptions)
      .innerJoin(bundleOffers, eq(bundleOffers.offerId, redemptions.offerId))
      .where(
        and(
          eq(redemptions.personId, bundleOwnerships.personId),
          eq(bundleOffers.bundleId, bundleOwnerships.bundleId),
          isNull(redemptions.revokedAt),
          gte(redemptions.redeemedAt, bundleOwnerships.acquiredAt),
        ),
      ),
  );

/** True if the order gave a bundle that `takeBundleBack` would leave, because a voucher of it was redeemed. */
export const gaveRedeemedBundle = async (
  database: Database,
  personId: string,
  orderId: number,
): Promise<boolean> =>
  (await database.$count(
    bundleOwnerships,
    and(eq(bundleOwnerships.personId, personId), eq(bundleOwnerships.orderId, orderId), isRedeemed(database)),
  )) > 0;

/**
 * Takes a bundle back from a person whose order is cancelled or refunded, unless one of its vouchers was redeemed.
 * @returns true if it stays because of a redeemed voucher; false if the person had it before this order
 */
export const takeBundleBack = async (
  tx: Database,
  personId: string,
  bundleId: number,
  orderId: number,
): Promise<boolean> => {
  // Locks the row that redeeming locks too, so that redeeming waits for this transaction.
  const owned = and(
    eq(bundleOwnerships.personId, personId),
    eq(bundleOwnerships.bundleId, bundleId),
    eq(bundleOwnerships.orderId, orderId),
  );
  const [given] = await tx
    .select({ bundleId: bundleOwnerships.bundleId })
    .from(bundleOwnerships)
    .where(owned)
    .for('update');
  if (given === undefined) return false;
  const taken = await tx
    .delete(bundleOwnerships)
    .where(and(owned, sql`not ${isRedeemed(tx)}`))
    .returning({ bundleId: bundleOwnerships.bundleId });
  return taken.length === 0;
};
