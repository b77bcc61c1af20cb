import * as z from 'zod/mini';

import { lateOnceOff, onceOffWithin, repaymentFields } from '../amortisation/entry.ts';
import { amount, positiveAmount, whole } from '../entry/fields.ts';

/** Entry of the personal-loan calculator (docs/calculators/loan.md). Rand and percent. */
export const loanEntry = z
  .strictObject({
    amount: positiveAmount(),
    termMonths: whole(1, 360, 'month'),
    /** Credit life insurance: rand a month for each R 1 000 of the principal, level over the term. */
    creditLifePer1000: z.optional(amount().check(z.lte(1_000, 'At most R 1 000'))),
    ...repaymentFields,
  })
  .check(z.refine((entry) => onceOffWithin(entry, entry.termMonths), lateOnceOff));

export type LoanEntry = z.infer<typeof loanEntry>;
