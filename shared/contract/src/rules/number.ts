import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';

/** Largest value of an `integer` column. */
export const LARGEST_ID = 2_147_483_647;

/** Choice from a lookup with numeric ids: 0 means "nothing chosen" (specification: records). */
export const chosen = (message: string): Rule<number, true> =>
  rule(z.int(message).check(z.minimum(1, message), z.maximum(LARGEST_ID, message)));

/** Whole number within limits, such as a percentage of 0 to 100. */
export const wholeNumber = (min: number, max: number, message: string): Rule<number, true> =>
  rule(z.int(message).check(z.minimum(min, message), z.maximum(max, message)));

/** Amount or rate within limits, in the field's unit. */
export const amountBetween = (min: number, max: number, message: string): Rule<number, true> =>
  rule(z.number(message).check(z.minimum(min, message), z.maximum(max, message)));
