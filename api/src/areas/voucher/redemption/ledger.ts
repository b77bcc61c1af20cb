import type { Page, Redemption } from '@phila/contract';
import { desc, eq, type SQL } from 'drizzle-orm';
import { countCapped } from '../../../core/database/count-capped.ts';
import type { Database } from '../../../core/database/open.ts';
import { type AskedPage, readPage } from '../../../core/database/read-page.ts';
import { knownLookups } from '../lookups/known.ts';
import { imageTypes, pictureAddress, picturesFor } from '../pictures/pictures.ts';
import { offers, redemptions } from '../tables.ts';

const lines = async (
  database: Database,
  where: SQL | undefined,
  page?: { size: number; offset: number },
): Promise<Redemption[]> => {
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
  return rows.map(({ redemption: { id, offerId, sealed, redeemedAt, revokedAt }, name, methodId }) => ({
    id,
    offerId,
    offerName: name,
    logo: pictureAddress(logos, offerId, 'Quarter'),
    redemptionMethod: lookups.get(methodId)?.name ?? '',
    hasCode: sealed !== null,
    redeemedAt: redeemedAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  }));
};

/** What a person has redeemed, the latest first. */
export const ledgerOf = async (
  database: Database,
  personId: string,
  asked: AskedPage = {},
): Promise<Redemption[] | Page<Redemption>> => {
  const own = eq(redemptions.personId, personId);
  if (asked.PageNumber === undefined) return lines(database, own);
  return readPage(
    asked,
    (size, offset) => lines(database, own, { size, offset }),
    () => database.$count(redemptions, own),
  );
};

/** How many lines that are, counted no further than a list says. */
export const countLedger = (database: Database, personId: string) =>
  countCapped(database, redemptions, eq(redemptions.personId, personId));
