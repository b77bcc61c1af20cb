import { MAX_REPORT_DAYS } from '@phila/contract/calls';

const ENDS_BEFORE_START = 'The last day is before the first day';
const DAY = 86_400_000;

/** Fault of a pair of days; undefined if they are in order or one is missing. */
export const daysFault = (from: string | undefined, until: string | undefined): string | undefined =>
  from && until && until < from ? ENDS_BEFORE_START : undefined;

/** Fault of a report's first day where the period is longer than the service allows. */
export const tooManyDays = (from: string | undefined, until: string | undefined): string | undefined =>
  from && until && (Date.parse(until) - Date.parse(from)) / DAY >= MAX_REPORT_DAYS
    ? `Please choose at most ${MAX_REPORT_DAYS} days`
    : undefined;
