import { type Bundle, southAfricanDay } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { bundleOwnerships, bundles } from '../tables.ts';
import { isFor, isOwnedBy, runsOn } from './runs-on.ts';
import { shownBundles } from './shown-bundles.ts';

/**
 * Gives a person a free bundle. Locks the bundle, so that a price set at the same moment waits.
 * @throws Refusal 404 for a bundle not available to this person, 409 for one with a price
 */
export const claimBundle = async (
  { database, person, clock }: Pick<Context<'person'>, 'database' | 'person' | 'clock'>,
  bundleId: number,
): Promise<Bundle> => {
  const now = clock.now();
  const there = and(eq(bundles.id, bundleId), runsOn(southAfricanDay(now)), isFor(database, person.id));
  await database.transaction(async (tx) => {
    const [found] = await tx
      .select({ purchasePrice: bundles.purchasePrice })
      .from(bundles)
      .where(there)
      .for('share');
    if (found === undefined) {
      if ((await tx.$count(bundles, and(eq(bundles.id, bundleId), isOwnedBy(tx, person.id)))) > 0) return;
      throw notFound();
    }
    if (found.purchasePrice > 0)
      throw new Refusal(409, 'This bundle is not free. Please add it to your cart.');
    await tx
      .insert(bundleOwnerships)
      .values({ personId: person.id, bundleId, orderId: null, acquiredAt: now, paidUntil: null })
      .onConflictDoNothing();
  });
  const [bundle] = await shownBundles(database, { personId: person.id, where: eq(bundles.id, bundleId) });
  if (bundle === undefined) throw notFound();
  return bundle;
};
