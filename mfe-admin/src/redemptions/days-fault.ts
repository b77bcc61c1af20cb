const ENDS_BEFORE_START = 'The last day is before the first day';

/** What is wrong with two days that were chosen; undefined where nothing is, or one of them is not chosen. */
export const daysFault = (from: string | undefined, until: string | undefined): string | undefined =>
  from && until && until < from ? ENDS_BEFORE_START : undefined;
