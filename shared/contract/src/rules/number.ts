import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';

/** The largest number that an `integer` column holds. */
export const LARGEST_ID = 2_147_483_647;

/** A choice from a lookup with numbered entries: 0 is "nothing chosen" (specification: records). */
export const chosen = (message: string): Rule<number, true> =>
  rule(z.int(message).check(z.minimum(1, message), z.maximum(LARGEST_ID, message)));

/** A whole number within limits, such as a percentage of 0 to 100. */
export const wholeNumber = (min: number, max: number, message: string): Rule<number, true> =>
  rule(z.int(message).check(z.minimum(min, message), z.maximum(max, message)));

/** An amount or a rate within limits, in the unit of its field. */
export const amountBetween = (min: number, max: number, message: string): Rule<number, true> =>
  rule(z.number(message).check(z.minimum(min, message), z.maximum(max, message)));
