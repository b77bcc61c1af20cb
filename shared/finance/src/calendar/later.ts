/** Number of days of a month. @param month 0 for January; beyond a year as `Date.UTC` takes it */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * Adds months to a day such as `2026-03-31`, clipped to the last day of a shorter month. Uses calendar days without a
 * clock or zone, so that midnight in Johannesburg never shifts a day.
 */
export function monthsLater(day: string, months: number): string {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) - 1 + months;
  const date = new Date(Date.UTC(year, month, Math.min(Number(day.slice(8, 10)), daysInMonth(year, month))));
  return date.toISOString().slice(0, 10);
}

/** Adds days to a day such as `2026-03-31`. */
export function daysLater(day: string, days: number): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
