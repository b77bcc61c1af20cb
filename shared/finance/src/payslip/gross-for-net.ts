import { largestAmount } from '../entry/fields.ts';
import { exact, type Exact } from '../money/exact.ts';
import type { TaxYear } from '../tax-years/tax-year.ts';
import { statutory, type Pay } from './statutory.ts';

/** The salary found, or the reason there is none: the other pay already exceeds the net, or no salary reaches it. */
export type SalaryForNet =
  | { salary: Exact }
  | { salary: null; because: 'more without a salary' | 'less with every salary' };

/** Largest salary an entry accepts, in cents. */
const HIGHEST = largestAmount * 100;

/**
 * Finds the salary in cents, up to {@link HIGHEST}, with the highest net pay. Net pay falls after a peak if
 * contributions take more of an extra rand than is kept.
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
 * Finds the basic salary in cents that leaves a wanted net pay, with the rest of the payslip unchanged.
 *
 * PAYE and UIF are rounded separately, so one more cent of salary can cost two cents of deductions and lower net pay by
 * a cent. The bisection therefore stops a few cents around the answer and takes the smallest salary there that gives
 * exactly the wanted net. A cent of salary never raises net pay by more than a cent, so no net amount is skipped.
 *
 * Leave an annual payment out of `pay`: its tax is charged at once for the whole year, and a rand more of salary a
 * month moves twelve rand of it past a threshold, so net pay in that month can fall.
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
