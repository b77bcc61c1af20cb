export const DEBTS = [0, 300_000, 900_000] as const;
export const MONTHLY = [8_000, 15_000, 25_000] as const;
export const BRIDGED = [5, 10, 20] as const;
export const THERE = [0, 500_000, 1_100_000] as const;

export interface CoverNeed {
  debts: number;
  /** The monthly amount over all the years, growth and inflation left out. */
  income: number;
  /** Debts and income together. */
  needed: number;
  there: number;
  /** What neither savings nor cover through work pays. */
  missing: number;
}

/** A first, rough sum of what a family would need without a pay; rand. */
export const coverNeed = (debts: number, monthly: number, years: number, there: number): CoverNeed => {
  const income = monthly * 12 * years;
  const needed = debts + income;
  return { debts, income, needed, there, missing: Math.max(0, needed - there) };
};
