import {
  ALL_GIVEN_OUT,
  EXPIRED,
  NOT_IMPLEMENTED,
  NOT_OWNED,
  redemptionMethods,
  southAfricanDay,
  TOO_OFTEN,
  webAddressOf,
} from '@phila/contract';
import { and, eq, is, isNull, type SQL, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { codeOf } from '../../../core/error-code.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { knownLookups } from '../lookups/known.ts';
import { shippedLookups } from '../lookups/shipped.ts';
import { holdings } from '../offers/held-offers.ts';
import { offers, voucherCodes } from '../tables.ts';
import { aboutCode } from './about-code.ts';

type Needed = Pick<Services, 'database' | 'clock' | 'sealing'>;

export interface Redeemed {
  redemptionMethod: string;
  code: string | null;
  redirectUrl: string | null;
  redeemedAt: string;
  validUntil: string | null;
}

interface Wanted {
  personId: string;
  offerId: number;
  deviceId: number;
}

/** What a redemption is written from. */
interface Taking extends Wanted {
  now: Date;
  /** The person's bundle that gives the right to it; null where the offer is in none. */
  bundleId: number | null;
}

/** What a statement that took something gives back. */
interface Taken {
  sealed: string | null;
}

/*
 * Statements as plain text with nothing but their values put in: put together from tables and columns for each press,
 * they take the service longer than the database takes to run them (`npm run bench -- shop`).
 */

/**
 * What both ways of taking begin with: the person's second press waits for the first, so that it finds what that one
 * wrote; and the bundle's ownership is held, so that it is not taken back at the same moment.
 */
const guards = ({ personId, offerId, bundleId }: Taking): SQL =>
  sql`alone as materialized (
      select pg_advisory_xact_lock(hashtextextended(${`${personId}/${offerId}`}::text, 0))
    ), owned as materialized (
      select 1 from voucher_bundle_ownerships
      where person_id = ${personId}::uuid and bundle_id = ${bundleId}::int for key share
    ), allowed as materialized (
      select 1 where exists (select 1 from alone) and (${bundleId}::int is null or exists (select 1 from owned))
    )`;

/** `place` and `counted` follow what was taken. */
const inserted = (taking: Taking, taken: SQL): SQL => {
  const { personId, offerId, deviceId, now } = taking;
  return sql`insert into voucher_redemptions (id, person_id, offer_id, device_id, redeemed_at, sealed, place, counted)
    select ${uuidv7(now)}::uuid, ${personId}::uuid, ${offerId}::int, ${deviceId}::int, ${now.toISOString()}::timestamptz, ${taken}
    returning sealed`;
};

/**
 * Takes a code of the pool and writes the redemption in one statement, so that a code is never given without one. Codes
 * that another redemption is taking are passed over, not waited for.
 */
const takeCode = (taking: Taking, limit: number): SQL => {
  const { offerId, now } = taking;
  return sql`with ${guards(taking)}, code as (
      update voucher_codes set given_at = ${now.toISOString()}::timestamptz
      where offer_id = ${offerId}::int and place = (
        select place from voucher_codes
        where offer_id = ${offerId}::int and given_at is null and place <= ${limit}::int
          and exists (select 1 from allowed)
        order by place limit 1 for update skip locked
      )
      returning place, sealed
    ) ${inserted(taking, sql.raw('sealed, place, place from code'))}`;
};

/** The same without a pool: the offer's own count keeps it within the limit. */
const countOne = (taking: Taking, sealed: string | null): SQL =>
  sql`with ${guards(taking)}, counted as (
      update voucher_offers set redeemed = redeemed + 1
      where id = ${taking.offerId}::int and redeemed < redeem_limit and exists (select 1 from allowed)
      returning redeemed
    ) ${inserted(taking, sql`${sealed}::text, null, redeemed from counted`)}`;

const isAlreadyThere = (error: unknown): boolean =>
  (codeOf(error) ?? (error instanceof Error ? codeOf(error.cause) : null)) === '23505';

/**
 * Writes one redemption at most; a second one of the same person's leaves nothing behind. Within a transaction, as a
 * call with an Idempotency-Key is answered, a savepoint keeps the refusal from ending all of it.
 * @returns null where nothing was written
 */
const take = async (database: Database, statement: SQL): Promise<Taken | null> => {
  try {
    const { rows } = (await (is(database, PgTransaction)
      ? database.transaction((inner) => inner.execute(statement))
      : database.execute(statement))) as { rows: Taken[] };
    return rows[0] ?? null;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    return null;
  }
};

/** The name of a method, asked of the database only for one that an administrator added. */
const methodName = async (database: Database, id: number): Promise<string> => {
  const shipped = shippedLookups.find((entry) => entry.id === id);
  return (shipped ?? (await knownLookups(database)).get(id))?.name ?? '';
};

/** The offer, as far as redeeming needs it, with what the person has of it. */
const redeemableIn = (database: Database) => {
  const { held, mine, validUntil, isOpen, isLive } = holdings(database, sql.placeholder('personId'));
  return (
    database
      .select({
        id: offers.id,
        redemtionMethodId: offers.redemtionMethodId,
        uniqueCode: offers.uniqueCode,
        useCode: offers.useCode,
        redirectUrl: offers.redirectUrl,
        redeemLimit: offers.redeemLimit,
        sealedPin: offers.sealedPin,
        sealedCouponCode: offers.sealedCouponCode,
        validUntil,
        isOpen,
        isLive,
        bundleId: held.bundleId,
        redeemedAt: mine.redeemedAt,
        sealed: mine.sealed,
      })
      .from(offers)
      .leftJoin(held, eq(held.offerId, offers.id))
      .leftJoin(mine, eq(mine.offerId, offers.id))
      .where(eq(offers.id, sql.placeholder('offerId')))
      // Without a name: nothing of it is kept in a connection, so that a pooler in front of PostgreSQL may share these.
      .prepare('')
  );
};

type Redeemable = Awaited<ReturnType<ReturnType<typeof redeemableIn>['execute']>>[number];

/** The query by which an offer is read, built once for each database rather than for each press. */
const queries = new WeakMap<Database, ReturnType<typeof redeemableIn>>();

const found = async (database: Database, { personId, offerId }: Wanted): Promise<Redeemable> => {
  const query = queries.get(database) ?? redeemableIn(database);
  queries.set(database, query);
  const [row] = await query.execute({ personId, offerId });
  if (row === undefined) throw notFound();
  return row;
};

/** Why nothing was taken, where nothing was. */
const refusal = async (database: Database, offerId: number, hasPool: boolean): Promise<Refusal> => {
  if (!hasPool) return new Refusal(409, TOO_OFTEN);
  const left = await database.$count(
    voucherCodes,
    and(eq(voucherCodes.offerId, offerId), isNull(voucherCodes.givenAt)),
  );
  return new Refusal(409, left > 0 ? TOO_OFTEN : ALL_GIVEN_OUT);
};

/**
 * Redeems a voucher for a person. Asked again, it gives the same code.
 * @throws Refusal 404 for no such offer, 403 where its bundle is not the person's, 409 where it is over, the pool is
 *   empty or the limit is reached, 422 for a method that the site does not know
 */
export const redeem = async (services: Needed, wanted: Wanted): Promise<Redeemed> => {
  const { database, clock, sealing } = services;
  const now = clock.now();
  const row = await found(database, wanted);
  const method = await methodName(database, row.redemtionMethodId);
  const answer = ({ id, redirectUrl, redeemedAt, sealed, validUntil }: Redeemable): Redeemed => ({
    redemptionMethod: method,
    code: sealed === null ? null : sealing.open(sealed, aboutCode(id)),
    redirectUrl: redirectUrl === null ? null : webAddressOf(redirectUrl),
    redeemedAt: (redeemedAt ?? now).toISOString(),
    validUntil,
  });
  if (row.redeemedAt !== null) return answer(row);
  if (!row.isLive) throw notFound();
  if (!row.isOpen) throw new Refusal(403, NOT_OWNED);
  if (row.validUntil !== null && row.validUntil < southAfricanDay(now)) throw new Refusal(409, EXPIRED);
  const taking = { ...wanted, now, bundleId: row.bundleId };
  const hasPool =
    method === redemptionMethods.uniqueCode || (method === redemptionMethods.pin && row.uniqueCode);
  const takeOne = (): SQL => {
    if (hasPool) return takeCode(taking, row.redeemLimit);
    if (method === redemptionMethods.pin) return countOne(taking, row.sealedPin);
    if (method === redemptionMethods.static)
      return countOne(taking, row.useCode ? row.sealedCouponCode : null);
    throw new Refusal(422, NOT_IMPLEMENTED);
  };
  const taken = await take(database, takeOne());
  if (taken !== null) return answer({ ...row, redeemedAt: now, sealed: taken.sealed });
  // Nothing was there to take, or another press of the same person was faster.
  const after = await found(database, wanted);
  if (after.redeemedAt === null) throw await refusal(database, row.id, hasPool);
  return answer(after);
};
