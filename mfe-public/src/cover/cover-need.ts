export const DEBTS = [0, 300_000, 900_000] as const;
export const MONTHLY = [8_000, 15_000, 25_000] as const;
export const BRIDGED = [5, 10, 20] as const;
export const THERE = [0, 500_000, 1_100_000] as const;

export interface CoverNeed {
  debts: number;
  /** All monthly amounts, without growth or inflation. */
  income: number;
  /** Debts and income. */
  needed: number;
  there: number;
  /** Need beyond savings and cover through work. */
  missing: number;
}

/** Estimates roughly how much money a family needs without an income, in rand. */
export const coverNeed = (debts: number, monthly: number, years: number, there: number): CoverNeed => {
  const income = monthly * 12 * years;
  const needed = debts + income;
  return { debts, income, needed, there, missing: Math.max(0, needed - there) };
};
