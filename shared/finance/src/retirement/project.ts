import { exact, most, zero, type Exact } from '../money/exact.ts';
import { taxByTable } from '../tax-years/income-tax.ts';
import type { Bracket } from '../tax-years/tax-year.ts';
import { monthlyGrowth, monthsPaidOut, type MonthlyGrowth } from './annuity.ts';
import type { RetirementEntry } from './entry.ts';

/** Exact projection in rand: `years` until retirement, then `span` years in it. */
export interface Projection {
  years: number;
  span: number;
  /** (1 + inflation)^years. */
  inflationToRetirement: Exact;
  /** Capital at the end of each year of saving, starting with today's, less what is taken from it now. */
  saved: Exact[];
  /** Worth at retirement of R 1 saved today. */
  growthToRetirement: Exact;
  /** Capital at retirement, before a lump sum is taken. */
  projected: Exact;
  /** Lump sum at retirement; its tax uses the given table, assumed to rise with inflation. */
  lumpSum: { amount: Exact; tax: Exact };
  /** Capital left to pay an income. */
  capital: Exact;
  /** Wanted monthly income in today’s rand, and in rand of the first month of retirement minus other income. */
  wantedToday: Exact;
  wantedThen: Exact;
  need: Exact;
  /** Capital at retirement that pays 1 a month, rising with inflation each year. */
  cost: Exact;
  required: Exact;
  /** Value at retirement of contributions that start at 1 a month and rise as planned. */
  contributionWorth: Exact;
  inflation: Exact;
  after: MonthlyGrowth;
}

/** Converts a percentage to a growth factor: 6 gives 1.06. */
function factor(percent: number | undefined): Exact {
  return exact(percent ?? 0)
    .div(100)
    .plus(1);
}

/**
 * Projects saving and spending (docs/calculators/retirement.md). Sums a year at a time: within a year neither
 * contribution nor income changes, so each year is one annuity with exactly the same sum.
 */
export function project(entry: RetirementEntry, lumpSumTable: readonly Bracket[]): Projection {
  const years = entry.retirementAge - entry.currentAge;
  const span = entry.lifeExpectancy - entry.retirementAge;
  const before = monthlyGrowth(entry.preRetirementRate ?? 0);
  const after = monthlyGrowth(entry.postRetirementRate ?? 0);
  const inflation = factor(entry.inflation);
  const increase = factor(entry.contributionIncrease);
  const inflationToRetirement = inflation.pow(years);

  const saved = [exact(entry.currentSavings ?? 0).minus(entry.savingsWithdrawal ?? 0)];
  let contribution = exact(entry.monthlyContribution ?? 0);
  let unit = exact(1);
  let contributionWorth = zero;
  for (let year = 0; year < years; year++) {
    saved.push((saved[year] ?? zero).times(before.year).plus(contribution.times(before.paidIn)));
    contributionWorth = contributionWorth.times(before.year).plus(unit.times(before.paidIn));
    contribution = contribution.times(increase);
    unit = unit.times(increase);
  }

  const wantedToday =
    entry.requiredMonthlyIncome === undefined
      ? exact(entry.currentMonthlyIncome ?? 0)
          .times(entry.replacementRatio ?? 75)
          .div(100)
      : exact(entry.requiredMonthlyIncome);
  const wantedThen = wantedToday.times(inflationToRetirement);
  const need = most(zero, wantedThen.minus(entry.otherMonthlyIncome ?? 0));

  let cost = zero;
  let weight = after.paidOut;
  for (let year = 0; year < span; year++) {
    cost = cost.plus(weight);
    weight = weight.times(inflation).div(after.year);
  }

  const projected = saved[years] ?? zero;
  const taken = projected.times(entry.lumpSumPercentage ?? 0).div(100);
  const tax = taxByTable(lumpSumTable, taken.div(inflationToRetirement)).tax;

  return {
    years,
    span,
    inflationToRetirement,
    saved,
    growthToRetirement: before.year.pow(years),
    projected,
    lumpSum: { amount: taken, tax: tax.times(inflationToRetirement) },
    capital: projected.minus(taken),
    wantedToday,
    wantedThen,
    need,
    cost,
    required: need.times(cost),
    // The lump sum takes the same share of any extra contributions.
    contributionWorth: contributionWorth.times(100 - (entry.lumpSumPercentage ?? 0)).div(100),
    inflation,
    after,
  };
}

/** Course of the capital in retirement. */
export interface RunDown {
  /** Balance at the end of each year of retirement asked for, and the monthly income in that year. */
  years: { balance: Exact; income: Exact }[];
  /** Full months of income before the money runs out; null if it lasts `atMostYears`. */
  monthsPaid: number | null;
}

/** Half a cent at retirement, with growth, so that capital rounded to the cent does not count as short. */
const roundingAllowance = exact('0.005');

/** Spends the capital month by month until it runs out, for at most `atMostYears`. */
export function runDown(plan: Projection, atMostYears: number): RunDown {
  const years: RunDown['years'] = [];
  let balance = plan.capital;
  let income = plan.need;
  let allowance = roundingAllowance;
  let monthsPaid: number | null = null;
  for (let year = 0; year < atMostYears && monthsPaid === null; year++) {
    const allowed = balance.plus(allowance);
    if (allowed.gte(income.times(plan.after.paidOut))) {
      balance = most(zero, balance.minus(income.times(plan.after.paidOut)).times(plan.after.year));
    } else {
      let months = 0;
      while (allowed.gte(income.times(monthsPaidOut(plan.after.monthly, months + 1)))) months++;
      monthsPaid = year * 12 + months;
      balance = zero;
    }
    years.push({ balance, income });
    income = income.times(plan.inflation);
    allowance = allowance.times(plan.after.year);
  }
  return { years, monthsPaid };
}
