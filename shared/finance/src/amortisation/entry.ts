import * as z from 'zod/mini';

import { amount, day, percentage, whole, yesNo } from '../entry/fields.ts';

/** Entries shared by every loan calculator. */
export const repaymentFields = {
  /** Nominal percent a year, compounded monthly. */
  annualInterestRate: percentage(),
  /** Rand a month on top of the instalment. */
  extraMonthlyPayment: z.optional(amount()),
  /** Single payment made with instalment number `month`, counted from 1. */
  onceOffPayment: z.optional(
    z.strictObject(
      { month: whole(1, 600, 'month'), amount: amount() },
      { error: 'Enter a month and an amount' },
    ),
  ),
  /** Rand, VAT included. */
  initiationFee: z.optional(amount()),
  financeInitiationFee: z.optional(yesNo()),
  /** Rand a month, VAT included. */
  monthlyServiceFee: z.optional(amount()),
  /** Day when the loan is paid out; without it the schedule has no dates. */
  startDate: z.optional(day()),
};

/** Returns false if the once-off payment comes after the last instalment. */
export function onceOffWithin(
  entry: { onceOffPayment?: { month: number } | undefined },
  months: number,
): boolean {
  return (entry.onceOffPayment?.month ?? 0) <= months;
}

/** Error for a once-off payment after the last instalment. */
export const lateOnceOff = { path: ['onceOffPayment', 'month'], error: 'After the last instalment' };
