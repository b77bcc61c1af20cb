import { exact, type Exact } from '../money/exact.ts';
import type { TaxYear } from '../tax-years/tax-year.ts';
import { statutory, type Pay } from './statutory.ts';

/**
 * The basic salary in cents that leaves a wanted net pay, all else on the payslip unchanged; null where even
 * no salary leaves more than that.
 *
 * Net pay rises with every rand, but PAYE and UIF are rounded apart, so one more cent of salary can take two
 * more cents of deductions and net pay then falls by a cent. The bisection therefore ends a few cents about
 * the answer, and the smallest salary there that gives the wanted net exactly is taken. As no cent of salary
 * raises net pay by more than a cent, no net amount is jumped over.
 *
 * Leave an annual payment out of `pay`: its tax stands for the whole year, and a rand more of salary a month
 * moves twelve rand more of it past a threshold, so that net pay in that one month can fall.
 *
 * @param targetNet rand a period
 */
export function salaryForNet(targetNet: Exact, pay: Pay, taxYear: TaxYear): Exact | null {
  const salary = (cents: number) => exact(cents).div(100);
  const netAt = (cents: number) => statutory({ ...pay, basicSalary: salary(cents) }, taxYear).net;

  if (netAt(0).gt(targetNet)) return null;
  let low = 0;
  let high = 100_000;
  while (netAt(high).lt(targetNet)) high *= 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (netAt(middle).lt(targetNet)) low = middle;
    else high = middle;
  }
  for (let cents = Math.max(0, high - 4); cents <= high + 4; cents++) {
    if (netAt(cents).eq(targetNet)) return salary(cents);
  }
  return salary(high);
}
