import * as fc from 'fast-check';

import { exact, fourDecimals } from '../money/exact.ts';
import { budgetEntry, budgetGroupNames, budgetGroups, calculateBudget, fieldsOf } from './index.ts';
import type { BudgetEntry } from './index.ts';
import { runs } from '../testing/runs.ts';

const fields = budgetGroupNames.flatMap(fieldsOf);
const anyBudget = fc.record(
  Object.fromEntries(
    fields.map((field) => [field, fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100)]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<BudgetEntry>;
const cents = (amount: number) => Math.round(amount * 100);

describe('the form (docs/calculators/budget.md)', () => {
  test('has 55 amounts in 12 groups of the sizes listed, each name once', () => {
    expect(budgetGroupNames.map((name) => fieldsOf(name).length)).toEqual([
      6, 8, 6, 3, 6, 5, 4, 6, 3, 2, 3, 3,
    ]);
    expect(new Set(fields).size).toBe(55);
    expect(budgetGroupNames.every((name) => budgetGroups[name].label.length > 3)).toBe(true);
  });

  test.each<[object, string, string]>([
    [{ fuel: -1 }, 'fuel', 'Enter zero or more'],
    [{ gifts: 'many' }, 'gifts', 'Enter a number'],
    [{ netSalary: 1.001 }, 'netSalary', 'At most two decimals'],
    [{ netSalary: 1_000_000_001 }, 'netSalary', 'At most R 1 000 000 000'],
  ])('refuses %j at the field', (entry, field, message) => {
    expect(budgetEntry.safeParse(entry).error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual(
      [[field, message]],
    );
  });
});

describe('a budget', () => {
  test('by hand', () => {
    const result = calculateBudget({
      netSalary: 30_000,
      rentalIncome: 5_000,
      bondOrRent: 9_000,
      vehicleInstalment: 4_000,
      groceries: 5_000.5,
      creditCard: 1_750,
      emergencyFund: 3_500,
    });
    expect(result).toMatchObject({
      totalIncome: 35_000,
      totalExpenses: 19_750.5,
      totalSavings: 3_500,
      surplus: 11_749.5,
      debtToIncome: 5,
      instalmentsToIncome: 42.1429,
    });
    expect(result.groups[1]).toEqual({ name: 'home', label: 'Home', total: 9_000, percentOfIncome: 25.7143 });
    expect(result.warnings.map(({ field }) => field)).toEqual(['otherDebt']);
  });

  test('surplus is income less all other groups, to the cent', () => {
    fc.assert(
      fc.property(anyBudget, (entry) => {
        const result = calculateBudget(entry);
        const income = fieldsOf('income').reduce((sum, field) => sum + cents(entry[field] ?? 0), 0);
        const all = fields.reduce((sum, field) => sum + cents(entry[field] ?? 0), 0);
        expect(cents(result.totalIncome)).toBe(income);
        expect(cents(result.surplus)).toBe(income - (all - income));
        expect(cents(result.totalIncome) - cents(result.totalExpenses) - cents(result.totalSavings)).toBe(
          cents(result.surplus),
        );
        const steps = Object.fromEntries(result.explanation.map((step) => [step.label, cents(step.amount)]));
        const spent = budgetGroupNames
          .slice(1)
          .reduce((sum, name) => sum + steps[budgetGroups[name].label]!, 0);
        expect(steps['Income']! - spent).toBe(steps['Surplus']);
        const step = (label: string) => result.explanation.find((each) => each.label === label);
        for (const [label, percent] of [
          ['Debt to income (percent)', result.debtToIncome],
          ['Instalments to income (percent)', result.instalmentsToIncome],
        ] as const) {
          const shown = step(label);
          expect(shown ? fourDecimals(exact(shown.exact ?? shown.amount)) : null).toBe(percent);
        }
        const slices = result.shares.reduce((sum, share) => sum + cents(share.amount), 0);
        expect(slices).toBe(Math.max(income, all - income));
      }),
      runs(300),
    );
  });

  test('without income says so and divides by nothing', () => {
    const result = calculateBudget({ groceries: 100 });
    expect(result).toMatchObject({ surplus: -100, debtToIncome: null, instalmentsToIncome: null });
    expect(result.groups.every(({ percentOfIncome }) => percentOfIncome === null)).toBe(true);
    expect(result.warnings[0]?.message).toBe('No income is entered');
    expect(calculateBudget({}).warnings).toEqual([]);
  });

  test('warns of overspending, dear housing and thin savings', () => {
    const { warnings } = calculateBudget({ netSalary: 10_000, bondOrRent: 3_500, groceries: 7_000 });
    expect(warnings.map(({ field }) => field)).toEqual(['netSalary', 'bondOrRent', 'emergencyFund']);
  });
});
