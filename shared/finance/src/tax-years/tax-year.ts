import * as z from 'zod/mini';

import { dataFaults } from './faults.ts';

/** How sure a figure is, as calculators.md marks it: A official text, B several sources, C one source, R recalled. */
const source = z.object({ text: z.string().check(z.minLength(3)), sure: z.enum(['A', 'B', 'C', 'R']) });
const rand = z.number().check(z.gte(0));
/** Percent. Tax rates stay below 90 so that net pay always rises with gross pay. */
const percent = z.number().check(z.gte(0), z.lte(100));
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const byAge = z.object({ under65: rand, from65: rand, from75: rand });

const bracket = z.object({
  /** Annual taxable income in rand above which the row applies. */
  from: rand,
  /** Tax in rand on income of exactly `from`. */
  base: rand,
  /** Percent of the income above `from`. */
  rate: z.number().check(z.gte(0), z.lte(90)),
});

const deductionTable = z.object({
  /** Monthly pay in rand below which nothing is deducted. */
  lowest: rand,
  /** Runs of equal rows: whole rand `from` to `to`, each row `width` wide, taxed at `from row + midpoint`. */
  runs: z.array(z.object({ from: rand, to: rand, width: rand, midpoint: rand })).check(z.minLength(1)),
  /** Beyond the last row: `tax` by age band plus `rate` percent of pay above `threshold`, cents dropped. */
  beyond: z.object({ threshold: rand, rate: percent, tax: byAge }),
  /** The printed bands start so many rand above the statutory ones, with the same base. */
  bandOffset: rand,
  source,
});

/**
 * A year of assessment as data. Rand and percent throughout; each group carries its source. An administrator
 * adds a year by storing an object that passes this schema; it also recomputes what the figures imply
 * (bases, thresholds, dates), so that a slip of the pen is refused with a message at the figure.
 */
export const taxYearSchema = z
  .object({
    /** The year in which the year of assessment ends. */
    id: z.number().check(
      z.gte(1963),
      z.lte(2200),
      z.refine((id) => Number.isInteger(id), 'Enter a whole number'),
    ),
    name: z.string().check(z.minLength(4)),
    from: day,
    to: day,
    brackets: z.object({ rows: z.array(bracket).check(z.minLength(1)), source }),
    rebates: z.object({ primary: rand, secondary: rand, tertiary: rand, source }),
    thresholds: z.object({ ...byAge.shape, source }),
    /** Rand a month, section 6A. */
    medicalCredit: z.object({ member: rand, firstDependant: rand, furtherDependant: rand, source }),
    /** Section 6B for 65 and older: `share` percent of contributions above `creditMultiple` times the credit. */
    additionalMedicalCredit: z.object({ share: percent, creditMultiple: rand, source }),
    /** Section 11F: percent of remuneration, capped in rand a year. */
    retirement: z.object({ share: percent, yearlyCap: rand, source }),
    /** Percent from each of employee and employer, of remuneration up to a ceiling in rand a month. */
    uif: z.object({ rate: percent, monthlyCeiling: rand, source }),
    /** Percent, paid by the employer; payrolls up to `exemptPayroll` rand a year are exempt. */
    sdl: z.object({ rate: percent, exemptPayroll: rand, source }),
    /** Percent of a travel allowance that counts as remuneration; rand per kilometre. */
    travel: z.object({ included: percent, includedBusinessUse: percent, ratePerKilometre: rand, source }),
    interestExemption: z.object({ under65: rand, from65: rand, source }),
    taxFreeSavings: z.object({ yearlyLimit: rand, source }),
    capitalGains: z.object({ yearlyExclusion: rand, primaryResidence: rand, source }),
    /** Table for retirement lump sums, where confirmed or recalled. */
    retirementLumpSum: z.optional(z.object({ rows: z.array(bracket).check(z.minLength(1)), source })),
    /** The monthly deduction tables of SARS, for years whose layout is known. */
    deductionTable: z.optional(deductionTable),
  })
  .check((context) => {
    for (const fault of dataFaults(context.value as TaxYear)) {
      context.issues.push({ code: 'custom', input: context.value, path: fault.path, message: fault.message });
    }
  });

/** One row of a rate table. */
export type Bracket = z.infer<typeof bracket>;
export type DeductionTable = z.infer<typeof deductionTable>;
export type Source = z.infer<typeof source>;
/** A year of assessment as data; see {@link taxYearSchema}. */
export type TaxYear = z.infer<typeof taxYearSchema>;
