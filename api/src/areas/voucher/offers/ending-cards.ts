import { southAfricanDay, type TodayCards } from '@phila/contract';
import { and, asc, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { DAY } from '../../../core/durations.ts';
import { offers } from '../tables.ts';
import { holdings, offersWith } from './held-offers.ts';

/** Days before its end from which a voucher is on Today, as a reminder of its bundle is. */
const DAYS_BEFORE = 14;

/** Unused vouchers that end soon, as cards of Today: those of one bundle are one card, by the first that ends. */
export const endingCards = async (database: Database, personId: string, now: Date): Promise<TodayCards> => {
  const holding = holdings(personId);
  const today = southAfricanDay(now);
  const soon = southAfricanDay(new Date(now.getTime() + DAYS_BEFORE * DAY));
  const rows = await offersWith(database, holding)
    .where(
      and(
        sql`((${holding.isOpen} and ${holding.isLive}) or ${holding.redeemedAt} is not null)`,
        sql`${holding.usedAt} is null`,
        sql`${holding.validUntil} between ${today} and ${soon}`,
      ),
    )
    .orderBy(asc(holding.validUntil), asc(offers.id));
  const groups = new Map<string, typeof rows>();
  for (const row of rows) {
    const id = row.bundleId === null ? `voucher/${row.offer.id}` : `bundle/${row.bundleId}`;
    groups.set(id, [...(groups.get(id) ?? []), row]);
  }
  return [...groups].flatMap(([id, [first, ...others]]) =>
    first === undefined || first.validUntil === null
      ? []
      : [
          {
            id,
            title:
              others.length === 0
                ? first.offer.name
                : `${others.length + 1} vouchers of ${first.bundleName ?? ''}`,
            // Until the end of the day, so that a voucher of today is not yet over.
            at: `${first.validUntil}T23:59:59+02:00`,
            detail: null,
            to: '/vouchers?show=expiring',
            reminderId: null,
            offerId: others.length === 0 ? first.offer.id : null,
          },
        ],
  );
};
