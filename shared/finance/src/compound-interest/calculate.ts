import { line, type ExplanationLine, type Share } from '../explanation.ts';
import { exact, fourDecimals, rand, type Exact } from '../money/exact.ts';
import { sharesOf } from '../shares.ts';
import { percentText } from '../number-text.ts';
import type { CompoundInterestEntry } from './entry.ts';
import { dayAfterPeriods, periodsPerYear } from './frequencies.ts';
import { effectiveRate, futureValue, grownContributions, grownInitial, type Growth } from './growth.ts';

/** State after some periods, in rand; `contributed` and `interest` count from the start. */
export interface GrowthPoint {
  /** Null without a start date in the entry. */
  date: string | null;
  /** Periods passed. */
  period: number;
  contributed: number;
  interest: number;
  balance: number;
  /** Balance in today’s rand; null without inflation in the entry. */
  balanceToday: number | null;
}

/** Result in rand and percent. */
export interface CompoundInterestResult {
  futureValue: number;
  /** Everything paid in, including the initial amount; `futureValue − totalContributions = totalInterest`. */
  totalContributions: number;
  totalInterest: number;
  /** Percent a year. */
  effectiveRate: number;
  /** Future value in today’s rand; null without inflation in the entry. */
  realValue: number | null;
  /** Each period of a short term, or each year's end of a long one, including the start. */
  series: GrowthPoint[];
  shares: Share[];
  explanation: ExplanationLine[];
}

/** Longest term, in periods, with every period in the series. */
const eachPeriodUpTo = 24;

function pointsOf(periods: number, perYear: number): number[] {
  const step = periods <= eachPeriodUpTo ? 1 : perYear;
  const points = Array.from({ length: Math.floor(periods / step) + 1 }, (_, index) => index * step);
  return points.at(-1) === periods ? points : [...points, periods];
}

/**
 * Calculates growth with regular contributions (docs/calculators/compound-interest.md). Rounds interest only at the
 * end.
 */
export function calculateCompoundInterest(entry: CompoundInterestEntry): CompoundInterestResult {
  const perYear = periodsPerYear(entry.frequencyId);
  const periods = Math.round(entry.term * perYear);
  const growth: Growth = {
    initial: exact(entry.initialAmount ?? 0),
    contribution: exact(entry.contributionAmount ?? 0),
    annualRate: entry.annualInterestRate,
    perYear,
    atStart: entry.contributeAtStart ?? false,
  };
  const paidIn = (count: number): Exact => growth.initial.plus(growth.contribution.times(count));
  const value = futureValue(growth, periods);
  const contributed = paidIn(periods);
  const interest = exact(rand(value)).minus(contributed);
  const effective = effectiveRate(entry.annualInterestRate, perYear);
  const today = (amount: Exact, years: Exact): Exact | null =>
    entry.inflation === undefined ? null : amount.div(exact(entry.inflation).div(100).plus(1).pow(years));
  const real = today(value, exact(entry.term));

  return {
    futureValue: rand(value),
    totalContributions: rand(contributed),
    totalInterest: rand(interest),
    effectiveRate: fourDecimals(effective),
    realValue: real && rand(real),
    series: pointsOf(periods, perYear).map((period) => {
      const balance = futureValue(growth, period);
      const years = period === periods ? exact(entry.term) : exact(period).div(perYear);
      const balanceToday = today(balance, years);
      return {
        date: entry.startDate ? dayAfterPeriods(entry.startDate, period, perYear) : null,
        period,
        contributed: rand(paidIn(period)),
        interest: rand(exact(rand(balance)).minus(paidIn(period))),
        balance: rand(balance),
        balanceToday: balanceToday && rand(balanceToday),
      };
    }),
    shares: sharesOf(rand(value), [
      ['Initial amount', rand(growth.initial)],
      ['Contributions', rand(growth.contribution.times(periods))],
      ['Interest', rand(interest)],
    ]),
    explanation: [
      line('Initial amount', growth.initial, 'Entered'),
      line('Contribution each period', growth.contribution, 'Entered'),
      line('Periods (number)', periods, `${entry.term} years × ${perYear} periods a year`),
      line(
        'Interest a period (percent)',
        exact(entry.annualInterestRate).div(perYear),
        `${percentText(entry.annualInterestRate)} ÷ ${perYear} = 100 × i`,
      ),
      line('Growth of the initial amount', grownInitial(growth, periods), 'P × (1 + i)^N'),
      line(
        'Growth of the contributions',
        grownContributions(growth, periods),
        entry.annualInterestRate === 0
          ? 'C × N, no interest'
          : `C × ((1 + i)^N − 1) ÷ i${growth.atStart ? ' × (1 + i), paid at the start of each period' : ', paid at the end of each period'}`,
      ),
      line('Future value', rand(value), 'The two together, half-up to the cent'),
      line('Total contributions', contributed, 'Initial amount and all contributions'),
      line('Total interest', interest, 'Future value less total contributions'),
      line('Effective rate (percent a year)', effective, `((1 + i)^${perYear} − 1) × 100`),
      ...(real
        ? [
            line(
              'Value in today’s rand',
              rand(real),
              `Future value ÷ (1 + ${percentText(entry.inflation ?? 0)})^${entry.term}`,
            ),
          ]
        : []),
    ],
  };
}
