import * as z from 'zod/mini';
import { isPartOfDate } from '../format/part-of-date.ts';
import { type Rule, rule } from './rule.ts';

/** Earliest plausible day; 1900-01-01 is "no date" in employer systems (specification: records, Tax). */
const FIRST = '1900-01-01';
const LAST = '2199-12-31';

const VALID_DATE = 'Please select a valid date';

const isWithin = (value: string): boolean => value >= FIRST.slice(0, value.length) && value <= LAST;

/** Calendar day as `YYYY-MM-DD`, without a time (specification: service). */
export const day = (message = VALID_DATE): Rule<string, true> =>
  rule(z.iso.date(message).check(z.refine<string>(isWithin, message)));

/** Required day, with `missing` as the message for a blank and another for an invalid day. */
export const neededDay = (missing: string): Rule<string, true> =>
  rule(
    z
      .string(missing)
      .check(z.minLength(1, missing), z.iso.date(VALID_DATE), z.refine<string>(isWithin, VALID_DATE)),
  );

const partCheck = (message: string) => [
  z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, message),
  z.refine<string>((value) => isPartOfDate(value) && isWithin(value), message),
];

/** Day, month or year, as much as is known: `2019-03-05`, `2019-03` or `2019`. */
export const partDay = (message = VALID_DATE): Rule<string, true> =>
  rule(z.string(message).check(...partCheck(message)));

/** Required day, month or year, with `missing` as the message for a blank and another for an invalid one. */
export const neededPartDay = (missing: string): Rule<string, true> =>
  rule(z.string(missing).check(z.minLength(1, missing), ...partCheck(VALID_DATE)));
