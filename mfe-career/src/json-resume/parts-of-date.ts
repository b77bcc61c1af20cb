import {
  asPartOfDate,
  lastDayOf,
  readWrittenDay,
  southAfricanDay,
  type WrittenDay,
} from '@phila/contract/format';

/*
 * Parses dates as tools and people write them: `2014-06-29`, `2014-6`, `2014`, `06/2014`, `June 2014`. They keep their
 * precision; only where a record needs a day, the last of it is taken.
 */

/** A parsed day, month or year, and how it was changed. */
export interface ReadDate {
  date: string;
  isFilled: boolean;
  /** True if the month lacks the written day, such as 31 September. */
  isMoved: boolean;
}

/** `2024-09-31`: year and month are valid. */
const IMPOSSIBLE = /^([12]\d{3})[-/.](\d{1,2})[-/.]\d{1,2}$/;
/** Midnight here, written by programs in another zone: `2013-12-31T22:00:00.000Z`. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

const asHere = (text: string): string => {
  const moment = MOMENT.test(text) ? new Date(text) : null;
  return moment === null || Number.isNaN(moment.getTime()) ? text : southAfricanDay(moment);
};

const written = (text: string): { day: WrittenDay; isMoved: boolean } | null => {
  const read = readWrittenDay(text);
  if (typeof read !== 'string') return { day: read, isMoved: false };
  const [, year, month] = IMPOSSIBLE.exec(text) ?? [];
  const isMonth = read === 'no such day' && Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? { day: { year: Number(year), month: Number(month), day: null }, isMoved: true } : null;
};

/** Reads a date as precise as it is written; null if it cannot. */
export const known = (text: string): ReadDate | null => {
  const found = written(asHere(text.trim()));
  // Other years are typing errors.
  if (found === null || found.day.year < 1900 || found.day.year > 2199) return null;
  const date = asPartOfDate(found.day);
  return { date: found.isMoved ? lastDayOf(date) : date, isFilled: false, isMoved: found.isMoved };
};

/** Reads a date as the last day that it can mean. */
export const end = (text: string): ReadDate | null => {
  const read = known(text);
  if (read === null) return null;
  const date = lastDayOf(read.date);
  return { ...read, date, isFilled: date !== read.date };
};

const NOW =
  /^(?:(?:until |till |to )?(?:present|presently|current|currently|now|today|date|ongoing|still)(?: day)?|in progress|hede|heden|tans|huidig|nou)\.?$/i;

/** True if a text means ongoing: 'Present', 'Current', 'hede'. */
export const isNow = (text: string): boolean => NOW.test(text.trim());

/** Splits `10/2018 - Present` or `March 2014 – June 2016`; null if it is no period. */
export const period = (text: string): { start: string; end: string } | null => {
  const parts = text
    .trim()
    .replaceAll(/(\d)-(?=\d{1,2}\/|\p{L})/gu, '$1 - ')
    .split(/\s+[-\u2010-\u2015\u2212]\s+|\s+(?:to|until|tot)\s+|[\u2013\u2014]/i);
  const [start = '', ending, ...more] = parts.map((part) => part.trim());
  return ending === undefined || more.length > 0 || known(start) === null ? null : { start, end: ending };
};
