/*
 * JSON Resume dates are `2014-06-29`, `2014-06` or `2014` (its pattern iso8601); our records keep days. What is not
 * known of a beginning is its first day, of an end its last.
 */

const SHAPE = /^([12]\d{3})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?(?:T.*)?$/;

/** A day of ours, and whether it had to be filled in; null for a text that is no date. */
export interface FilledDay {
  day: string;
  isFilled: boolean;
}

const lastOf = (year: string, month: string): string => {
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `${year}-${month}-${last}`;
};

const read = (text: string, fill: (year: string, month: string | undefined) => string): FilledDay | null => {
  const found = SHAPE.exec(text.trim());
  if (found === null) return null;
  const [, year = '', month, day] = found;
  if (month === undefined || day === undefined) return { day: fill(year, month), isFilled: true };
  // The 31st of a month of 30 days is no day.
  return Number(day) > Number(lastOf(year, month).slice(-2))
    ? null
    : { day: `${year}-${month}-${day}`, isFilled: false };
};

export const beginning = (text: string): FilledDay | null =>
  read(text, (year, month) => `${year}-${month ?? '01'}-01`);

export const end = (text: string): FilledDay | null =>
  read(text, (year, month) => (month === undefined ? `${year}-12-31` : lastOf(year, month)));
