import * as fc from 'fast-check';

import { exact, fourDecimals } from '../money/exact.ts';
import { calculateNetWealth, netWealthEntry, netWealthGroupNames, netWealthHistory } from './index.ts';
import type { NetWealthEntry } from './index.ts';
import { runs } from '../testing/runs.ts';

const statement: NetWealthEntry = {
  date: '2026-03-31',
  monthlyExpenses: 20_000,
  lines: [
    { group: 'cash', label: 'Savings account', amount: 30_000 },
    { group: 'liquid', label: 'Unit trusts', amount: 60_000 },
    { group: 'investment', label: 'Business', amount: 110_000.1 },
    { group: 'retirement', label: 'Provident fund', amount: 800_000.2 },
    { group: 'personal', label: 'Home', amount: 1_500_000 },
    { group: 'shortTerm', label: 'Credit card', amount: 20_000 },
    { group: 'longTerm', label: 'Bond', amount: 980_000 },
  ],
};
const cents = (amount: number) => Math.round(amount * 100);

describe('net wealth (docs/calculators/net-wealth.md)', () => {
  test('by hand', () => {
    const result = calculateNetWealth(statement);
    expect(result).toMatchObject({
      date: '2026-03-31',
      totalAssets: 2_500_000.3,
      totalLiabilities: 1_000_000,
      netWealth: 1_500_000.3,
      debtToAssets: 40,
      solvency: 60,
      debtToIncome: null,
      liquidityRatio: 4.5,
      monthsOfCover: 4.5,
      warnings: [],
    });
    expect(result.groups.map(({ percent }) => percent)).toEqual([1.2, 2.4, 4.4, 32, 60, 2, 98]);
  });

  test('adds up, whatever the lines', () => {
    const anyLine = fc.record({
      group: fc.constantFrom(...netWealthGroupNames),
      label: fc.constant('line'),
      amount: fc.integer({ min: 0, max: 100_000_000_000 }).map((value) => value / 100),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 200 }),
        fc.constantFrom(0, 12_345.67),
        (lines, monthlyExpenses) => {
          const result = calculateNetWealth({ lines, monthlyExpenses });
          const owed = lines.reduce(
            (sum, { group, amount }) =>
              sum + (group === 'shortTerm' || group === 'longTerm' ? -cents(amount) : cents(amount)),
            0,
          );
          expect(cents(result.netWealth)).toBe(owed);
          const steps = Object.fromEntries(
            result.explanation.map((step) => [step.label, cents(step.amount)]),
          );
          expect(steps['Total assets']! - steps['Total liabilities']!).toBe(steps['Net wealth']);
          expect(steps['Net wealth']).toBe(owed);
          for (const [label, ratio] of [
            ['Debt to assets (percent)', result.debtToAssets],
            ['Solvency (percent)', result.solvency],
            ['Cover of short-term liabilities (times)', result.liquidityRatio],
            ['Months of cover (months)', result.monthsOfCover],
          ] as const) {
            const shown = result.explanation.find((each) => each.label === label);
            expect(shown ? fourDecimals(exact(shown.exact ?? shown.amount)) : null).toBe(ratio);
          }
        },
      ),
      runs(200),
    );
  });

  test('all debts as a share of what a year brings in', () => {
    const result = calculateNetWealth({ ...statement, monthlyIncome: 50_000 });
    expect(result.debtToIncome).toBe(166.6667);
    expect(result.explanation).toContainEqual({
      label: 'Debt to income (percent)',
      amount: 166.67,
      basis: 'Liabilities ÷ (monthly income × 12) × 100',
      exact: '166.6666666666666666666667',
    });
  });

  test('a line keeps the day of its value and where it is from', () => {
    const line = {
      group: 'longTerm',
      label: 'Bond',
      amount: 1,
      date: '2026-03-01',
      source: 'Mortgage calculator',
    };
    expect(netWealthEntry.parse({ lines: [line] })).toEqual({ lines: [line] });
    expect(netWealthEntry.safeParse({ lines: [{ ...line, date: '2026-02-30' }] }).success).toBe(false);
  });

  test('divides by nothing', () => {
    expect(calculateNetWealth({ lines: [] })).toMatchObject({
      netWealth: 0,
      debtToAssets: null,
      solvency: null,
      debtToIncome: null,
      liquidityRatio: null,
      monthsOfCover: null,
      date: null,
      warnings: [],
    });
  });

  test('warns of what is owed beyond what is owned, what is due, and what lasts', () => {
    const lines = [
      { group: 'cash' as const, label: 'Cash', amount: 100 },
      { group: 'shortTerm' as const, label: 'Overdraft', amount: 101 },
    ];
    expect(calculateNetWealth({ lines, monthlyExpenses: 50 }).warnings).toHaveLength(3);
  });
});

describe('history', () => {
  test('goes by day, shows the change, and keeps the last statement of a day', () => {
    const worth = (amount: number): NetWealthEntry => ({ lines: [{ group: 'cash', label: 'Cash', amount }] });
    const points = netWealthHistory([
      { date: '2026-06-30', entry: worth(300.1) },
      { date: '2026-03-31', entry: worth(100) },
      { date: '2026-03-31', entry: worth(100.2) },
    ]);
    expect(points).toEqual([
      { date: '2026-03-31', assets: 100.2, liabilities: 0, netWealth: 100.2, change: null },
      { date: '2026-06-30', assets: 300.1, liabilities: 0, netWealth: 300.1, change: 199.9 },
    ]);
    expect(netWealthHistory([])).toEqual([]);
  });
});

describe('refused entries', () => {
  test.each<[object, string, string]>([
    [{}, 'lines', 'Enter a list of lines'],
    [
      { lines: [{ group: 'gold', label: 'Bar', amount: 1 }] },
      'lines.0.group',
      'Choose one of the seven groups',
    ],
    [{ lines: [{ group: 'cash', label: '  ', amount: 1 }] }, 'lines.0.label', 'Enter a name'],
    [{ lines: [{ group: 'cash', label: 'x', amount: -1 }] }, 'lines.0.amount', 'Enter zero or more'],
    [{ lines: [{ group: 'cash', label: 'x' }] }, 'lines.0.amount', 'Required'],
    [{ lines: [], date: '2026-02-29' }, 'date', 'No such day'],
    [{ lines: [], monthlyExpenses: Infinity }, 'monthlyExpenses', 'Enter a number'],
  ])('%j', (entry, field, message) => {
    const { error } = netWealthEntry.safeParse(entry);
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
  });
});
