import * as z from 'zod/mini';

import { amount, percentage, whole } from '../entry/fields.ts';

/** Entry of the affordability check. Rand a month and percent a year. */
export const affordabilityEntry = z.strictObject({
  grossMonthlyIncome: amount(),
  /** PAYE, UIF and other deductions by law. */
  statutoryDeductions: z.optional(amount()),
  /** Declared household spending, without debt. */
  monthlyExpenses: z.optional(amount()),
  /** Existing instalments. */
  debtRepayments: z.optional(amount()),
  annualInterestRate: percentage(),
  termMonths: whole(1, 600, 'month'),
});

export type AffordabilityEntry = z.infer<typeof affordabilityEntry>;
