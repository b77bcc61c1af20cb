/** Rand a month, each a whole number of thirds. */
export const CONTRIBUTIONS = [600, 1_500, 3_000, 6_000] as const;

/** What the last rand of an income is taxed at, percent: the lower rates of the table for 2026/27. */
export const RATES = [18, 26, 31, 36] as const;

export interface TwoPots {
  savings: number;
  retirement: number;
  /** Tax that is not paid on what is put in. */
  taxSaved: number;
  costs: number;
}

/**
 * What a contribution becomes: a third in the savings pot and two thirds in the retirement pot (from 1 September 2024), and
 * what it costs after the deduction of section 11F, within its limits; rand a month.
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
