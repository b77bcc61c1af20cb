/** Rand a month, divisible by three. */
export const CONTRIBUTIONS = [600, 1_500, 3_000, 6_000] as const;

/** Marginal tax rates, percent: the lower rates of the table for 2026/27. */
export const RATES = [18, 26, 31, 36] as const;

export interface TwoPots {
  savings: number;
  retirement: number;
  /** Tax saved on the contribution. */
  taxSaved: number;
  costs: number;
}

/**
 * Splits a contribution: a third to savings, two thirds to retirement (from 1 September 2024); and its cost after the
 * section 11F deduction, within limits. Rand a month.
 */
export const twoPots = (contribution: number, ratePercent: number): TwoPots => {
  const taxSaved = (contribution * ratePercent) / 100;
  return {
    savings: contribution / 3,
    retirement: (contribution * 2) / 3,
    taxSaved,
    costs: contribution - taxSaved,
  };
};
