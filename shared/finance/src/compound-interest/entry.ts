import * as z from 'zod/mini';

import { amount, day, percentage, periodsIn, years, yesNo } from '../entry/fields.ts';
import { frequencies, periodsPerYear } from './frequencies.ts';

/** Entry of the compound-interest calculator (docs/calculators/compound-interest.md). Rand and percent. */
export const compoundInterestEntry = z
  .strictObject({
    initialAmount: z.optional(amount()),
    /** Rand a period. */
    contributionAmount: z.optional(amount()),
    frequencyId: z
      .number({ error: (issue) => (issue.input === undefined ? 'Required' : 'Choose how often') })
      .check(z.refine((id) => frequencies.some((frequency) => frequency.id === id), 'Choose how often')),
    /** Nominal percent a year, compounded at the frequency. */
    annualInterestRate: percentage(),
    /** Years, at most 100; must hold a whole number of periods. */
    term: years(100),
    startDate: z.optional(day()),
    /** Pays contributions at the start of each period instead of the end. */
    contributeAtStart: z.optional(yesNo()),
    /** Percent a year; gives the value in today’s rand. */
    inflation: z.optional(percentage()),
  })
  .check(
    z.refine(({ term, frequencyId }) => periodsIn(term, periodsPerYear(frequencyId)) !== null, {
      path: ['term'],
      error: 'The term must hold a whole number of periods',
    }),
  );

export type CompoundInterestEntry = z.infer<typeof compoundInterestEntry>;
