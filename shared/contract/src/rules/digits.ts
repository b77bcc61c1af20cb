import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';

/** `min` to `max` digits, kept as text: an account number of 8 to 11 (specification: records). */
export const digits = (min: number, max: number, message: string): Rule<string, true> =>
  rule(z.string(message).check(z.regex(new RegExp(`^\\d{${min},${max}}$`), message)));
