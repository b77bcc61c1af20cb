import { exact, most, zero, type Exact } from '../money/exact.ts';
import { taxByTable } from '../tax-years/income-tax.ts';
import { retirementLumpSum } from '../tax-years/retirement-lump-sum.ts';
import { monthlyGrowth, monthsPaidOut, type MonthlyGrowth } from './annuity.ts';
import type { RetirementEntry } from './entry.ts';

/** The plan, exact. Rand; `years` before and `span` years in retirement. */
export interface Projection {
  years: number;
  span: number;
  /** (1 + inflation)^years. */
  inflationToRetirement: Exact;
  /** Capital at the end of each year of saving; the first is today's. */
  saved: Exact[];
  /** At retirement, before anything is taken in one amount. */
  projected: Exact;
  /** Taken in one amount; the tax is that of today's table on what it buys today, which is taken to rise with inflation. */
  lumpSum: { amount: Exact; tax: Exact };
  /** What is left to pay an income. */
  capital: Exact;
  /** Wanted a month in today’s rand, and in the rand of the first month of retirement less other income. */
  wantedToday: Exact;
  wantedThen: Exact;
  need: Exact;
  /** What 1 a month, rising with inflation each year, costs at retirement. */
  cost: Exact;
  required: Exact;
  /** Value at retirement of a contribution that starts at 1 a month and rises as planned. */
  contributionWorth: Exact;
  inflation: Exact;
  after: MonthlyGrowth;
}

/** A percentage as a growth factor: 6 gives 1.06. */
function factor(percent: number | undefined): Exact {
  return exact(percent ?? 0)
    .div(100)
    .plus(1);
}

/**
 * Saving and spending of docs/calculators/retirement.md. The sums over months are done a year at a time: within a
 * year neither the contribution nor the income changes, so each year is one annuity and the result is the same
 * sum, exactly.
 */
export function project(entry: RetirementEntry): Projection {
  const years = entry.retirementAge - entry.currentAge;
  const span = entry.lifeExpectancy - entry.retirementAge;
  const before = monthlyGrowth(entry.preRetirementRate ?? 0);
  const after = monthlyGrowth(entry.postRetirementRate ?? 0);
  const inflation = factor(entry.inflation);
  const increase = factor(entry.contributionIncrease);
  const inflationToRetirement = inflation.pow(years);

  const saved = [exact(entry.currentSavings ?? 0)];
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
  const tax = taxByTable(retirementLumpSum.rows, taken.div(inflationToRetirement)).tax;

  return {
    years,
    span,
    inflationToRetirement,
    saved,
    projected,
    lumpSum: { amount: taken, tax: tax.times(inflationToRetirement) },
    capital: projected.minus(taken),
    wantedToday,
    wantedThen,
    need,
    cost,
    required: need.times(cost),
    // Of a contribution more, the same part leaves the capital at retirement.
    contributionWorth: contributionWorth.times(100 - (entry.lumpSumPercentage ?? 0)).div(100),
    inflation,
    after,
  };
}

/** The capital as it is spent. */
export interface RunDown {
  /** At the end of each year of retirement that was asked for, and the income a month in that year. */
  years: { balance: Exact; income: Exact }[];
  /** Full months of income before the money is gone; null if it outlasts `most`. */
  monthsPaid: number | null;
}

/** Half a cent at retirement, with its growth: a capital that was rounded to the cent does not count as short. */
const roundingAllowance = exact('0.005');

/** Spends the capital month by month until it is gone, at most over so many years. */
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
