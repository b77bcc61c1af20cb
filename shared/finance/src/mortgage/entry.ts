import * as z from 'zod/mini';

import { lateOnceOff, onceOffWithin, repaymentFields } from '../amortisation/entry.ts';
import { amount, periodsIn, positiveAmount, years } from '../entry/fields.ts';

/** Entry of the mortgage calculator (docs/calculators/mortgage.md). Rand and percent. */
export const mortgageEntry = z
  .strictObject({
    purchasePrice: positiveAmount(),
    deposit: z.optional(amount()),
    /** At most 50; must be a whole number of months, so 241 of them are 20.0833. */
    termYears: years(50).check(
      z.refine((term) => periodsIn(term, 12) !== null, 'Enter a whole number of months'),
    ),
    ...repaymentFields,
  })
  .check(
    z.refine((entry) => (entry.deposit ?? 0) < entry.purchasePrice, {
      path: ['deposit'],
      error: 'Enter less than the purchase price',
    }),
    z.refine((entry) => onceOffWithin(entry, Math.round(entry.termYears * 12)), lateOnceOff),
  );

export type MortgageEntry = z.infer<typeof mortgageEntry>;
