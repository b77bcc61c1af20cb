import * as z from 'zod/mini';

import { largestAmount, name, toTheCent } from '../entry/fields.ts';

/**
 * Reliability of a figure, as marked in docs/calculators: A official text, B several sources, C one source, R recalled.
 */
const source = z.strictObject(
  { text: name(300), sure: z.enum(['A', 'B', 'C', 'R'], { error: 'Choose A, B, C or R' }) },
  { error: 'Say where the figures are from' },
);
/** Rand or a count; the maximum is far beyond any table and keeps every sum finite. */
const rand = z
  .number({ error: 'Enter a number' })
  .check(
    z.gte(0, 'Enter zero or more'),
    z.lte(largestAmount, 'At most R 1 000 000 000'),
    z.refine(toTheCent, 'At most two decimals'),
  );
/** Percent. Tax rates stay below 90 so that net pay always rises with gross pay. */
const percent = z
  .number({ error: 'Enter a number' })
  .check(z.gte(0, 'Enter zero or more'), z.lte(100, 'At most 100%'));
const day = z
  .string({ error: 'Enter a date as year-month-day' })
  .check(z.regex(/^\d{4}-\d\d-\d\d$/, 'Enter a date as year-month-day'));
const byAge = z.strictObject({ under65: rand, from65: rand, from75: rand });

const bracket = z.strictObject({
  /** The row applies above this annual taxable income, in rand. */
  from: rand,
  /** Tax in rand on income of exactly `from`. */
  base: rand,
  /** Percent of the income above `from`. */
  rate: percent.check(z.lte(90, 'At most 90%')),
});

/** Rows of a rate table. */
export const bracketRows = z
  .array(bracket, { error: 'Enter the rows' })
  .check(z.minLength(1, 'Enter a row'), z.maxLength(50, 'At most 50 rows'));

const deductionTable = z.strictObject({
  /** Monthly pay in rand below which no tax is deducted. */
  lowest: rand,
  /** Runs of equal rows: whole rand `from` to `to`, each row `width` wide, taxed at `from row + midpoint`. */
  runs: z
    .array(z.strictObject({ from: rand, to: rand, width: rand, midpoint: rand }), { error: 'Enter the runs' })
    .check(z.minLength(1, 'Enter a run'), z.maxLength(50, 'At most 50 runs')),
  /** Pay above the last row: `tax` by age band plus `rate` percent of pay above `threshold`, cents dropped. */
  beyond: z.strictObject({ threshold: rand, rate: percent, tax: byAge }),
  /** Difference in rand between the starts of the printed bands and of the statutory bands, with the same base. */
  bandOffset: rand,
  source,
});

/** The year that a year of assessment ends in: 2027 for 2026/27. */
export const yearOfAssessment = z
  .number({ error: 'Enter a year' })
  .check(
    z.gte(1963, 'At least 1963'),
    z.lte(2200, 'At most 2200'),
    z.refine(Number.isInteger, 'Enter a whole number'),
  );

/**
 * Figures of a year of assessment, each checked alone; `taxYearSchema` checks that they agree. Rand and percent; each
 * group names its source.
 */
export const taxYearFigures = z.strictObject({
  /** The year that the year of assessment ends in. */
  id: yearOfAssessment,
  name: name(60),
  from: day,
  to: day,
  brackets: z.strictObject({ rows: bracketRows, source }),
  rebates: z.strictObject({ primary: rand, secondary: rand, tertiary: rand, source }),
  thresholds: z.strictObject({ ...byAge.shape, source }),
  /** Rand a month, section 6A. */
  medicalCredit: z.strictObject({ member: rand, firstDependant: rand, furtherDependant: rand, source }),
  /** Section 6B for 65 and older: `share` percent of contributions above `creditMultiple` times the credit. */
  additionalMedicalCredit: z.strictObject({ share: percent, creditMultiple: rand, source }),
  /** Section 11F: percent of remuneration, capped in rand a year. */
  retirement: z.strictObject({ share: percent, yearlyCap: rand, source }),
  /** Percent for employee and employer each, of remuneration up to a ceiling in rand a month. */
  uif: z.strictObject({ rate: percent, monthlyCeiling: rand, source }),
  /** Percent, paid by the employer; payrolls up to `exemptPayroll` rand a year are exempt. */
  sdl: z.strictObject({ rate: percent, exemptPayroll: rand, source }),
  /** Percent of a travel allowance that counts as remuneration; rand per kilometre. */
  travel: z.strictObject({
    included: percent,
    includedBusinessUse: percent,
    ratePerKilometre: rand,
    source,
  }),
  interestExemption: z.strictObject({ under65: rand, from65: rand, source }),
  taxFreeSavings: z.strictObject({ yearlyLimit: rand, source }),
  capitalGains: z.strictObject({ yearlyExclusion: rand, primaryResidence: rand, source }),
  /** Taken from files saved before the table of lump sums was one of its own (`figure-tables`), and not used. */
  retirementLumpSum: z.optional(z.strictObject({ rows: bracketRows, source })),
  /** Monthly deduction tables of SARS, for years with a known layout. */
  deductionTable: z.optional(deductionTable),
});

/** Row of a rate table. */
export type Bracket = z.infer<typeof bracket>;
export type DeductionTable = z.infer<typeof deductionTable>;
export type Source = z.infer<typeof source>;
/** Year of assessment; see `taxYearSchema`. */
export type TaxYear = z.infer<typeof taxYearFigures>;
