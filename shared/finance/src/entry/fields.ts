import * as z from 'zod/mini';
import { percentText } from '../number-text.ts';

/** Largest amount any entry accepts, in rand. */
export const largestAmount = 1_000_000_000;

const orRequired = (wrong: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? 'Required' : wrong;

/** Returns true if a number needs no more than `places` decimals. */
function fits(value: number, places: number): boolean {
  return Number(value.toFixed(places)) === value;
}

const number = () => z.number({ error: orRequired('Enter a number') });

/** Returns true for an amount in whole cents. */
export const toTheCent = (value: number) => fits(value, 2);

/** Rand: zero to R 1 000 000 000, at most two decimals. */
export const amount = () =>
  number().check(
    z.gte(0, 'Enter zero or more'),
    z.lte(largestAmount, 'At most R 1 000 000 000'),
    z.refine(toTheCent, 'At most two decimals'),
  );

/** Rand above zero. */
export const positiveAmount = () =>
  number().check(
    z.gt(0, 'Enter more than zero'),
    z.lte(largestAmount, 'At most R 1 000 000 000'),
    z.refine(toTheCent, 'At most two decimals'),
  );

/** Percent with at most four decimals, up to `highest`. */
export const percentage = (highest = 100) =>
  number().check(
    z.gte(0, 'Enter zero or more'),
    z.lte(highest, `At most ${percentText(highest)}`),
    z.refine((value) => fits(value, 4), 'At most four decimals'),
  );

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Whole number of units, such as years or months. */
export const whole = (lowest: number, highest: number, unit: string) =>
  number().check(
    z.gte(lowest, `At least ${counted(lowest, unit)}`),
    z.lte(highest, `At most ${counted(highest, unit)}`),
    z.refine(Number.isInteger, 'Enter a whole number'),
  );

export const age = () => whole(0, 120, 'year');

/** Returns true for a day that exists in the calendar. */
function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Day as `2026-03-01`, without a time. Years 1900 to 2200. */
export const day = () =>
  z
    .string({ error: orRequired('Enter a date as year-month-day') })
    .check(
      z.regex(/^(19|20|21)\d\d-\d\d-\d\d$/, 'Enter a date as year-month-day'),
      z.refine(isCalendarDay, 'No such day'),
    );

/** Trimmed name of 1 to `longest` characters. Refuses half a surrogate pair, because no database stores it. */
export const name = (longest: number) =>
  z.string({ error: 'Enter a name' }).check(
    z.trim(),
    z.minLength(1, 'Enter a name'),
    z.maxLength(longest, `At most ${longest} characters`),
    z.refine((text) => !/[\p{Cs}\0]/u.test(text), 'Remove the characters that cannot be shown'),
  );

export const yesNo = () => z.boolean({ error: orRequired('Choose yes or no') });

/**
 * Years that hold a whole number of periods: 1.5 years is 18 months, 1.3 years is refused rather than silently rounded.
 */
export const years = (highest: number) =>
  number().check(
    z.gt(0, 'Enter more than zero'),
    z.lte(highest, `At most ${highest} years`),
    z.refine((value) => fits(value, 4), 'At most four decimals'),
  );

/**
 * Periods in a term of years, or null if not a whole number. A twelfth has no finite decimal, so 241 months arrive as
 * 20.0833 years, with the four decimals a term may have, and come back as 241 months.
 */
export function periodsIn(term: number, perYear: number): number | null {
  const periods = Math.round(term * perYear);
  const lastDigit = perYear * 0.000_05 + 1e-6;
  return periods >= 1 && Math.abs(term * perYear - periods) < lastDigit ? periods : null;
}
