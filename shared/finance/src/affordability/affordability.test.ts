import * as fc from 'fast-check';

import { calculateLoan } from '../loan/index.ts';
import { affordabilityEntry, calculateAffordability, minimumExpenses } from './index.ts';
import { runs } from '../testing/runs.ts';

describe('minimum expense norms (regulation 23A; docs/calculators/affordability.md)', () => {
  test.each([
    [0, 0],
    [500, 500],
    [800, 800],
    [6_250, 1_167.88],
    [25_000, 2_855.38],
    [50_000, 4_905.38],
    [6_250.01, 1_167.88],
    [60_000, 5_580.38],
  ])('income of %d a month: %d', (income, norm) => expect(minimumExpenses(income)).toBe(norm));

  test('is continuous and never falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        const step = minimumExpenses((cents + 100) / 100) - minimumExpenses(cents / 100);
        expect(step).toBeGreaterThanOrEqual(0);
        expect(step).toBeLessThanOrEqual(1.001);
      }),
      runs(),
    );
  });
});

describe('affordability', () => {
  const entry = {
    grossMonthlyIncome: 40_000,
    statutoryDeductions: 8_000,
    monthlyExpenses: 12_000,
    debtRepayments: 5_000,
    annualInterestRate: 10.5,
    termMonths: 240,
  };

  test('takes the larger of norm and entered expenses', () => {
    expect(calculateAffordability(entry)).toMatchObject({
      livingExpenses: 12_000,
      affordableInstalment: 15_000,
    });
    expect(calculateAffordability({ ...entry, monthlyExpenses: 100 }).livingExpenses).toBe(4_085.38);
  });

  test('the loan it names costs the instalment it names, to the cent', () => {
    const { affordableLoan, affordableInstalment } = calculateAffordability(entry);
    const loan = calculateLoan({ amount: affordableLoan, annualInterestRate: 10.5, termMonths: 240 });
    expect(loan.instalment).toBe(affordableInstalment);
  });

  test('is nothing where nothing is left', () => {
    expect(calculateAffordability({ ...entry, debtRepayments: 50_000 })).toMatchObject({
      affordableInstalment: 0,
      affordableLoan: 0,
    });
  });

  test('refuses a term of 0 and of 400 years at the field', () => {
    const message = (termMonths: number) =>
      affordabilityEntry
        .safeParse({ ...entry, termMonths })
        .error?.issues.map((issue) => [issue.path[0], issue.message]);
    expect(message(0)).toEqual([['termMonths', 'At least 1 month']]);
    expect(message(4_800)).toEqual([['termMonths', 'At most 600 months']]);
  });
});
