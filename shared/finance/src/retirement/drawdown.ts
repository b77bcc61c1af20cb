import { exact, percentOf, rand } from '../money/exact.ts';

/** Limits on a living annuity's yearly drawdown, percent of capital [R]; Income Tax Act, "living annuity". */
export const livingAnnuityLimits = { lowest: 2.5, highest: 17.5 };

/** Rand a month from a yearly drawdown in percent, such as 4 in the "4% rule". */
export function drawdownIncome(capital: number, percentAYear: number): number {
  return rand(percentOf(exact(capital), percentAYear).div(12));
}

/** Capital needed for a yearly income in rand at a drawdown of `percentAYear`. */
export function capitalForIncome(annualIncome: number, percentAYear: number): number {
  return rand(exact(annualIncome).times(100).div(percentAYear));
}
