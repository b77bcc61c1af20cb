import { readWrittenDay, southAfricanDay, type WrittenDay } from '@phila/contract/format';

/*
 * Parses dates as tools and people write them: `2014-06-29`, `2014-6`, `2014`, `06/2014`, `June 2014`. A partial start
 * becomes its first day, a partial end its last.
 */

/** A parsed day, and how it was completed. */
export interface FilledDay {
  day: string;
  isFilled: boolean;
  /** True if the month lacks the written day, such as 31 September. */
  isMoved: boolean;
}

const padded = (part: number, length = 2): string => String(part).padStart(length, '0');
const dayText = (year: number, month: number, day: number): string =>
  `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

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

const read = (
  text: string,
  fill: (year: number, month: number | null) => string,
  move: (year: number, month: number) => string,
): FilledDay | null => {
  const found = written(asHere(text.trim()));
  if (found === null) return null;
  const { year, month, day } = found.day;
  // Other years are typing errors.
  if (year < 1900 || year > 2199) return null;
  if (found.isMoved) return { day: move(year, month ?? 1), isFilled: false, isMoved: true };
  if (month === null || day === null) return { day: fill(year, month), isFilled: true, isMoved: false };
  return { day: dayText(year, month, day), isFilled: false, isMoved: false };
};

const lastDay = (year: number, month: number): string => dayText(year, month, lastOf(year, month));

export const beginning = (text: string): FilledDay | null =>
  read(text, (year, month) => dayText(year, month ?? 1, 1), lastDay);

export const end = (text: string): FilledDay | null =>
  read(text, (year, month) => lastDay(year, month ?? 12), lastDay);

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
  return ending === undefined || more.length > 0 || beginning(start) === null ? null : { start, end: ending };
};
