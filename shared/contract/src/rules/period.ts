const DAY = /^\d{4}-\d\d-\d\d/;

/**
 * Said at the end of a period that ends before it begins; false where all is well, also while either day is missing or
 * is none, which is said at its own field.
 */
export const endsBeforeItStarts = (start: string | null, end: string | null): string | false =>
  start !== null &&
  end !== null &&
  DAY.test(start) &&
  DAY.test(end) &&
  end < start &&
  'The end date is before the start date';
