/*
 * Days of which only the month or the year may be known, as in a CV: `2019-03-05`, `2019-03` or `2019`. They keep the
 * precision that they were given with, and sort as text. Reading them from typed text is `read-day.ts`, which pages that
 * only check or show them do not load.
 */

const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** True for the stored form of a day, month or year that there is. */
export const isPartOfDate = (value: string): boolean => {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value) ?? [];
  if (year === undefined || Number(month) < 1 || Number(month) > 12) return false;
  return Number(day) >= 1 && Number(day) <= lastOf(Number(year), Number(month));
};

/** First day that it can mean: `2019-03-01` for `2019-03`. */
export const firstDayOf = (part: string): string => `${part}-01-01`.slice(0, 10);

/** Last day that it can mean: `2019-03-31` for `2019-03`. */
export const lastDayOf = (part: string): string => {
  const [year, month = '12', day] = part.split('-');
  return day === undefined ? `${year}-${month}-${lastOf(Number(year), Number(month))}` : part;
};
