import { taxYearById } from '@phila/finance/tax-years';
import { CONTRIBUTIONS, RATES, twoPots } from './two-pots.ts';

it('takes rates of the tax year, the lowest ones', () => {
  expect(
    taxYearById(2027)
      ?.brackets.rows.slice(0, RATES.length)
      .map(({ rate }) => rate),
  ).toEqual([...RATES]);
});

it('puts a third and two thirds away, and costs less by the tax on it', () => {
  expect(twoPots(1_500, 26)).toEqual({ savings: 500, retirement: 1_000, taxSaved: 390, costs: 1_110 });
});

it('divides into whole rand', () => {
  for (const contribution of CONTRIBUTIONS)
    expect(Number.isInteger(twoPots(contribution, 18).savings)).toBe(true);
});
