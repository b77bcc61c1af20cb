const DAY = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/;

/** True if the end precedes the start as far as both are known: `2019` does not precede `2019-03`. */
const isBefore = (end: string, start: string): boolean => {
  const known = Math.min(end.length, start.length);
  return end.slice(0, known) < start.slice(0, known);
};

/**
 * Error for a period that ends before it begins; false if it does not. Also false if a day is missing or invalid,
 * because that day's own field reports it.
 */
export const endsBeforeItStarts = (start: string | null, end: string | null): string | false =>
  start !== null &&
  end !== null &&
  DAY.test(start) &&
  DAY.test(end) &&
  isBefore(end, start) &&
  'The end date is before the start date';
