import { imageTypes, southAfricanDay } from '@phila/contract';
import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PublicPictures } from '../../core/area.ts';
import type { Database } from '../../core/database/open.ts';
import { isFor, runsOn } from './bundles/runs-on.ts';
import { bundleOffers, bundles, causes, offers } from './tables.ts';

/** A running bundle that is not limited to an organisation. */
const isOpenToAll = (database: Database, now: Date): SQL | undefined =>
  and(runsOn(southAfricanDay(now)), isFor(database, null));

const isBundlePublic = (database: Database, itemId: PgColumn, now: Date): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(bundles)
      .where(and(eq(bundles.id, itemId), isOpenToAll(database, now))),
  );

/** An offer's pictures are public while a bundle with public pictures contains it. */
const isOfferPublic = (database: Database, itemId: PgColumn, now: Date): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(offers)
      .innerJoin(bundleOffers, eq(bundleOffers.offerId, offers.id))
      .innerJoin(bundles, eq(bundles.id, bundleOffers.bundleId))
      .where(
        and(
          eq(offers.id, itemId),
          eq(offers.isActive, true),
          isNull(offers.deletedAt),
          eq(bundleOffers.isActive, true),
          isOpenToAll(database, now),
        ),
      ),
  );

const isCausePublic = (database: Database, itemId: PgColumn): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(causes)
      .where(and(eq(causes.id, itemId), eq(causes.isActive, true), isNull(causes.deletedAt))),
  );

/** The pictures of bundles, offers and causes that are public. */
export const publicPictures: PublicPictures = {
  [imageTypes.Voucher]: isOfferPublic,
  [imageTypes.OfferLogo]: isOfferPublic,
  [imageTypes.Bundle]: isBundlePublic,
  [imageTypes.BundleHalf]: isBundlePublic,
  [imageTypes.BundleQuarter]: isBundlePublic,
  [imageTypes.Cause]: isCausePublic,
};
