import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';

/** Days outside these are slips of the keyboard; 1900-01-01 is the employer systems' "no date" (specification: records, Tax). */
const FIRST = '1900-01-01';
const LAST = '2199-12-31';

/** A day of the calendar as `YYYY-MM-DD`, without a time (specification: service). */
export const day = (message = 'Please select a valid date'): Rule<string, true> =>
  rule(z.iso.date(message).check(z.refine<string>((value) => value >= FIRST && value <= LAST, message)));
