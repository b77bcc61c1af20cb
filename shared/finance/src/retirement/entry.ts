import * as z from 'zod/mini';

import { age, amount, percentage } from '../entry/fields.ts';

/** Least that may be taken from the savings component at once, in rand before the fund’s charge. */
export const leastSavingsWithdrawal = 2_000;

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
    /** Taken from the savings component now, before the fund’s charge and tax; 0 for nothing. */
    savingsWithdrawal: z.optional(
      amount().check(
        z.refine(
          (value) => value === 0 || value >= leastSavingsWithdrawal,
          'Take at least R 2 000, or nothing',
        ),
      ),
    ),
    /** Fund’s charge for it, deducted before tax. */
    withdrawalCharge: z.optional(amount()),
    /** Taxable income of the present tax year without what is taken; default: twelve months of current income. */
    taxableIncome: z.optional(amount()),
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
    z.refine(({ savingsWithdrawal = 0, currentSavings = 0 }) => savingsWithdrawal <= currentSavings, {
      path: ['savingsWithdrawal'],
      error: 'More than you have saved so far',
    }),
    z.refine((entry) => !entry.savingsWithdrawal || entry.retirementAge > entry.currentAge, {
      path: ['savingsWithdrawal'],
      error: 'Only before the age at which you retire',
    }),
    z.refine(
      ({ savingsWithdrawal = 0, withdrawalCharge = 0 }) =>
        savingsWithdrawal === 0 || withdrawalCharge < savingsWithdrawal,
      {
        path: ['withdrawalCharge'],
        error: 'Enter less than what you take',
      },
    ),
    z.refine(
      (entry) =>
        !entry.savingsWithdrawal ||
        entry.taxableIncome !== undefined ||
        entry.currentMonthlyIncome !== undefined,
      { path: ['taxableIncome'], error: 'Required' },
    ),
  );

export type RetirementEntry = z.infer<typeof retirementEntry>;
