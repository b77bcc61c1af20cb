import { daysLater, monthsLater } from '../calendar/later.ts';

/** How often interest is added and a contribution paid. */
export interface Frequency {
  id: number;
  name: string;
  perYear: number;
}

/** Frequency lookup of docs/calculators/compound-interest.md. */
export const frequencies: readonly Frequency[] = [
  { id: 1, name: 'Weekly', perYear: 52 },
  { id: 2, name: 'Fortnightly', perYear: 26 },
  { id: 3, name: 'Monthly', perYear: 12 },
  { id: 4, name: 'Quarterly', perYear: 4 },
  { id: 5, name: 'Half-yearly', perYear: 2 },
  { id: 6, name: 'Annually', perYear: 1 },
];

/** Periods in a year; monthly for an unknown id, although the entry schema refuses one. */
export function periodsPerYear(frequencyId: number): number {
  return frequencies.find(({ id }) => id === frequencyId)?.perYear ?? 12;
}

/** Adds periods to a day. Whole years keep their day of the year, although 52 weeks are a day or two shorter. */
export function dayAfterPeriods(start: string, periods: number, perYear: number): string {
  if (perYear <= 12) return monthsLater(start, (periods * 12) / perYear);
  const years = Math.floor(periods / perYear);
  return daysLater(monthsLater(start, years * 12), (periods - years * perYear) * (364 / perYear));
}
