import * as z from 'zod/mini';

import { amount, day, percentage, whole, yesNo } from '../entry/fields.ts';

/** Entries that every loan asks for besides its own. */
export const repaymentFields = {
  /** Nominal percent a year, compounded monthly. */
  annualInterestRate: percentage(),
  /** Rand a month on top of the instalment. */
  extraMonthlyPayment: z.optional(amount()),
  /** A single payment with instalment number `month`, from 1. */
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
  /** Day on which the money is paid out; the schedule has dates only with it. */
  startDate: z.optional(day()),
};

/** True unless the once-off payment comes after the last instalment. */
export function onceOffWithin(
  entry: { onceOffPayment?: { month: number } | undefined },
  months: number,
): boolean {
  return (entry.onceOffPayment?.month ?? 0) <= months;
}

/** Where and how a once-off payment after the last instalment is refused. */
export const lateOnceOff = { path: ['onceOffPayment', 'month'], error: 'After the last instalment' };
