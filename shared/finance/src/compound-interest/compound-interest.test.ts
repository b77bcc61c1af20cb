import * as fc from 'fast-check';
import { fv, PaymentDueTime } from 'financial';

import { exact } from '../money/exact.ts';
import { calculateCompoundInterest, compoundInterestEntry, effectiveRate, frequencies } from './index.ts';
import { runs } from '../testing/runs.ts';

const monthly = {
  frequencyId: 3,
  initialAmount: 100,
  contributionAmount: 100,
  annualInterestRate: 5,
  term: 10,
};

describe('vectors (docs/calculators/compound-interest.md)', () => {
  test.each([
    [5, 15_692.93],
    [6, 16_569.87],
    [7, 17_509.45],
  ])(
    'C1, numpy-financial docs: 100 + 100 a month at %d %% for 10 years is %d',
    (annualInterestRate, expected) => {
      expect(calculateCompoundInterest({ ...monthly, annualInterestRate }).futureValue).toBe(expected);
    },
  );

  test('C3, Excel reference: 1 000 a month at 12% for 12 months is 12 682.50', () => {
    const result = calculateCompoundInterest({
      frequencyId: 3,
      contributionAmount: 1_000,
      annualInterestRate: 12,
      term: 1,
    });
    expect(result).toMatchObject({ futureValue: 12_682.5, totalContributions: 12_000, totalInterest: 682.5 });
  });

  test('C5, Excel reference: EFFECT(5.25%, 4) is 5.354267%', () => {
    expect(effectiveRate(5.25, 4).toFixed(6)).toBe('5.354267');
    expect(
      calculateCompoundInterest({ ...monthly, annualInterestRate: 5.25, frequencyId: 4 }).effectiveRate,
    ).toBe(5.3543);
  });

  test('2 000 a month at 9% for 36 months is the exact 82 305.43, not the 82 307.16 of a school note', () => {
    const entry = { frequencyId: 3, contributionAmount: 2_000, annualInterestRate: 9, term: 3 };
    expect(calculateCompoundInterest(entry).futureValue).toBe(82_305.43);
  });
});

const anyGrowth = fc.record({
  initialAmount: fc.integer({ min: 0, max: 100_000_000 }).map((value) => value / 100),
  contributionAmount: fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100),
  annualInterestRate: fc.integer({ min: 0, max: 3_000 }).map((value) => value / 100),
  frequencyId: fc.constantFrom(...frequencies.map(({ id }) => id)),
  term: fc.integer({ min: 1, max: 40 }),
  contributeAtStart: fc.boolean(),
});

describe('properties', () => {
  test('agrees with financial (a port of numpy-financial) to the cent', () => {
    fc.assert(
      fc.property(anyGrowth, (entry) => {
        const perYear = frequencies.find(({ id }) => id === entry.frequencyId)!.perYear;
        const when = entry.contributeAtStart ? PaymentDueTime.Begin : PaymentDueTime.End;
        const rate = entry.annualInterestRate / 100 / perYear;
        const expected = -fv(rate, entry.term * perYear, entry.contributionAmount, entry.initialAmount, when);
        const { futureValue } = calculateCompoundInterest(entry);
        // Allows half a cent of rounding, plus the digits that a double loses: the formula under test subtracts 1 from
        // a growth close to 1 and divides by the rate, so it loses more of them the lower the rate is.
        const lost = 1e-12 + (rate === 0 ? 0 : Number.EPSILON / rate);
        expect(Math.abs(futureValue - expected)).toBeLessThan(0.0051 + expected * lost);
      }),
      runs(3_000),
    );
  });

  test('the series starts with the initial amount, ends with the future value, and adds up', () => {
    fc.assert(
      fc.property(anyGrowth, (entry) => {
        const { series, futureValue, totalContributions, totalInterest } = calculateCompoundInterest(entry);
        expect(series[0]).toMatchObject({ balance: entry.initialAmount, interest: 0 });
        expect(series.at(-1)).toMatchObject({
          balance: futureValue,
          contributed: totalContributions,
          interest: totalInterest,
        });
        const wrong = series.filter(
          (point) => !exact(point.contributed).plus(point.interest).eq(point.balance),
        );
        expect(wrong).toEqual([]);
      }),
      runs(300),
    );
  });

  test('each year follows from the one before', () => {
    const { series } = calculateCompoundInterest({ ...monthly, initialAmount: 5_000 });
    for (const [index, point] of series.slice(1).entries()) {
      const expected = -fv(0.05 / 12, 12, 100, series[index]!.balance);
      expect(Math.abs(point.balance - expected)).toBeLessThan(0.02);
    }
  });

  test('without interest nothing is earned', () => {
    const result = calculateCompoundInterest({ ...monthly, annualInterestRate: 0 });
    expect(result).toMatchObject({ futureValue: 12_100, totalInterest: 0, effectiveRate: 0 });
  });

  test('the explanation, followed by hand, gives the result to the cent', () => {
    fc.assert(
      fc.property(anyGrowth, (entry) => {
        const result = calculateCompoundInterest(entry);
        const at = (label: string) => {
          const step = result.explanation.find((each) => each.label === label)!;
          return exact(step.exact ?? step.amount);
        };
        const sum = at('Growth of the initial amount').plus(at('Growth of the contributions'));
        expect(Math.abs(sum.minus(result.futureValue).toNumber())).toBeLessThanOrEqual(0.005_001);
        expect(at('Future value').minus(at('Total contributions')).toNumber()).toBe(result.totalInterest);
        const growth = at('Interest a period (percent)').div(100).plus(1).pow(at('Periods (number)'));
        const initial = at('Initial amount').times(growth);
        expect(Math.abs(initial.minus(at('Growth of the initial amount')).toNumber())).toBeLessThan(0.005);
      }),
      runs(300),
    );
  });
});

describe('dates and real value', () => {
  const entry = { ...monthly, startDate: '2026-02-28', inflation: 5 };

  test.each([
    [1, ['2026-02-28', '2026-03-07', '2026-03-14']],
    [2, ['2026-02-28', '2026-03-14', '2026-03-28']],
    [3, ['2026-02-28', '2026-03-28', '2026-04-28']],
    [4, ['2026-02-28', '2026-05-28', '2026-08-28']],
    [5, ['2026-02-28', '2026-08-28', '2027-02-28']],
    [6, ['2026-02-28', '2027-02-28', '2028-02-28']],
  ])('frequency %i steps through the calendar', (frequencyId, expected) => {
    const term = { 1: 0.25, 2: 0.5 }[frequencyId] ?? 2;
    const { series } = calculateCompoundInterest({ ...entry, frequencyId, term });
    expect(series.slice(0, 3).map(({ date }) => date)).toEqual(expected);
  });

  test('weekly years end on their day', () => {
    const { series } = calculateCompoundInterest({ ...entry, frequencyId: 1, term: 3 });
    expect(series.map(({ date }) => date)).toEqual(['2026-02-28', '2027-02-28', '2028-02-28', '2029-02-28']);
  });

  test('takes inflation off', () => {
    expect(calculateCompoundInterest(entry).realValue).toBe(
      Number((15_692.928_894_335_748 / 1.05 ** 10).toFixed(2)),
    );
    expect(calculateCompoundInterest(monthly).realValue).toBeNull();
  });
});

describe('refused entries', () => {
  test.each<[object, string, string]>([
    [{ frequencyId: 7 }, 'frequencyId', 'Choose how often'],
    [{ frequencyId: undefined }, 'frequencyId', 'Required'],
    [{ term: 0 }, 'term', 'Enter more than zero'],
    [{ term: 400 }, 'term', 'At most 100 years'],
    [{ term: 1.3 }, 'term', 'The term must hold a whole number of periods'],
    [{ initialAmount: -1 }, 'initialAmount', 'Enter zero or more'],
    [{ contributionAmount: Number.NaN }, 'contributionAmount', 'Enter a number'],
    [{ annualInterestRate: 101 }, 'annualInterestRate', 'At most 100%'],
    [{ startDate: '31/12/2026' }, 'startDate', 'Enter a date as year-month-day'],
    [{ startDate: '2026-01-31T99' }, 'startDate', 'Enter a date as year-month-day'],
    [{ startDate: '2027-02-29' }, 'startDate', 'No such day'],
  ])('%j', (change, field, message) => {
    const { error } = compoundInterestEntry.safeParse({ ...monthly, ...change });
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])[0]).toEqual([field, message]);
  });
});

test('each point has its worth in today’s rand, the last one the same as the result', () => {
  const entry = { initialAmount: 1_000, frequencyId: 6, annualInterestRate: 5, term: 2, inflation: 5 };
  const { series, realValue } = calculateCompoundInterest(entry);
  expect(series.map(({ balanceToday }) => balanceToday)).toEqual([1_000, 1_000, 1_000]);
  expect(realValue).toBe(1_000);
  const { inflation: _, ...without } = entry;
  expect(calculateCompoundInterest(without).series.map(({ balanceToday }) => balanceToday)).toEqual([
    null,
    null,
    null,
  ]);
});

test('a term of any whole number of months, in years with four decimals', () => {
  for (let months = 1; months <= 1_200; months += 1) {
    const term = Number((months / 12).toFixed(4));
    expect(compoundInterestEntry.parse({ frequencyId: 3, annualInterestRate: 0, term })).toMatchObject({
      term,
    });
  }
});
