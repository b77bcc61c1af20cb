import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';

/** Days outside these are slips of the keyboard; 1900-01-01 is the employer systems' "no date" (specification: records, Tax). */
const FIRST = '1900-01-01';
const LAST = '2199-12-31';

const VALID_DATE = 'Please select a valid date';

const isWithin = (value: string): boolean => value >= FIRST && value <= LAST;

/** A day of the calendar as `YYYY-MM-DD`, without a time (specification: service). */
export const day = (message = VALID_DATE): Rule<string, true> =>
  rule(z.iso.date(message).check(z.refine<string>(isWithin, message)));

/** A day that must be given: `missing` is said where it is not, and of what is no day that it is none. */
export const neededDay = (missing: string): Rule<string, true> =>
  rule(
    z
      .string(missing)
      .check(z.minLength(1, missing), z.iso.date(VALID_DATE), z.refine<string>(isWithin, VALID_DATE)),
  );
