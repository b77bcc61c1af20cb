import * as fc from 'fast-check';
import { fv, pv } from 'financial';

import { exact, fourDecimals, rand } from '../money/exact.ts';
import { calculateRetirement, capitalForIncome, drawdownIncome, retirementEntry } from './index.ts';
import type { RetirementEntry } from './index.ts';
import { runs } from '../testing/runs.ts';

const plan = {
  currentAge: 35,
  retirementAge: 65,
  lifeExpectancy: 90,
  currentMonthlyIncome: 40_000,
  currentSavings: 500_000,
  monthlyContribution: 6_000,
  contributionIncrease: 6,
  inflation: 5,
  preRetirementRate: 10,
  postRetirementRate: 8,
  otherMonthlyIncome: 0,
};

describe('vectors (docs/calculators/retirement.md)', () => {
  test('R2, SA press "Jane": 20 000 a month growing 8% a year for 40 years; capital at 5% is 96 553 429', () => {
    const finalSalary = exact(20_000).times(12).times(exact(1.08).pow(39));
    expect(finalSalary.toFixed(0)).toBe('4827671');
    expect(Math.round(capitalForIncome(Number(finalSalary.toFixed(2)), 5))).toBe(96_553_429);
  });

  test.each([
    [1_000_000, 3_333],
    [2_000_000, 6_667],
    [3_000_000, 10_000],
    [5_000_000, 16_667],
    [7_500_000, 25_000],
    [10_000_000, 33_333],
    [12_500_000, 41_667],
    [15_000_000, 50_000],
    [20_000_000, 66_667],
  ])('R4, SA press table of the 4%% rule: %d gives %d a month', (capital, income) => {
    expect(Math.round(drawdownIncome(capital, 4))).toBe(income);
    const retired = calculateRetirement({ ...plan, currentAge: 65, currentSavings: capital });
    expect(Math.round(retired.drawdown.atFourPercent)).toBe(income);
  });
});

/** Implements the formulas of docs/calculators month by month, in plain floating point. */
function byTheBook(entry: typeof plan) {
  const years = entry.retirementAge - entry.currentAge;
  const months = years * 12;
  const i = entry.preRetirementRate / 1_200;
  const j = entry.postRetirementRate / 1_200;
  const g = entry.contributionIncrease / 100;
  const inflation = 1 + entry.inflation / 100;
  let capital = entry.currentSavings * (1 + i) ** months;
  let worth = 0;
  for (let k = 1; k <= months; k++) {
    const step = (1 + g) ** Math.floor((k - 1) / 12) * (1 + i) ** (months - k);
    capital += entry.monthlyContribution * step;
    worth += step;
  }
  const need = Math.max(0, entry.currentMonthlyIncome * 0.75 * inflation ** years - entry.otherMonthlyIncome);
  let required = 0;
  for (let t = 0; t < 12 * (entry.lifeExpectancy - entry.retirementAge); t++)
    required += (need * inflation ** Math.floor(t / 12)) / (1 + j) ** t;
  let balance = capital;
  let paid = 0;
  while (
    balance >= need * inflation ** Math.floor(paid / 12) - 0.005 &&
    paid < 12 * (120 - entry.retirementAge)
  ) {
    balance = (balance - need * inflation ** Math.floor(paid / 12)) * (1 + j);
    paid++;
  }
  return {
    capital,
    required,
    extra: Math.max(0, required - capital) / worth,
    ends: entry.retirementAge + paid / 12,
  };
}

const anyPlan = fc
  .record({
    currentAge: fc.integer({ min: 18, max: 64 }),
    toRetirement: fc.integer({ min: 1, max: 45 }),
    inRetirement: fc.integer({ min: 1, max: 40 }),
    currentMonthlyIncome: fc.integer({ min: 1_000, max: 200_000 }),
    currentSavings: fc.integer({ min: 0, max: 5_000_000 }),
    monthlyContribution: fc.integer({ min: 0, max: 30_000 }),
    contributionIncrease: fc.integer({ min: 0, max: 10 }),
    inflation: fc.integer({ min: 0, max: 10 }),
    preRetirementRate: fc.integer({ min: 0, max: 14 }),
    postRetirementRate: fc.integer({ min: 0, max: 14 }),
    otherMonthlyIncome: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ toRetirement, inRetirement, ...entry }) => {
    const retirementAge = Math.min(entry.currentAge + toRetirement, 90);
    return { ...entry, retirementAge, lifeExpectancy: Math.min(retirementAge + inRetirement, 119) };
  });

describe('properties', () => {
  test('agrees with the sums of docs/calculators, month by month', () => {
    fc.assert(
      fc.property(anyPlan, (entry) => {
        const result = calculateRetirement(entry);
        const book = byTheBook(entry);
        const near = (value: number | null, expected: number) =>
          expect(Math.abs(value! - expected)).toBeLessThan(0.0051 + expected * 1e-10);
        near(result.projectedCapital, book.capital);
        near(result.requiredCapital, book.required);
        near(result.extraMonthly, book.extra);
        expect(result.ageMoneyRunsOut ?? 120).toBeCloseTo(book.ends, 1);
      }),
      runs(600),
    );
  });

  test('agrees with financial where contributions and prices stand still', () => {
    fc.assert(
      fc.property(anyPlan, (entry) => {
        const still = { ...entry, contributionIncrease: 0, inflation: 0, otherMonthlyIncome: 0 };
        const result = calculateRetirement(still);
        const i = still.preRetirementRate / 1_200;
        const j = still.postRetirementRate / 1_200;
        const months = 12 * (still.retirementAge - still.currentAge);
        const span = 12 * (still.lifeExpectancy - still.retirementAge);
        const need = still.currentMonthlyIncome * 0.75;
        const capital = -fv(i, months, still.monthlyContribution, still.currentSavings);
        const required = -pv(j, span, need) * (1 + j);
        expect(Math.abs(result.projectedCapital - capital)).toBeLessThan(0.0051 + capital * 1e-11);
        expect(Math.abs(result.requiredCapital - required)).toBeLessThan(0.0051 + required * 1e-11);
      }),
      runs(1_000),
    );
  });

  test('paying the extra contribution closes the shortfall, and the money lasts to the life expectancy', () => {
    fc.assert(
      fc.property(anyPlan, (entry) => {
        const { extraMonthly, shortfallOrSurplus } = calculateRetirement(entry);
        fc.pre(shortfallOrSurplus < 0);
        const contribution = Math.round((entry.monthlyContribution + extraMonthly!) * 100 + 1) / 100;
        const closed = calculateRetirement({ ...entry, monthlyContribution: contribution });
        // A cent more than the rounded answer closes the gap; each extra cent grows to `contributionWorth` ÷ 100.
        expect(closed.shortfallOrSurplus).toBeGreaterThanOrEqual(0);
        const worth = byTheBook({ ...entry, currentSavings: 0, monthlyContribution: 1 });
        expect(closed.shortfallOrSurplus).toBeLessThan(worth.capital * 0.02 + 0.01);
        expect(closed.ageMoneyRunsOut ?? 120).toBeGreaterThanOrEqual(entry.lifeExpectancy);
      }),
      runs(300),
    );
  });

  test('the income that lasts is the income whose required capital is the projected one', () => {
    fc.assert(
      fc.property(anyPlan, (entry) => {
        const still = { ...entry, inflation: 0, otherMonthlyIncome: 0 };
        const { incomeSustainable, projectedCapital } = calculateRetirement(still);
        const back = calculateRetirement({ ...still, requiredMonthlyIncome: incomeSustainable });
        const months = 12 * (entry.lifeExpectancy - entry.retirementAge);
        expect(Math.abs(back.requiredCapital - projectedCapital)).toBeLessThan(0.006 * months);
      }),
      runs(300),
    );
  });

  test('the explanation, followed by hand, gives the result to the cent', () => {
    fc.assert(
      fc.property(anyPlan, (entry) => {
        const result = calculateRetirement(entry);
        const at = (label: string) => {
          const step = result.explanation.find((each) => each.label === label)!;
          return exact(step.exact ?? step.amount);
        };
        const cents = (value: ReturnType<typeof exact>) => Math.round(value.toNumber() * 100);
        const required = at('Needed from capital a month').times(at('Cost of R 1 a month for life (rand)'));
        expect(Math.abs(cents(required) - Math.round(result.requiredCapital * 100))).toBeLessThanOrEqual(1);
        const gap = at('Projected capital').minus(at('Required capital'));
        expect(gap.toNumber()).toBeCloseTo(at('Shortfall (−) or surplus').toNumber(), 6);
        expect(Math.abs(cents(gap) - Math.round(result.shortfallOrSurplus * 100))).toBeLessThanOrEqual(1);
        const lasting = at('Projected capital').div(at('Cost of R 1 a month for life (rand)'));
        expect(Math.abs(lasting.minus(result.incomeSustainable).toNumber())).toBeLessThan(0.0051);
        const shown = (label: string) =>
          result.explanation.some((each) => each.label === label) ? at(label) : null;
        const age = shown('Age at which the money runs out (years)');
        expect(age && rand(age)).toBe(result.ageMoneyRunsOut);
        const today = at('Income that lasts and other income, today’s rand');
        expect(rand(today)).toBe(result.incomeSustainableToday);
        const ratio = shown('Replacement ratio (percent)');
        expect(ratio && fourDecimals(ratio)).toBe(result.replacementRatio);
        const drawdown = shown('Drawdown in the first year (percent)');
        expect(drawdown && fourDecimals(drawdown)).toBe(result.drawdown.rate);
      }),
      runs(300),
    );
  });
});

describe('edges', () => {
  test('75% of the current income is wanted by default', () => {
    expect(calculateRetirement({ ...plan, inflation: 0 }).requiredMonthlyIncome).toBe(30_000);
    expect(calculateRetirement({ ...plan, inflation: 0, replacementRatio: 50 }).requiredMonthlyIncome).toBe(
      20_000,
    );
    expect(
      calculateRetirement({ ...plan, inflation: 0, requiredMonthlyIncome: 12_345 }).requiredMonthlyIncome,
    ).toBe(12_345);
  });

  test('at retirement already: capital is what is saved and no contribution helps', () => {
    const result = calculateRetirement({ ...plan, currentAge: 65 });
    expect(result.projectedCapital).toBe(500_000);
    expect(result.extraMonthly).toBeNull();
    expect(result.series).toHaveLength(1 + 25);
  });

  test('with enough other income nothing is needed and the money never runs out', () => {
    const result = calculateRetirement({ ...plan, otherMonthlyIncome: 1_000_000 });
    expect(result).toMatchObject({
      requiredCapital: 0,
      requiredMonthlyIncome: 0,
      extraMonthly: 0,
      ageMoneyRunsOut: null,
    });
  });

  test('without any capital the money is gone at once', () => {
    const result = calculateRetirement({ ...plan, currentSavings: 0, monthlyContribution: 0 });
    expect(result).toMatchObject({ projectedCapital: 0, ageMoneyRunsOut: 65, drawdown: { rate: null } });
  });

  test('a plain run-down: 120 000 at 0% and 1 000 a month lasts ten years', () => {
    const entry = {
      currentAge: 60,
      retirementAge: 60,
      lifeExpectancy: 90,
      requiredMonthlyIncome: 1_000,
      currentSavings: 120_000,
    };
    const result = calculateRetirement(entry);
    expect(result.ageMoneyRunsOut).toBe(70);
    expect(result.replacementRatio).toBeNull();
    expect(result.incomeSustainable).toBe(333.33);
    expect(result.series[5]).toEqual({
      age: 65,
      phase: 'retired',
      balance: 60_000,
      balanceToday: 60_000,
      income: 1_000,
    });
    expect(result.series.at(-1)).toMatchObject({ age: 90, balance: 0, income: 0 });
  });

  test('the required capital, rounded to the cent, lasts exactly to the life expectancy', () => {
    for (let requiredMonthlyIncome = 10_000; requiredMonthlyIncome < 10_100; requiredMonthlyIncome += 7) {
      const entry = { ...plan, currentAge: 65, requiredMonthlyIncome };
      const { requiredCapital } = calculateRetirement(entry);
      const exactly = calculateRetirement({ ...entry, currentSavings: requiredCapital });
      const short = calculateRetirement({
        ...entry,
        currentSavings: Math.round(requiredCapital * 100 - 2) / 100,
      });
      expect([exactly.ageMoneyRunsOut, short.ageMoneyRunsOut]).toEqual([90, 89.92]);
    }
  });

  test('explains the drawdown at 4%', () => {
    const { drawdown, explanation } = calculateRetirement(plan);
    const step = explanation.find(({ label }) => label === 'Drawdown at 4% a year, a month');
    expect(step?.amount).toBe(drawdown.atFourPercent);
  });

  test('warns beyond the limits of a living annuity', () => {
    const at = (requiredMonthlyIncome: number) =>
      calculateRetirement({ ...plan, currentAge: 65, currentSavings: 1_200_000, requiredMonthlyIncome })
        .warnings.length;
    expect([at(20_000), at(10_000), at(1_000)]).toEqual([1, 0, 1]);
  });
});

describe('refused entries', () => {
  test.each<[Partial<Record<keyof RetirementEntry, unknown>>, string, string]>([
    [{ retirementAge: 34 }, 'retirementAge', 'Enter a retirement age above your current age'],
    [{ lifeExpectancy: 65 }, 'lifeExpectancy', 'Enter an age after retirement'],
    [{ lifeExpectancy: 121 }, 'lifeExpectancy', 'At most 120 years'],
    [{ currentAge: 121 }, 'currentAge', 'At most 120 years'],
    [{ currentAge: undefined }, 'currentAge', 'Required'],
    [{ currentMonthlyIncome: undefined }, 'currentMonthlyIncome', 'Required'],
    [{ currentSavings: -1 }, 'currentSavings', 'Enter zero or more'],
    [{ currentSavings: 1e10 }, 'currentSavings', 'At most R 1 000 000 000'],
    [{ inflation: 'high' }, 'inflation', 'Enter a number'],
    [{ replacementRatio: 201 }, 'replacementRatio', 'At most 200%'],
  ])('%j', (change, field, message) => {
    const { error } = retirementEntry.safeParse({ ...plan, ...change });
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])[0]).toEqual([field, message]);
  });
});

describe('income tax on what is drawn', () => {
  const retired = { ...plan, inflation: 0, currentMonthlyIncome: 10_000, monthlyContribution: 0 };
  /** Case without growth: the income that lasts is the capital in equal parts over 20 years. */
  const drawing = (monthly: number, age: number, otherMonthlyIncome = 0) =>
    calculateRetirement({
      ...retired,
      currentAge: age,
      retirementAge: age,
      lifeExpectancy: age + 20,
      currentSavings: (monthly - otherMonthlyIncome) * 240,
      postRetirementRate: 0,
      otherMonthlyIncome,
    });

  test.each([
    // 44 118 + 26% × (300 000 − 245 100) − 17 820 − 9 765
    ['at 65, with the second rebate', 25_000, 65, 2_567.25],
    // … − 3 249
    ['at 75, with the third', 25_000, 75, 2_296.5],
    // 44 118 + 26% × (300 000 − 245 100) − 17 820
    ['at 60, with the first alone', 25_000, 60, 3_381],
    ['below the threshold of 65', 12_770.83, 65, 0],
  ])('%s: of %d a month at %d it is %d', (_, monthly, age, tax) => {
    const { incomeTaxToday, incomeAfterTaxToday, incomeSustainableToday } = drawing(monthly, age);
    expect(incomeSustainableToday).toBe(monthly);
    expect(incomeTaxToday).toBe(tax);
    expect(incomeAfterTaxToday).toBeCloseTo(monthly - tax, 10);
  });

  test('counts other income, which is taxed as well', () =>
    expect(drawing(25_000, 65, 5_000).incomeTaxToday).toBe(2_567.25));

  test('is as much in today’s rand, however long it is to retirement', () => {
    const { incomeSustainableToday, incomeTaxToday } = calculateRetirement(plan);
    expect(incomeTaxToday).toBe(drawing(incomeSustainableToday, 65).incomeTaxToday);
  });
});

describe('taken in one amount at retirement', () => {
  const retired = { ...plan, currentAge: 65, currentSavings: 3_000_000, monthlyContribution: 0 };

  test('is taxed by its own table, and the rest pays the income', () => {
    const whole = calculateRetirement(retired);
    const { lumpSum, projectedCapital, requiredCapital, shortfallOrSurplus, incomeSustainable } =
      calculateRetirement({ ...retired, lumpSumPercentage: 30 });
    // 39 600 + 27% × (900 000 − 770 000)
    expect(lumpSum).toEqual({ amount: 900_000, tax: 74_700, net: 825_300 });
    expect(projectedCapital).toBe(3_000_000);
    expect(shortfallOrSurplus).toBeCloseTo(2_100_000 - requiredCapital, 2);
    expect(incomeSustainable).toBeCloseTo(whole.incomeSustainable * 0.7, 2);
    expect(whole.lumpSum).toBeNull();
  });

  test('is no part of the capital that the steps after it divide', () => {
    const basisOf = (percentage: number) =>
      calculateRetirement({ ...retired, lumpSumPercentage: percentage })
        .explanation.map(({ basis }) => basis)
        .filter((basis) => / ÷ (the cost|projected|capital)| × 4% ÷ 12/.test(basis));
    expect(basisOf(0)).toHaveLength(3);
    expect(basisOf(0).join(' ')).not.toContain('left');
    expect(basisOf(30)).toHaveLength(3);
    for (const basis of basisOf(30)) expect(basis).toMatch(/capital that is left/i);
  });

  test('is free of tax in the rand of a later day as it would be today', () => {
    const { lumpSum } = calculateRetirement({
      ...plan,
      currentSavings: 300_000,
      monthlyContribution: 0,
      preRetirementRate: 5,
      inflation: 5,
      lumpSumPercentage: 33,
    });
    expect(lumpSum?.tax).toBe(0);
    expect(lumpSum?.amount).toBeGreaterThan(400_000);
  });

  test('asks for a contribution of which as much is taken', () => {
    const short = { ...plan, currentSavings: 0, monthlyContribution: 1_000, lumpSumPercentage: 33 };
    const { extraMonthly } = calculateRetirement(short);
    const closed = calculateRetirement({ ...short, monthlyContribution: 1_000 + (extraMonthly ?? 0) });
    expect(Math.abs(closed.shortfallOrSurplus)).toBeLessThan(20);
  });

  test('of more than a third is said to be for few', () => {
    const messages = (lumpSumPercentage: number) =>
      calculateRetirement({ ...retired, lumpSumPercentage }).warnings.filter(
        ({ field }) => field === 'lumpSumPercentage',
      ).length;
    expect([33.33, 34].map(messages)).toEqual([0, 1]);
    expect(retirementEntry.safeParse({ ...retired, lumpSumPercentage: 91 }).success).toBe(false);
  });
});
