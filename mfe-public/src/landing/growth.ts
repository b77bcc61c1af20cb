/** Percent a year, added monthly, as the section says. */
export const YEARLY_INTEREST = 7;

/** Choices: rand a month, and years. */
export const AMOUNTS = [200, 500, 1_000, 2_000] as const;
export const YEARS = [5, 10, 20, 30] as const;

export interface Growth {
  /** Whole rand. */
  paidIn: number;
  interest: number;
  total: number;
}

/**
 * Grows monthly savings, paid at each month's end: C · ((1 + i)^N − 1) ÷ i, as in the Compound Interest Calculator
 * (docs/calculators/compound-interest.md), in whole rand. That engine is many times this page's size; a test compares
 * the two.
 */
export const growthOf = (monthly: number, years: number): Growth => {
  const i = YEARLY_INTEREST / 1_200;
  const months = years * 12;
  const cents = Math.round((100 * monthly * ((1 + i) ** months - 1)) / i);
  const total = Math.round(cents / 100);
  const paidIn = monthly * months;
  return { paidIn, interest: total - paidIn, total };
};
