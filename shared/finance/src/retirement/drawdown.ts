import { exact, percentOf, rand } from '../money/exact.ts';

/** Limits on what a living annuity may pay a year, percent of capital [R]; Income Tax Act, "living annuity". */
export const livingAnnuityLimits = { lowest: 2.5, highest: 17.5 };

/** Rand a month that a percentage of the capital a year gives, such as 4 in the "4% rule". */
export function drawdownIncome(capital: number, percentAYear: number): number {
  return rand(percentOf(exact(capital), percentAYear).div(12));
}

/** The capital of which `percentAYear` is an income of so many rand a year. */
export function capitalForIncome(annualIncome: number, percentAYear: number): number {
  return rand(exact(annualIncome).times(100).div(percentAYear));
}
