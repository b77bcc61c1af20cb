import * as z from 'zod/mini';

import { amount, largestAmount, toTheCent, whole } from '../entry/fields.ts';

const dayOfMonth = () => whole(1, 31, 'day');

/** Typed part of the account until payday; rand, days of the month. */
export const untilPaydayEntry = z.strictObject({
  /** In the account today; below zero if overdrawn. */
  balance: z
    .number({ error: 'Enter a number' })
    .check(
      z.gte(-largestAmount, 'At least -R 1 000 000 000'),
      z.lte(largestAmount, 'At most R 1 000 000 000'),
      z.refine(toTheCent, 'At most two decimals'),
    ),
  payDay: dayOfMonth(),
  /** Day of debit orders that have none of their own. */
  otherDay: z.optional(dayOfMonth()),
  dailySpending: z.optional(amount()),
});
