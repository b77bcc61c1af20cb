import type { May, Page, Redemption } from '@phila/contract';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { countCapped } from '../../../core/database/count-capped.ts';
import type { Database } from '../../../core/database/open.ts';
import { type AskedPage, readPage } from '../../../core/database/read-page.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { accounts } from '../../../core/people/tables.ts';
import { readUserName } from '../../../core/people/user-name.ts';
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

/** The ledger of the account that support is asked about; empty where there is no such account. */
export const ledgerOfAccount = async (database: Database, userAccount: string): Promise<Redemption[]> => {
  const name = readUserName(userAccount);
  if (name === null) return [];
  const [account] = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(name.kind === 'email' ? accounts.email : accounts.mobile, name.value));
  return account === undefined ? [] : lines(database, eq(redemptions.personId, account.id));
};

/**
 * Takes a redemption back, so that the person may redeem the voucher again. A code of a pool stays given out, since the
 * person has seen it; where a count keeps the limit, it is lowered by one.
 * @throws Refusal 404, and 409 for one that was taken back before
 */
export const revoke = async (
  { database, clock, recordChange }: Pick<Context<May>, 'database' | 'clock' | 'recordChange'>,
  id: string,
): Promise<Redemption> => {
  const [before] = await database.select().from(redemptions).where(eq(redemptions.id, id)).for('update');
  if (before === undefined) throw notFound();
  if (before.revokedAt !== null) throw new Refusal(409, 'This redemption was taken back before');
  const [after] = await database
    .update(redemptions)
    .set({ revokedAt: clock.now() })
    .where(and(eq(redemptions.id, id), isNull(redemptions.revokedAt)))
    .returning();
  if (after === undefined) throw notFound();
  if (before.place === null) {
    const [offer] = await database.select().from(offers).where(eq(offers.id, before.offerId)).for('update');
    await database
      .update(offers)
      .set({ redeemed: Math.max(0, (offer?.redeemed ?? 0) - 1) })
      .where(eq(offers.id, before.offerId));
  }
  recordChange({ rowId: id, before, after });
  const [line] = await lines(database, eq(redemptions.id, id));
  if (line === undefined) throw notFound();
  return line;
};
