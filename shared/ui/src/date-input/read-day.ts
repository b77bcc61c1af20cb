import { monthNames } from '@phila/contract/format';

const NAMES = monthNames.map((name) => name.toLowerCase());

/** The format in which days are stored and sent: `2026-11-22` (specification: service). */
const KEPT = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Writes a day in that format; null where the calendar has no such day: 31 February. */
const kept = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
};

/** Finds a month, 1 to 12, by at least three letters: `Nov`, `Sept`, `november`; 0 for none. */
const monthOf = (name: string): number => {
  const letters = name.toLowerCase().replace(/\.$/, '');
  if (letters.length < 3) return 0;
  const startsWith = (beginning: string): number => NAMES.findIndex((full) => full.startsWith(beginning)) + 1;
  return startsWith(letters) || startsWith(letters.slice(0, 3));
};

const SPELLINGS: readonly [RegExp, (parts: string[]) => string | null][] = [
  // 2026-11-22, 2026/11/22, 2026.11.22
  [/^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/, ([y, m, d]) => kept(Number(y), Number(m), Number(d))],
  // 22/11/2026, 22-11-2026, 22.11.2026, 22 11 2026: the day first, as South Africans write
  [/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/, ([d, m, y]) => kept(Number(y), Number(m), Number(d))],
  // 22112026, and 20261122 where the first reading is no day
  [
    /^(\d{8})$/,
    ([digits = '']) =>
      kept(Number(digits.slice(4)), Number(digits.slice(2, 4)), Number(digits.slice(0, 2))) ??
      kept(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6))),
  ],
  // 22 Nov 2026, 22-Nov-2026, 22nd of November 2026
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]*(?:of )?([a-z]{3,9}\.?)[-/, ]*(\d{4})$/i,
    ([d, name = '', y]) => kept(Number(y), monthOf(name), Number(d)),
  ],
  // Nov 22, 2026
  [
    /^([a-z]{3,9}\.?) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i,
    ([name = '', d, y]) => kept(Number(y), monthOf(name), Number(d)),
  ],
];

/**
 * Reads a day as people write it, into `YYYY-MM-DD`; null where it is not understood or no such day exists. Wants four
 * digits for the year: 22/11/26 does not say the century.
 */
export const readDay = (text: string): string | null => {
  const tidy = text.trim().replaceAll(/\s+/g, ' ');
  for (const [spelling, read] of SPELLINGS) {
    const found = spelling.exec(tidy);
    if (found) {
      const day = read(found.slice(1));
      return day !== null && KEPT.test(day) ? day : null;
    }
  }
  return null;
};

/** Tells if a form's value is a day, not letters that were not understood. */
export const isDay = (value: string): boolean => readDay(value) === value;
