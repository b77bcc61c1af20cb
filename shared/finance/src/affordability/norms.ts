import { exact, percentOf, rand } from '../money/exact.ts';

/** A band of the minimum expense norms: `minimum` rand plus `share` percent of income above `from`. */
export interface ExpenseNorm {
  from: number;
  minimum: number;
  share: number;
}

/**
 * National Credit Regulations, regulation 23A(9), minimum monthly expense norms [A]. Kept as data because amendments
 * were drafted in August 2025.
 */
export const shippedExpenseNorms: readonly ExpenseNorm[] = [
  { from: 0, minimum: 0, share: 100 },
  { from: 800, minimum: 800, share: 6.75 },
  { from: 6_250, minimum: 1_167.88, share: 9 },
  { from: 25_000, minimum: 2_855.38, share: 8.2 },
  { from: 50_000, minimum: 4_905.38, share: 6.75 },
];

/**
 * Minimum monthly spending that a credit provider must assume for a household, half-up to the cent.
 *
 * @param grossIncome rand a month
 */
export function minimumExpenses(
  grossIncome: number,
  norms: readonly ExpenseNorm[] = shippedExpenseNorms,
): number {
  const band = norms.findLast(({ from }) => grossIncome > from) ?? { from: 0, minimum: 0, share: 0 };
  return rand(percentOf(exact(grossIncome).minus(band.from), band.share).plus(band.minimum));
}
