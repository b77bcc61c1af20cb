import { plainCharacters } from './typed-code.ts';

/*
 * Reads days as people and spreadsheets write them. Never guesses an ambiguous day in a file or a pasted text, because
 * people do not check the result there. A form shows the day that it read, so there the day comes before the month.
 */

/** Day, month or year, as precise as written. */
export interface WrittenDay {
  year: number;
  /** Counted from 1. */
  month: number | null;
  day: number | null;
}

/** Reasons why a text is not a day; `dayFaults` has a sentence for each. */
export type DayFault = 'unknown' | 'two ways' | 'no such day' | 'serial' | 'century';

export const dayFaults: { readonly [fault in DayFault]: string } = {
  unknown: 'This is not a day that can be read. Please write it like 2024-02-01.',
  'two ways': 'This day can be read in two ways, as day/month or month/day. Please write it like 2024-02-01.',
  'no such day': 'There is no such day in the calendar. Please write it like 2024-02-01.',
  serial:
    'This is the number by which a spreadsheet keeps a day. Please set the column to the form yyyy-mm-dd and export it again.',
  century: 'The century of this day is not written. Please write the year with four digits, like 2034-02-01.',
};

/** Months in English and Afrikaans by their first three letters; a month that differs appears twice. */
const MONTHS: { readonly [beginning: string]: number } = {
  jan: 1,
  feb: 2,
  mar: 3,
  maa: 3,
  mrt: 3,
  apr: 4,
  may: 5,
  mei: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  des: 12,
};
const MONTH = String.raw`(?<name>jan(?:uary|uarie)?|feb(?:ruary|ruarie)?|mar(?:ch)?|maart|mrt|apr(?:il)?|may|mei|june?|junie|july?|julie|aug(?:ust|ustus)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cs](?:ember)?)\.?`;
const YEAR = String.raw`(?<year>\d{4}|['’]?\d{2})`;
const BETWEEN = String.raw`[\s,./-]+`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|ste|de)?`;

const SHAPES = [
  // 2024-02-01, 2024/2/1, 2024.02.01, and with a month or a year alone.
  String.raw`(?<year>\d{4})(?:[-./](?<month>\d{1,2})(?:[-./](?<day>\d{1,2}))?)?`,
  String.raw`(?<year>\d{4}) (?<month>\d{1,2}) (?<day>\d{1,2})`,
  // 20240201
  String.raw`(?<year>(?:19|20)\d{2})(?<month>0\d|1[0-2])(?<day>\d{2})`,
  // 01022024; no year and month begin like this.
  String.raw`(?<day>\d{2})(?<month>0\d|1[0-2])(?<year>(?:19|20)\d{2})`,
  // 02/2024
  String.raw`(?<month>\d{1,2})[-./](?<year>\d{4})`,
  // 1 February 2024, 1st of February 2024, 01-Feb-24, February 2024
  `(?:(?:\\p{L}+,? )?${DAY}${BETWEEN}(?:of )?)?${MONTH}${BETWEEN}${YEAR}`,
  // 1Feb2024
  `${DAY}${MONTH}(?<year>\\d{4})`,
  // February 1, 2024
  `${MONTH}${BETWEEN}${DAY}${BETWEEN}(?<year>\\d{4})`,
  // 2024 Feb 1, 2024-Feb
  `(?<year>\\d{4})${BETWEEN}${MONTH}(?:${BETWEEN}${DAY})?`,
].map((shape) => new RegExp(`^${shape}$`, 'iu'));

const SLASHED = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4}|\d{2})$/;
/** Time after a day, such as midnight or the time of a timestamp. */
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?(?:Z|[+-]\d{2}:?\d{2})?$/i;

/** Two-digit years from here on are ambiguous: last century or the future. */
const FIRST_UNCLEAR = 30;
const LAST_UNCLEAR = 49;

const yearOf = (written: string): number | null => {
  const digits = written.replace(/^['’]/, '');
  const year = Number(digits);
  if (digits.length === 4) return year;
  if (year >= FIRST_UNCLEAR && year <= LAST_UNCLEAR) return null;
  return year < FIRST_UNCLEAR ? 2000 + year : 1900 + year;
};

const isThere = ({ year, month, day }: WrittenDay): boolean => {
  if (month === null) return true;
  if (month < 1 || month > 12) return false;
  return day === null || (day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate());
};

const held = (written: WrittenDay): WrittenDay | DayFault => (isThere(written) ? written : 'no such day');

const slashed = (first: number, second: number, yearText: string): WrittenDay | DayFault => {
  const year = yearOf(yearText);
  if (year === null) return 'century';
  if (first === second || second > 12) {
    // 02/02/2024, or 02/13/2024, which must be American.
    return held({ year, month: first, day: second });
  }
  return first > 12 ? held({ year, month: second, day: first }) : 'two ways';
};

const tidied = (text: string): string =>
  plainCharacters(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');

/** Reads a day, month or year; returns the reason if it cannot. */
export const readWrittenDay = (text: string): WrittenDay | DayFault => {
  const tidy = tidied(text).replace(TIME, '');
  for (const shape of SHAPES) {
    const groups = shape.exec(tidy)?.groups;
    if (groups === undefined) continue;
    const year = yearOf(groups['year'] ?? '');
    if (year === null) return 'century';
    const { name } = groups;
    const month =
      name === undefined
        ? groups['month'] === undefined
          ? null
          : Number(groups['month'])
        : (MONTHS[name.slice(0, 3).toLowerCase()] ?? null);
    return held({ year, month, day: groups['day'] === undefined ? null : Number(groups['day']) });
  }
  const [, first, second, year] = SLASHED.exec(tidy) ?? [];
  if (first !== undefined) return slashed(Number(first), Number(second), year ?? '');
  return /^[2-6]\d{4}(?:[.,]\d+)?$/.test(tidy) ? 'serial' : 'unknown';
};

const dayOf = ({ year, month, day }: WrittenDay): string | null => {
  if (month === null || day === null) return null;
  const padded = (part: number, length = 2) => String(part).padStart(length, '0');
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
};

/** Reads a whole day as `YYYY-MM-DD`; returns the reason if it cannot. */
export const readDay = (text: string): { day: string } | { fault: DayFault } => {
  const written = readWrittenDay(text);
  if (typeof written === 'string') return { fault: written };
  const day = dayOf(written);
  return day === null ? { fault: 'unknown' } : { day };
};

/**
 * Reads a day typed into a form as `YYYY-MM-DD`: 1/2/2026 is the first of February. Wants four digits for the year, and
 * nothing after the day.
 * @returns null for anything else
 */
export const readTypedDay = (text: string): string | null => {
  const tidy = tidied(text);
  const [, day, month, year] = SLASHED.exec(tidy) ?? [];
  if (day !== undefined) {
    const written = { year: Number(year), month: Number(month), day: Number(day) };
    return year?.length === 4 && isThere(written) ? dayOf(written) : null;
  }
  if (TIME.test(tidy) || !/\d{4}/.test(tidy)) return null;
  const read = readDay(tidy);
  return 'day' in read ? read.day : null;
};

/** Writes what was read with its own precision: `2019-03` for March 2019. */
export const asPartOfDate = ({ year, month, day }: WrittenDay): string => {
  const padded = (part: number, length = 2) => String(part).padStart(length, '0');
  return [padded(year, 4), ...[month, day].flatMap((part) => (part === null ? [] : [padded(part)]))].join(
    '-',
  );
};

/**
 * Reads a day, month or year typed into a form: 1/2/2026 is the first of February. Wants four digits for the year.
 * @returns null for anything else
 */
export const readTypedPart = (text: string): string | null => {
  const day = readTypedDay(text);
  if (day !== null || !/\d{4}/.test(text) || /\d:\d/.test(text)) return day;
  const written = readWrittenDay(text);
  return typeof written === 'string' || written.day !== null ? null : asPartOfDate(written);
};

/** Returns true for a day in the stored and sent format: `2026-11-22` (specification: service). */
export const isDay = (value: string): boolean => readTypedDay(value) === value;
