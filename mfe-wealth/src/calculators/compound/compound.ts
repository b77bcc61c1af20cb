import { amount, date, option, yesNo } from '@phila/contract/fields';
import {
  calculateCompoundInterest,
  compoundInterestEntry,
  frequencies,
  periodsPerYear,
  type CompoundInterestEntry,
  type CompoundInterestResult,
} from '@phila/finance/compound-interest';
import type { Answer } from '../frame/answer.ts';
import { calculator } from '../frame/calculator.ts';
import { termIn, termUnits } from '../credit/repayment-fields.ts';
import { needed, neededNumber, optional } from '../frame/engine-rule.ts';
import { figureText, monthsText } from '../frame/figure.ts';

const { shape } = compoundInterestEntry;
const money = (rand: number): string => figureText(rand, 'rand');

/** Time labels of a series: each period if short, otherwise years and the rest at its end. */
export const timesOf = (series: readonly { period: number }[], perYear: number) => {
  const counted = series.every(({ period }, at) => period === at) ? 1 : perYear;
  return {
    heading: counted === perYear ? 'Years' : perYear === 12 ? 'Months' : 'Periods',
    labels: series.map(({ period }) =>
      period % counted === 0 ? `${period / counted}` : monthsText((period * 12) / perYear),
    ),
  };
};

/** Shows contributions and interest as they grow, and their value in today's money. */
const compoundAnswer = (entry: CompoundInterestEntry, result: CompoundInterestResult): Answer => {
  const { series, realValue, futureValue, totalContributions, totalInterest } = result;
  const perYear = periodsPerYear(entry.frequencyId);
  const { heading, labels } = timesOf(series, perYear);
  return {
    main: { label: 'It grows to', value: futureValue, unit: 'rand' },
    sentence: `You pay in ${money(totalContributions)}; interest adds ${money(totalInterest)}.${realValue === null ? '' : ` In today’s rand that is ${money(realValue)}.`}`,
    facts: [
      { label: 'You pay in', value: totalContributions, unit: 'rand' },
      { label: 'Interest', value: totalInterest, unit: 'rand' },
      ...(realValue === null
        ? []
        : ([
            {
              label: 'In today’s rand',
              value: realValue,
              unit: 'rand',
              note: 'what it buys once inflation is taken off',
            },
          ] as const)),
      {
        label: 'Effective rate a year',
        value: result.effectiveRate,
        unit: 'percent',
        note: 'with interest on interest within the year',
      },
    ],
    charts: [
      {
        title: 'How it grows',
        summary: `From ${money(entry.initialAmount ?? 0)} to ${money(futureValue)}, of which ${money(totalInterest)} is interest.`,
        kind: 'area',
        labelled: heading,
        labels,
        series: [
          { name: 'Balance', values: series.map(({ balance }) => balance) },
          { name: 'Paid in', values: series.map(({ contributed }) => contributed) },
          ...(realValue === null
            ? []
            : [{ name: 'In today’s rand', values: series.map(({ balanceToday }) => balanceToday) }]),
        ],
      },
    ],
    tables: [
      {
        title: 'How it grows',
        columns: [
          { name: 'time', label: heading, unit: 'words' },
          ...(entry.startDate === undefined ? [] : ([{ name: 'date', label: 'Date', unit: 'day' }] as const)),
          { name: 'contributed', label: 'Paid in', unit: 'rand' },
          { name: 'interest', label: 'Interest', unit: 'rand' },
          { name: 'balance', label: 'Balance', unit: 'rand' },
          ...(realValue === null
            ? []
            : ([{ name: 'balanceToday', label: 'In today’s rand', unit: 'rand' }] as const)),
        ],
        rows: series.map((point, at) => ({ ...point, time: labels[at] ?? '' })),
      },
    ],
    sources: [
      'The rate is what you enter: nominal a year, added at the frequency that you choose. Tax on interest is left out.',
    ],
  };
};

/** Compound-interest calculator (docs/calculators/compound-interest.md). */
export const compound = calculator({
  name: 'compound',
  title: 'Compound Interest Calculator',
  sentence: 'What an amount and regular contributions grow to, with interest on interest.',
  places: { portal: '/wealth/financial-tools/compound', open: '/compoundInterestCalculator' },
  fields: {
    fields: {
      initialAmount: amount('You begin with', optional(shape.initialAmount)),
      contributionAmount: amount('You add each time', optional(shape.contributionAmount), {
        slide: { from: 0, to: 10_000, step: 100 },
      }),
      frequencyId: option(
        'How often',
        frequencies.map(({ id, name }) => ({ id, name })),
        needed(shape.frequencyId, 'Choose how often'),
        { hint: 'How often you add money, and how often interest is added.' },
      ),
      contributeAtStart: yesNo('You add it at the start of each period'),
      annualInterestRate: amount(
        'Interest rate a year',
        needed(shape.annualInterestRate, 'Enter the interest rate'),
        { unit: 'percent', slide: { from: 0, to: 20, step: 0.25 } },
      ),
      term: amount('Term', neededNumber('Enter for how long'), { unit: 'number', unitBy: termUnits }),
      termIn,
      startDate: date('Beginning on', optional(shape.startDate), { hint: 'With it, the table has dates.' }),
      inflation: amount('Inflation a year', optional(shape.inflation), {
        unit: 'percent',
        hint: 'With it you see what the money is worth today.',
      }),
    },
    sections: {
      'What you put in': ['initialAmount', 'contributionAmount', 'frequencyId', 'contributeAtStart'],
      'How it grows': ['term', 'termIn', 'annualInterestRate', 'inflation', 'startDate'],
    },
  },
  example: {
    initialAmount: 10_000,
    contributionAmount: 1_000,
    frequencyId: 3,
    annualInterestRate: 8,
    term: 10,
    termIn: 'years',
    inflation: 5,
  },
  schema: compoundInterestEntry,
  read: ({ term, termIn, ...same }) => ({
    ...same,
    term: term !== null && termIn === 'months' ? Number((term / 12).toFixed(4)) : term,
  }),
  fill: ({ term, ...same }) => ({
    ...same,
    ...(Number.isInteger(term) || !Number.isInteger(term * 12)
      ? { term, termIn: 'years' }
      : { term: term * 12, termIn: 'months' }),
  }),
  calculate: calculateCompoundInterest,
  answer: compoundAnswer,
});
