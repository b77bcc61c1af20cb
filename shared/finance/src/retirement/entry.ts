import * as z from 'zod/mini';

import { age, amount, percentage } from '../entry/fields.ts';

/** Entry of the retirement calculator (docs/calculators/retirement.md). Rand a month, percent a year, years. */
export const retirementEntry = z
  .strictObject({
    currentAge: age(),
    retirementAge: age(),
    lifeExpectancy: age(),
    currentMonthlyIncome: z.optional(amount()),
    /** Income wanted in retirement, in today’s rand; takes precedence over the replacement ratio. */
    requiredMonthlyIncome: z.optional(amount()),
    /** Wanted income as a percentage of current income; default: 75. */
    replacementRatio: z.optional(percentage(200)),
    currentSavings: z.optional(amount()),
    monthlyContribution: z.optional(amount()),
    /** Yearly rise of the contribution in percent. */
    contributionIncrease: z.optional(percentage()),
    inflation: z.optional(percentage()),
    /** Nominal percent a year before retirement, compounded monthly. */
    preRetirementRate: z.optional(percentage()),
    /** Nominal percent a year in retirement. */
    postRetirementRate: z.optional(percentage()),
    /** Percent of the capital taken as a lump sum at retirement; the rest pays the income. */
    lumpSumPercentage: z.optional(percentage(90)),
    /** Other income in the first month of retirement, in rand of that day; rises with inflation. */
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
