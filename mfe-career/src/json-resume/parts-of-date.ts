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
  /** True if words around the date were left out: `Summer 2014`, `2027 (expected)`. */
  isVague: boolean;
}

/** `2024-09-31`: year and month are valid. */
const IMPOSSIBLE = /^([12]\d{3})[-/.](\d{1,2})[-/.]\d{1,2}$/;
/** Midnight here, written by programs in another zone: `2013-12-31T22:00:00.000Z`. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** Moments as programs count them, in seconds or milliseconds. */
const COUNTED = /^\d{10}(?:\d{3})?$/;
/** `2014年3月`. */
const JAPANESE = /^([12]\d{3})\s*年(?:\s*(\d{1,2})\s*月)?(?:\s*(\d{1,2})\s*日)?$/;
/** `2014-05-00`: programs write noughts for parts that they do not know. */
const NOUGHTS = /^([12]\d{3}(?:-(?!00)\d{2})?)(?:-00){1,2}$/;
/** Words around a date that say how exact it is. */
const VAGUE =
  /[~()]|\b(?:circa|ca?\.|about|approx(?:\.|imately)?|early|mid|late|spring|summer|autumn|fall|winter|expected|anticipated|est\.|estimated|graduat(?:ed|ing|ion)|since|q[1-4]|h[12])(?:[\s:,-]+|$|(?=\)))/gi;

const momentOf = (text: string): Date | null =>
  MOMENT.test(text) ? new Date(text) : COUNTED.test(text) ? new Date(Number(text.padEnd(13, '0'))) : null;

const asHere = (text: string): string => {
  const moment = momentOf(text);
  return moment === null || Number.isNaN(moment.getTime()) ? text : southAfricanDay(moment);
};

const written = (text: string): { day: WrittenDay; isMoved: boolean } | null => {
  const read = readWrittenDay(text);
  if (typeof read !== 'string') return { day: read, isMoved: false };
  const [, year, month] = IMPOSSIBLE.exec(text) ?? [];
  const isMonth = read === 'no such day' && Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? { day: { year: Number(year), month: Number(month), day: null }, isMoved: true } : null;
};

const knownAs = (text: string): Omit<ReadDate, 'isVague'> | null => {
  const found = written(asHere(text));
  // Other years are typing errors.
  if (found === null || found.day.year < 1900 || found.day.year > 2199) return null;
  const date = asPartOfDate(found.day);
  return { date: found.isMoved ? lastDayOf(date) : date, isFilled: false, isMoved: found.isMoved };
};

/** Reads a date as precise as it is written, without words around it; null if it cannot. */
export const known = (text: string): ReadDate | null => {
  const plain = text
    .trim()
    .replaceAll(/[‘’]/g, "'")
    .replace(JAPANESE, (_, ...parts: (string | undefined)[]) => parts.slice(0, 3).filter(Boolean).join('-'))
    .replace(NOUGHTS, '$1');
  const exact = knownAs(plain);
  if (exact !== null) return { ...exact, isVague: false };
  const vague = knownAs(plain.replaceAll(VAGUE, ' ').trim());
  return vague === null ? null : { ...vague, isVague: true };
};

/** Reads a date as the last day that it can mean. */
export const end = (text: string): ReadDate | null => {
  const read = known(text);
  if (read === null) return null;
  const date = lastDayOf(read.date);
  return { ...read, date, isFilled: date !== read.date };
};

const NOW =
  /^(?:(?:until |till |to )?(?:the )?(?:present|presently|current|currently|now|today|date|ongoing|still)(?: (?:day|position|job|role|working|employed|here|there))?|in progress|hede|heden|tans|huidig|nou|kwamanje|namanje|heute|présent|actualidad|actualmente|presente)\.?$/i;

/** True for what programs and people write in the place of no date. */
export const isNoDate = (text: string): boolean =>
  /^(?:[-\u2013\u2014]+|n\/?a|none|null|undefined|nil)$/i.test(text.trim());

/** True if a text means ongoing: 'Present', 'Current', 'hede'. */
export const isNow = (text: string): boolean => NOW.test(text.trim());

/** `2014-2016`, `2014/2016`, `2014–16`. */
const YEARS = /^([12]\d{3})\s*[-/\u2010-\u2015\u2212]\s*((?:[12]\d)?\d{2})$/;

/** Splits `10/2018 - Present`, `March 2014 – June 2016` or `2014–16`; null if it is no period. */
export const period = (text: string): { start: string; end: string } | null => {
  const [, first = '', last = ''] = YEARS.exec(text.trim()) ?? [];
  const year = last.length === 2 ? `${first.slice(0, 2)}${last}` : last;
  // `2014-09` is a month.
  if (first !== '' && year >= first && !(last.length === 2 && Number(last) <= 12 && /-|\//.test(text)))
    return { start: first, end: year };
  const parts = text
    .trim()
    .replaceAll(/(\d)-(?=\d{1,2}\/|\p{L})/gu, '$1 - ')
    .split(/\s+[-\u2010-\u2015\u2212]\s+|\s+(?:to|until|tot)\s+|[\u2013\u2014]/i);
  const [start = '', ending, ...more] = parts.map((part) => part.trim());
  return ending === undefined || more.length > 0 || known(start) === null ? null : { start, end: ending };
};
