import * as z from 'zod/mini';

import { age, amount, percentage } from '../entry/fields.ts';

/** What the retirement calculator asks (docs/calculators/retirement.md). Rand a month, percent a year, years. */
export const retirementEntry = z
  .strictObject({
    currentAge: age(),
    retirementAge: age(),
    lifeExpectancy: age(),
    currentMonthlyIncome: z.optional(amount()),
    /** Wanted in retirement, in today’s rand; before the replacement ratio. */
    requiredMonthlyIncome: z.optional(amount()),
    /** Percent of the current income that is wanted in retirement; default: 75. */
    replacementRatio: z.optional(percentage(200)),
    currentSavings: z.optional(amount()),
    monthlyContribution: z.optional(amount()),
    /** Percent by which the contribution rises each year. */
    contributionIncrease: z.optional(percentage()),
    inflation: z.optional(percentage()),
    /** Nominal percent a year, compounded monthly, until retirement. */
    preRetirementRate: z.optional(percentage()),
    /** The same, in retirement. */
    postRetirementRate: z.optional(percentage()),
    /** Percent of the capital that is taken in one amount at retirement; the rest pays the income. */
    lumpSumPercentage: z.optional(percentage(90)),
    /** Other income in the first month of retirement, in the rand of that day; rises with inflation. */
    otherMonthlyIncome: z.optional(amount()),
  })
  .check(
    z.refine((entry) => entry.retirementAge >= entry.currentAge, {
      path: ['retirementAge'],
      error: 'Enter a retirement age above your current age',
    }),
    z.refine((entry) => entry.lifeExpectancy > entry.retirementAge, {
      path: ['lifeExpectancy'],
      error: 'Enter an age after retirement',
    }),
    z.refine(
      (entry) => entry.currentMonthlyIncome !== undefined || entry.requiredMonthlyIncome !== undefined,
      {
        path: ['currentMonthlyIncome'],
        error: 'Required',
      },
    ),
  );

export type RetirementEntry = z.infer<typeof retirementEntry>;
