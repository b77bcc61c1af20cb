import { MAX_REPORT_DAYS, type RedemptionReport, southAfricanDay } from '@phila/contract';
import type { SheetColumn } from '@phila/contract/spreadsheet';
import { and, count, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { DAY } from '../../../core/durations.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { dayOf } from '../../../core/last-days.ts';
import { hasPool } from '../codes/has-pool.ts';
import { knownLookups } from '../lookups/known.ts';
import { offers, redemptions, voucherCodes } from '../tables.ts';

const USUAL_DAYS = 30;

interface Days {
  From?: string | undefined;
  Until?: string | undefined;
}

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The days requested. @throws Refusal 422 */
const datesOf = ({ From, Until }: Days, now: Date): string[] => {
  const refused = (path: string, message: string) => new Refusal(422, message, [{ path, message }]);
  const until = Until ?? southAfricanDay(now);
  const from = From ?? new Date(noonOf(until) - (USUAL_DAYS - 1) * DAY).toISOString().slice(0, 10);
  const days = Math.round((noonOf(until) - noonOf(from)) / DAY) + 1;
  if (days < 1) throw refused('Until', 'The last day is before the first day');
  if (days > MAX_REPORT_DAYS) throw refused('From', `Please choose at most ${MAX_REPORT_DAYS} days`);
  return Array.from({ length: days }, (_, at) =>
    new Date(noonOf(from) + at * DAY).toISOString().slice(0, 10),
  );
};

/** The number of redemptions still possible. */
const freeOf = async (database: Database, offer: typeof offers.$inferSelect): Promise<number> => {
  const method = (await knownLookups(database)).get(offer.redemtionMethodId)?.name;
  if (!hasPool(method, offer.uniqueCode)) return Math.max(0, offer.redeemLimit - offer.redeemed);
  return database.$count(
    voucherCodes,
    and(
      eq(voucherCodes.offerId, offer.id),
      isNull(voucherCodes.givenAt),
      sql`${voucherCodes.place} <= ${offer.redeemLimit}`,
    ),
  );
};

/** Reports an offer's redemptions in numbers. @throws Refusal 404, or 422 for days out of range */
export const reportOf = async (
  database: Database,
  offerId: number,
  asked: Days,
  now: Date,
): Promise<RedemptionReport> => {
  const dates = datesOf(asked, now);
  const [offer] = await database.select().from(offers).where(eq(offers.id, offerId));
  if (offer === undefined) throw notFound();
  const ofOffer = eq(redemptions.offerId, offerId);
  const isRevoked = sql<boolean>`${redemptions.revokedAt} is not null`;
  const since = new Date(`${dates[0]}T00:00:00+02:00`);
  const until = new Date(Date.parse(`${dates.at(-1)}T00:00:00+02:00`) + DAY);
  const rows = await database
    .select({ day: dayOf(redemptions.redeemedAt), isRevoked, times: count() })
    .from(redemptions)
    .where(and(ofOffer, gte(redemptions.redeemedAt, since), lt(redemptions.redeemedAt, until)))
    .groupBy(sql`1`, sql`2`);
  const inAll = await database
    .select({ isRevoked, times: count() })
    .from(redemptions)
    .where(ofOffer)
    .groupBy(sql`1`);
  const eachDay = (revoked: boolean): number[] => {
    const byDay = new Map(
      rows.filter((row) => row.isRevoked === revoked).map(({ day, times }) => [day, times]),
    );
    return dates.map((date) => byDay.get(date) ?? 0);
  };
  const sum = (revoked: boolean): number => inAll.find((row) => row.isRevoked === revoked)?.times ?? 0;
  return {
    offerId,
    name: offer.name,
    dates,
    redeemed: eachDay(false),
    revoked: eachDay(true),
    inAll: { free: await freeOf(database, offer), redeemed: sum(false), revoked: sum(true) },
  };
};

interface ReportDay {
  day: string;
  redeemed: number;
  revoked: number;
}

/** Columns of the file: days and numbers, nothing about people. */
export const reportColumns: readonly SheetColumn<ReportDay>[] = [
  { heading: 'Day', kind: 'day', cell: ({ day }) => day },
  { heading: 'Redeemed', kind: 'number', cell: ({ redeemed }) => redeemed },
  { heading: 'Revoked since', kind: 'number', cell: ({ revoked }) => revoked },
];

export const reportDays = ({ dates, redeemed, revoked }: RedemptionReport): ReportDay[] =>
  dates.map((day, at) => ({ day, redeemed: redeemed[at] ?? 0, revoked: revoked[at] ?? 0 }));
