import { daysLater, monthsLater } from '../calendar/later.ts';
import { type Cents, sumCents } from '../cents/index.ts';
import type { Holding, Worth } from './holding.ts';
import { worthOf } from './worth.ts';

/** Sums of a day. */
export interface NetWorthTotals {
  own: Cents;
  owe: Cents;
  /** `own − owe`. */
  net: Cents;
}

/** Sums of a day, with the worth of each holding in the holdings' order; null where it was not held or not known. */
export interface NetWorthPoint extends NetWorthTotals {
  day: string;
  parts: readonly (Worth | null)[];
}

/** Change since a day on which everything held today was known; like is compared with like. */
export interface NetWorthChange {
  amount: Cents;
  since: string;
}

/** Months after which a value should be looked at again. */
const OLD_AFTER_MONTHS = 6;

/** True for a value that is older than six months, or of an unknown day. */
export const isOldValue = (day: string | null, today: string): boolean =>
  day === null || day < monthsLater(today, -OLD_AFTER_MONTHS);

/** The last day of each month from a day's month on, and today as the last. */
export const monthEnds = (from: string, today: string): string[] => {
  const ends: string[] = [];
  // A first of a month is never clipped, so that no month is left out.
  for (let first = `${from.slice(0, 7)}-01`; ;) {
    const next = monthsLater(first, 1);
    if (next > today) return [...ends, today];
    const end = daysLater(next, -1);
    if (end < today) ends.push(end);
    first = next;
  }
};

/**
 * Net worth by month: what is owned less what is owed, by the values known on each day.
 * @param from its month is the first; not after `today`
 * @param today the day of the last point
 */
export const netWorthSeries = (
  holdings: readonly Holding[],
  { from, today }: { from: string; today: string },
): NetWorthPoint[] => {
  const worths = holdings.map((holding) => worthOf(holding, today));
  return monthEnds(from, today).map((day) => {
    const parts = worths.map((on) => on(day));
    const sumOf = (isOwed: boolean): Cents =>
      sumCents(parts.map((part, at) => (holdings[at]?.isOwed === isOwed ? (part?.value ?? 0) : 0)));
    const [own, owe] = [sumOf(false), sumOf(true)];
    return { day, own, owe, net: own - owe, parts };
  });
};

/** Change up to the last point since the first that knew all that the last counts; null if there is none. */
export const changeOf = (points: readonly NetWorthPoint[]): NetWorthChange | null => {
  const last = points.at(-1);
  if (last === undefined || last.parts.every((part) => part === null)) return null;
  const first = points.find(({ parts }) =>
    last.parts.every((part, at) => part === null || parts[at] !== null),
  );
  return first === undefined || first === last ? null : { amount: last.net - first.net, since: first.day };
};
