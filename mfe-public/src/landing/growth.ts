/** Percent a year, added each month: what the section says that it assumes. */
export const YEARLY_INTEREST = 7;

/** Rand a month, and years, to choose from. */
export const AMOUNTS = [200, 500, 1_000, 2_000] as const;
export const YEARS = [5, 10, 20, 30] as const;

export interface Growth {
  /** Rand, without cents. */
  paidIn: number;
  interest: number;
  total: number;
}

/**
 * What an amount that is put away at the end of each month has become: C · ((1 + i)^N − 1) ÷ i, as the Compound Interest
 * Calculator has it (docs/calculators/compound-interest.md), in whole rand. The calculator's engine is exact to the cent
 * and many times the size of this page; a test holds these to it.
 */
export const growthOf = (monthly: number, years: number): Growth => {
  const i = YEARLY_INTEREST / 1_200;
  const months = years * 12;
  const cents = Math.round((100 * monthly * ((1 + i) ** months - 1)) / i);
  const total = Math.round(cents / 100);
  const paidIn = monthly * months;
  return { paidIn, interest: total - paidIn, total };
};
