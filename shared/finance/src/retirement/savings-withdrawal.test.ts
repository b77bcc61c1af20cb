import * as fc from 'fast-check';

import { exact } from '../money/exact.ts';
import { runs } from '../testing/runs.ts';
import { shippedFigures } from '../figure-tables/index.ts';
import { shippedTaxYears, taxYearById } from '../tax-years/index.ts';
import type { TaxYear } from '../tax-years/index.ts';
import { retirementRates, calculateRetirement, retirementEntry } from './index.ts';
import { savingsWithdrawal, type SavingsWithdrawalEntry } from './savings-withdrawal.ts';

const yearOf = (id: number): TaxYear => {
  const year = taxYearById(id);
  if (year === undefined) throw new Error(`no tax year ${id}`);
  return year;
};
const year2025 = yearOf(2025);

const taken = (entry: Partial<SavingsWithdrawalEntry>, year = year2025) =>
  savingsWithdrawal(
    {
      amount: 30_000,
      charge: 0,
      taxableIncome: 360_000,
      age: 35,
      retirementAge: 65,
      growth: exact(1),
      inflation: exact(1),
      ...entry,
    },
    year,
  );

describe('published examples, all of the tax year 2024/25', () => {
  test('Allan Gray (J. Leibowitz, Daily Maverick, 11 July 2024): tax of R 59 997 becomes R 67 722', () => {
    const { tax, net, rateBefore, rateAfter } = taken({ taxableIncome: 370_000, amount: 25_000 });
    expect([tax, net]).toEqual([67_722 - 59_997, 25_000 - (67_722 - 59_997)]);
    expect([rateBefore, rateAfter]).toEqual([26, 31]);
  });

  test('Financial Mail (29 August 2024): of R 30 000 on R 360 000 some is taxed at 26%, the rest at 31%', () => {
    const { tax, steps } = taken({});
    // The article counts R 10 501 and R 19 499, from "R 370 501": the bound that SARS prints as the next row's first rand.
    expect(steps.filter(({ label }) => label.startsWith('Tax at')).map(({ amount }) => amount)).toEqual([
      -2_730, -6_045,
    ]);
    expect(Math.abs(tax - (10_501 * 0.26 + 19_499 * 0.31))).toBeLessThan(0.06);
  });

  test('KSR Finance, “Renai”: of R 5 000 on R 250 000, R 300 is the charge, R 1 222 tax, R 3 478 paid', () => {
    expect(taken({ taxableIncome: 250_000, amount: 5_000, charge: 300 })).toMatchObject({
      tax: 1_222,
      net: 3_478,
    });
  });

  test.each([
    ['18%', 150_000, 24_600],
    ['45%', 2_000_000, 16_500],
  ])('Pension Plain (IOL, 21 September 2024): at %s, R 30 000 leaves this much', (_, taxableIncome, net) =>
    expect(taken({ taxableIncome }).net).toBe(net),
  );

  test('EVA Financial Solutions, “Mr. B”: R 50 000 on R 300 000 costs R 13 000', () =>
    expect(taken({ taxableIncome: 300_000, amount: 50_000 }).tax).toBe(13_000));

  test.each([
    [300_000, 26],
    [600_000, 36],
  ])('Old Mutual (J. Manyike, 1 April 2025): at R %d of income the rate is %d%%', (taxableIncome, rate) =>
    expect(taken({ taxableIncome, amount: 20_000 }).taxPercent).toBe(rate),
  );

  test.each([
    ['Old Mutual Wealth (I. Odendaal): R 30 000 in 20 years at 4%', 30_000, 4, 20, 65_733, 1],
    ['… at 6%', 30_000, 6, 20, 96_214, 1],
    ['… at 10%', 30_000, 10, 20, 201_825, 1],
    // Printed in rounded figures.
    ['Allan Gray: R 50 000 in 30 years at 10%, “up to R870,000”', 50_000, 10, 30, 870_000, 5_000],
    ['Nedbank (W. Khwela): R 30 000 in 30 years at 7%', 30_000, 7, 30, 228_000, 1_000],
  ])('%s', (_, amount, rate, years, worth, tolerance) => {
    const growth = exact(1).plus(exact(rate).div(100)).pow(years);
    expect(Math.abs(taken({ amount, growth }).worthAtRetirement - worth)).toBeLessThan(tolerance);
  });
});

/** Tax in whole cents by adding up each bracket from the bottom, without the table’s bases and decimals. */
const centsByBracket = (rand: number, { brackets, rebates }: TaxYear, age: number): number => {
  const cents = BigInt(Math.round(rand * 100));
  const rows = brackets.rows;
  // In ten-thousandths of a cent, as a rate has up to two decimals.
  const parts = rows.map(({ from, rate }, at) => {
    const low = BigInt(from) * 100n;
    const next = rows[at + 1];
    const high = next === undefined || BigInt(next.from) * 100n > cents ? cents : BigInt(next.from) * 100n;
    return high > low ? (high - low) * BigInt(Math.round(rate * 100)) : 0n;
  });
  const sum = parts.reduce((total, part) => total + part, 0n);
  const rebate = rebates.primary + (age >= 65 ? rebates.secondary : 0) + (age >= 75 ? rebates.tertiary : 0);
  const owed = sum - BigInt(rebate) * 1_000_000n;
  return Number(owed < 0n ? 0n : owed) / 10_000;
};

const anyWithdrawal = fc.record({
  taxableIncome: fc.integer({ min: 0, max: 300_000_000 }).map((cents) => cents / 100),
  amount: fc.integer({ min: 200_000, max: 100_000_000 }).map((cents) => cents / 100),
  charge: fc.integer({ min: 0, max: 199_999 }).map((cents) => cents / 100),
  age: fc.integer({ min: 18, max: 90 }),
  year: fc.constantFrom(...shippedTaxYears),
});

describe('properties', () => {
  test('agrees with the brackets added up in whole cents, in every shipped year and at every age', () => {
    fc.assert(
      fc.property(anyWithdrawal, ({ year, ...entry }) => {
        const { tax, net } = taken(entry, year);
        const taxed = (Math.round(entry.amount * 100) - Math.round(entry.charge * 100)) / 100;
        const withIt = centsByBracket(entry.taxableIncome + taxed, year, entry.age);
        const without = centsByBracket(entry.taxableIncome, year, entry.age);
        expect(Math.abs(tax * 100 - (withIt - without))).toBeLessThanOrEqual(0.500_01);
        expect(Math.round((net + tax + entry.charge) * 100)).toBe(Math.round(entry.amount * 100));
      }),
      runs(1_000),
    );
  });

  test('has steps that add up to what reaches the account', () => {
    fc.assert(
      fc.property(anyWithdrawal, ({ year, ...entry }) => {
        const { net, steps } = taken(entry, year);
        const end = steps.findIndex(({ label }) => label === 'Reaches your account');
        const sum = steps
          .slice(0, end)
          .reduce((total, step) => total.plus(step.exact ?? step.amount), exact(0));
        expect(sum.minus(net).abs().lte('0.0051')).toBe(true);
        for (const { basis } of steps) expect(basis).not.toBe('');
      }),
      runs(500),
    );
  });

  test('never takes more than the top rate, and more tax the more one earns', () => {
    fc.assert(
      fc.property(anyWithdrawal, fc.integer({ min: 0, max: 500_000 }), ({ year, ...entry }, more) => {
        const { tax } = taken(entry, year);
        const top = year.brackets.rows.at(-1)?.rate ?? 0;
        expect(tax).toBeLessThanOrEqual(((entry.amount - entry.charge) * top) / 100 + 0.01);
        expect(
          taken({ ...entry, taxableIncome: entry.taxableIncome + more }, year).tax,
        ).toBeGreaterThanOrEqual(tax - 0.01);
      }),
      runs(500),
    );
  });
});

describe('rebates', () => {
  test('of the year lift a small income’s withdrawal out of tax', () => {
    // 18% × (80 000 + 30 000) − 17 235; nothing is owed on R 80 000.
    expect(taken({ taxableIncome: 80_000 }).tax).toBe(2_565);
    expect(taken({ taxableIncome: 0 }).tax).toBe(0);
    expect(taken({ taxableIncome: 80_000 }).steps.map(({ label }) => label)).toContain(
      'Rebates left over by your income',
    );
  });
  test('are those of the age', () => {
    // 18% × 180 000 − 17 235 − 9 444, less 18% × 150 000 − 17 235 − 9 444, which is 321.
    expect(taken({ taxableIncome: 150_000, age: 65 }).tax).toBe(5_400);
    expect(taken({ taxableIncome: 140_000, age: 65 }).tax).toBe(170_000 * 0.18 - 17_235 - 9_444);
  });
});

describe('in a plan', () => {
  const plan = {
    currentAge: 35,
    retirementAge: 65,
    lifeExpectancy: 90,
    currentMonthlyIncome: 30_000,
    currentSavings: 250_000,
    monthlyContribution: 3_000,
    inflation: 5,
    preRetirementRate: 10,
    postRetirementRate: 8,
  };

  test('costs the plan exactly what the money would have become', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200_000, max: 25_000_000 }),
        fc.integer({ min: 0, max: 15 }),
        (cents, preRetirementRate) => {
          const one = { ...plan, preRetirementRate };
          const without = calculateRetirement(one);
          const { projectedCapital, savingsWithdrawal: withdrawal } = calculateRetirement({
            ...one,
            savingsWithdrawal: cents / 100,
          });
          expect(without.savingsWithdrawal).toBeNull();
          expect(
            Math.abs(without.projectedCapital - projectedCapital - (withdrawal?.worthAtRetirement ?? 0)),
          ).toBeLessThan(0.011);
        },
      ),
      runs(200),
    );
  });

  test('adds to twelve months of income unless the taxable income is entered', () => {
    // 2026/27: 360 000 + 30 000; 23 100 at 26%, 6 900 at 31%.
    const { savingsWithdrawal: withdrawal, explanation } = calculateRetirement({
      ...plan,
      savingsWithdrawal: 30_000,
    });
    expect(withdrawal).toMatchObject({
      tax: 8_145,
      net: 21_855,
      rateBefore: 26,
      rateAfter: 31,
      againFrom: '2027-03-01',
    });
    expect(explanation.slice(0, withdrawal?.steps.length)).toEqual(withdrawal?.steps);
    expect(
      calculateRetirement({ ...plan, savingsWithdrawal: 30_000, taxableIncome: 100_000 }).savingsWithdrawal
        ?.tax,
    ).toBe(5_400);
  });

  test('follows the figures of the year that it is given', () => {
    const entry = { ...plan, savingsWithdrawal: 30_000 };
    const next: TaxYear = {
      ...yearOf(2027),
      id: 2028,
      name: '2027/28',
      from: '2027-03-01',
      to: '2028-02-29',
      brackets: { rows: [{ from: 0, base: 0, rate: 20 }], source: { text: 'Invented', sure: 'C' } },
    };
    const { savingsWithdrawal: withdrawal } = calculateRetirement(
      entry,
      retirementRates(shippedFigures, next),
    );
    expect(withdrawal).toMatchObject({ tax: 6_000, againFrom: '2028-03-01' });
    expect(withdrawal?.steps.map(({ basis }) => basis).join(' ')).toMatch(/of 2027\/28.*Invented/);
  });

  test.each<[object, string, string]>([
    [{ savingsWithdrawal: 1_999.99 }, 'savingsWithdrawal', 'Take at least R 2 000, or nothing'],
    [{ savingsWithdrawal: 250_000.01 }, 'savingsWithdrawal', 'More than you have saved so far'],
    [
      { savingsWithdrawal: 2_000, retirementAge: 35 },
      'savingsWithdrawal',
      'Only before the age at which you retire',
    ],
    [
      { savingsWithdrawal: 2_000, withdrawalCharge: 2_000 },
      'withdrawalCharge',
      'Enter less than what you take',
    ],
    [
      { savingsWithdrawal: 2_000, currentMonthlyIncome: undefined, requiredMonthlyIncome: 9_000 },
      'taxableIncome',
      'Required',
    ],
  ])('refuses %j', (change, field, message) => {
    const { error } = retirementEntry.safeParse({ ...plan, ...change });
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
  });

  test.each([0, 2_000, 250_000])('accepts %d', (amount) =>
    expect(retirementEntry.safeParse({ ...plan, savingsWithdrawal: amount }).success).toBe(true),
  );
});
