import * as z from 'zod/mini';
import { NO_MOMENT } from '../format/south-african-time.ts';
import { type Rule, rule } from './rule.ts';

/** Same bounds as for a day; anything outside is a typing error. */
const FIRST = Date.UTC(1900, 0, 1);
const LAST = Date.UTC(2200, 0, 1);

const isWithin = (value: string): boolean => {
  const time = Date.parse(value);
  return time >= FIRST && time < LAST;
};

/** Day and time with offset, `2026-11-21T15:00:00+02:00` (specification: records). */
export const moment = (missing = 'Please choose a date and a time'): Rule<string, true> =>
  rule(
    z
      .string(missing)
      .check(
        z.minLength(1, missing),
        z.iso.datetime({ offset: true, error: NO_MOMENT }),
        z.refine<string>(isWithin, NO_MOMENT),
      ),
  );
