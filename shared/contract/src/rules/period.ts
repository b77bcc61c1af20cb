const DAY = /^\d{4}-\d\d-\d\d/;

/**
 * Error for a period that ends before it begins; false if it does not. Also false if a day is missing or invalid,
 * because that day's own field reports it.
 */
export const endsBeforeItStarts = (start: string | null, end: string | null): string | false =>
  start !== null &&
  end !== null &&
  DAY.test(start) &&
  DAY.test(end) &&
  end < start &&
  'The end date is before the start date';
