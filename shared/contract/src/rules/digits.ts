import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';

/** `min` to `max` digits, kept as text: an account number of 8 to 11 (specification: records). */
export const digits = (min: number, max: number, message: string): Rule<string, true> =>
  rule(z.string(message).check(z.regex(new RegExp(`^\\d{${min},${max}}$`), message)));

/** Exactly ten digits, with a message for each fault: a will's contact numbers (specification: wealth). */
export const tenDigits: Rule<string, true> = rule(
  z
    .string('Contact number must contain only numbers')
    .check(
      z.regex(/^\d*$/, 'Contact number must contain only numbers'),
      z.minLength(10, 'Contact number must be at least 10 digits long'),
      z.maxLength(10, 'Cannot exceed 10 digits'),
    ),
);
