import { exact, zero, type Exact } from '../money/exact.ts';

/** Monthly rate as a fraction, with its factors for twelve months. */
export interface MonthlyGrowth {
  /** i = percent ÷ 1200. */
  monthly: Exact;
  /** (1 + i)^12. */
  year: Exact;
  /** Value at year's end of 1 paid at the end of each month: ((1+i)^12 − 1) ÷ i. */
  paidIn: Exact;
  /** Value at year's start of 1 paid at the start of each month: Σ (1+i)^−m, m = 0 … 11. */
  paidOut: Exact;
}

export function monthlyGrowth(annualRate: number): MonthlyGrowth {
  const monthly = exact(annualRate).div(1_200);
  const year = monthly.plus(1).pow(12);
  const paidIn = monthly.isZero() ? exact(12) : year.minus(1).div(monthly);
  return { monthly, year, paidIn, paidOut: monthsPaidOut(monthly, 12) };
}

/** Σ (1+i)^−m for m = 0 … months − 1. */
export function monthsPaidOut(monthly: Exact, months: number): Exact {
  let sum = zero;
  let discount = exact(1);
  for (let month = 0; month < months; month++) {
    sum = sum.plus(discount);
    discount = discount.div(monthly.plus(1));
  }
  return sum;
}
