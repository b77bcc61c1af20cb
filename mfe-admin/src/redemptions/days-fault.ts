import { MAX_REPORT_DAYS } from '@phila/contract/calls';

const ENDS_BEFORE_START = 'The last day is before the first day';
const DAY = 86_400_000;

/** What is wrong with two days that were chosen; undefined where nothing is, or one of them is not chosen. */
export const daysFault = (from: string | undefined, until: string | undefined): string | undefined =>
  from && until && until < from ? ENDS_BEFORE_START : undefined;

/** What is wrong with the first of two days of a report, which the service would refuse as well. */
export const tooManyDays = (from: string | undefined, until: string | undefined): string | undefined =>
  from && until && (Date.parse(until) - Date.parse(from)) / DAY >= MAX_REPORT_DAYS
    ? `Please choose at most ${MAX_REPORT_DAYS} days`
    : undefined;
