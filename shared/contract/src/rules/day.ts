import * as z from 'zod/mini';
import { isPartOfDate } from '../format/part-of-date.ts';
import { type Rule, rule } from './rule.ts';

/** Earliest plausible day; 1900-01-01 is "no date" in employer systems (specification: records, Tax). */
const FIRST = '1900-01-01';
const LAST = '2199-12-31';

const VALID_DATE = 'Please select a valid date';

const isWithin = (value: string): boolean => value >= FIRST.slice(0, value.length) && value <= LAST;

/**
 * Calendar day as `YYYY-MM-DD`, without a time (specification: service). Says of a text that is no day something else
 * than of a blank: 'Please choose the first day' would deny a day that was typed.
 * @param missing message for a blank
 */
export const day = (missing = VALID_DATE, unreadable = VALID_DATE): Rule<string, true> =>
  rule(
    z
      .string(missing)
      .check(z.minLength(1, missing), z.iso.date(unreadable), z.refine<string>(isWithin, unreadable)),
  );

/** Day, month or year, as much as is known: `2019-03-05`, `2019-03` or `2019`. @param missing message for a blank */
export const partDay = (missing = VALID_DATE, unreadable = VALID_DATE): Rule<string, true> =>
  rule(
    z.string(missing).check(
      z.minLength(1, missing),
      z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, unreadable),
      z.refine<string>((value) => isPartOfDate(value) && isWithin(value), unreadable),
    ),
  );
