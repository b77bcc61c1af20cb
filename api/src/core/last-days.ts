import { southAfricanDay } from '@phila/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DAY } from './durations.ts';

/** Days covered by administration's numbers, today included. */
const DAYS = 30;

export interface LastDays {
  /** South African days, the earliest first and today last. */
  dates: readonly string[];
  /** The start of the first day. */
  since: Date;
}

export const lastDays = (now: Date): LastDays => {
  // South Africa has no daylight saving, so each day has 24 hours.
  const noon = Date.parse(`${southAfricanDay(now)}T12:00:00+02:00`);
  const dates = Array.from({ length: DAYS }, (_, at) =>
    southAfricanDay(new Date(noon - (DAYS - 1 - at) * DAY)),
  );
  return { dates, since: new Date(`${dates[0]}T00:00:00+02:00`) };
};

/** A time's South African day, computed by the database. */
export const dayOf = (moment: PgColumn): SQL<string> =>
  sql<string>`to_char(${moment} at time zone 'Africa/Johannesburg', 'YYYY-MM-DD')`;

/** A time's South African month: `2026-11`. */
export const monthOf = (moment: PgColumn): SQL<string> =>
  sql<string>`to_char(${moment} at time zone 'Africa/Johannesburg', 'YYYY-MM')`;

/** Fills days without a number with 0. */
export const eachDay = (
  { dates }: LastDays,
  counted: readonly { day: string; count: number }[],
): number[] => {
  const byDay = new Map(counted.map(({ day, count }) => [day, count]));
  return dates.map((date) => byDay.get(date) ?? 0);
};
