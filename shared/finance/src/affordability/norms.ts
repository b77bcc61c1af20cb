import type { FigureTable } from '../figure-tables/figure-table.ts';
import { shippedFigures } from '../figure-tables/shipped.ts';
import { exact, percentOf, rand } from '../money/exact.ts';

/**
 * Minimum monthly spending that a credit provider must assume for a household, half-up to the cent.
 *
 * @param grossIncome rand a month
 */
export function minimumExpenses(
  grossIncome: number,
  { values: { rows } }: FigureTable<'expenseNorms'> = shippedFigures.expenseNorms,
): number {
  const band = rows.findLast(({ from }) => grossIncome > from) ?? { from: 0, minimum: 0, share: 0 };
  return rand(percentOf(exact(grossIncome).minus(band.from), band.share).plus(band.minimum));
}
