import type { TaxYear } from './tax-year.ts';

/** Separate tax table for lump sums taken from retirement funds at retirement. */
export const retirementLumpSum = {
  rows: [
    { from: 0, base: 0, rate: 0 },
    { from: 550_000, base: 0, rate: 18 },
    { from: 770_000, base: 39_600, rate: 27 },
    { from: 1_155_000, base: 143_550, rate: 36 },
  ],
  source: {
    text: 'SARS, Retirement lump sum benefits: the table since 1 March 2023, as tax guides quote it',
    sure: 'B',
  },
} satisfies TaxYear['retirementLumpSum'];
