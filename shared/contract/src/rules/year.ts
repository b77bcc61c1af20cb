import * as z from 'zod/mini';
import { southAfricanToday } from '../format/service-time.ts';
import { type Rule, rule } from './rule.ts';

/** Earliest year when any account holder can have been at school. */
const FIRST = 1900;

/** Current year in South Africa. */
const thisYear = (): number => Number(southAfricanToday().slice(0, 4));

/** Past or current year in four digits: `2014` (specification: career, "Secondary education"). */
export const pastYear = (message: string): Rule<string, true> =>
  rule(
    z.string(message).check(
      z.regex(/^\d{4}$/, message),
      z.refine<string>((value) => !/^\d{4}$/.test(value) || Number(value) >= FIRST, message),
      z.refine<string>(
        (value) => !/^\d{4}$/.test(value) || Number(value) <= thisYear(),
        'This year is still to come. Please enter the year you were in this grade.',
      ),
    ),
  );
