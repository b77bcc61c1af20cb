import { largestAmount } from '../entry/fields.ts';
import { exact, type Exact } from '../money/exact.ts';
import type { TaxYear } from '../tax-years/tax-year.ts';
import { statutory, type Pay } from './statutory.ts';

/** The salary, or why there is none: the rest of the pay leaves more already, or no salary leaves so much. */
export type SalaryForNet =
  | { salary: Exact }
  | { salary: null; because: 'more without a salary' | 'less with every salary' };

/** The largest salary that an entry takes, in cents. */
const HIGHEST = largestAmount * 100;

/**
 * Where net pay is highest, in cents, at most {@link HIGHEST}. With contributions in percent that are more than a person
 * keeps of another rand, net pay rises to a peak and falls from there on.
 */
function peakOf(netAt: (cents: number) => Exact): number {
  let low = 0;
  let high = HIGHEST;
  while (high - low > 2) {
    const third = Math.floor((high - low) / 3);
    if (netAt(low + third).lt(netAt(high - third))) low += third;
    else high -= third;
  }
  return low + 1;
}

/**
 * The basic salary in cents that leaves a wanted net pay, all else on the payslip unchanged.
 *
 * PAYE and UIF are rounded apart, so one more cent of salary can take two more cents of deductions and net pay then falls
 * by a cent. The bisection therefore ends a few cents about the answer, and the smallest salary there that gives the
 * wanted net exactly is taken. As no cent of salary raises net pay by more than a cent, no net amount is jumped over.
 *
 * Leave an annual payment out of `pay`: its tax stands for the whole year, and a rand more of salary a month
 * moves twelve rand more of it past a threshold, so that net pay in that one month can fall.
 *
 * @param targetNet rand a period
 */
export function salaryForNet(targetNet: Exact, pay: Pay, taxYear: TaxYear): SalaryForNet {
  const salary = (cents: number) => exact(cents).div(100);
  const netAt = (cents: number) => statutory({ ...pay, basicSalary: salary(cents) }, taxYear).net;

  if (netAt(0).gt(targetNet)) return { salary: null, because: 'more without a salary' };
  let low = 0;
  let high = 100_000;
  while (high < HIGHEST && netAt(high).lt(targetNet)) high = Math.min(2 * high, HIGHEST);
  if (netAt(high).lt(targetNet)) high = peakOf(netAt);
  if (netAt(high).lt(targetNet)) return { salary: null, because: 'less with every salary' };
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (netAt(middle).lt(targetNet)) low = middle;
    else high = middle;
  }
  for (let cents = Math.max(0, high - 4); cents <= high + 4; cents++) {
    if (netAt(cents).eq(targetNet)) return { salary: salary(cents) };
  }
  return { salary: salary(high) };
}
