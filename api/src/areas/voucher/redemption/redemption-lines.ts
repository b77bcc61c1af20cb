import type { Redemption } from '@phila/contract';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { knownLookups } from '../lookups/known.ts';
import { imageTypes, pictureAddress, picturesFor } from '../pictures/pictures.ts';
import { offers, redemptions } from '../tables.ts';

/** Stored redemptions, latest first, each with its line of a ledger. */
export const redemptionLines = async (
  database: Database,
  where: SQL | undefined,
  page?: { size: number; offset: number },
): Promise<{ stored: typeof redemptions.$inferSelect; line: Redemption }[]> => {
  const query = database
    .select({ redemption: redemptions, name: offers.name, methodId: offers.redemtionMethodId })
    .from(redemptions)
    .innerJoin(offers, eq(offers.id, redemptions.offerId))
    .where(where)
    .orderBy(desc(redemptions.id));
  const rows = await (page === undefined ? query : query.limit(page.size).offset(page.offset));
  const lookups = await knownLookups(database);
  const logos = await picturesFor(
    database,
    imageTypes.OfferLogo,
    rows.map(({ redemption }) => redemption.offerId),
  );
  return rows.map(({ redemption: stored, name, methodId }) => ({
    stored,
    line: {
      id: stored.id,
      offerId: stored.offerId,
      offerName: name,
      logo: pictureAddress(logos, stored.offerId, 'Quarter'),
      redemptionMethod: lookups.get(methodId)?.name ?? '',
      hasCode: stored.sealed !== null,
      redeemedAt: stored.redeemedAt.toISOString(),
      usedAt: stored.usedAt?.toISOString() ?? null,
      revokedAt: stored.revokedAt?.toISOString() ?? null,
    },
  }));
};
