/** Said at the end of a period that ends before it begins; false where all is well, also while either day is missing. */
export const endsBeforeItStarts = (start: string | null, end: string | null): string | false =>
  start !== null && end !== null && end < start && 'The end date is before the start date';
