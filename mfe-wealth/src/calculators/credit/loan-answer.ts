import { dateText, percentText } from '@phila/contract/format';
import type { LoanResult } from '@phila/finance';
import { shippedCreditLimits } from '@phila/finance/credit-act';
import type { ChartProps } from '@phila/ui';
import type { Answer, Table } from '../frame/answer.ts';
import { type Figure, figureText, monthsText } from '../frame/figure.ts';
import { sharesText } from '../frame/shares-text.ts';

/** What all loans show, in the order of the page. */
export type LoanParts = Pick<Answer, 'main' | 'sentence' | 'facts' | 'charts' | 'tables' | 'sources'>;

const money = (rand: number): string => figureText(rand, 'rand');

/** What is still owed at the end of each year, with the extra payments and without. */
const balanceChart = ({ principal, yearly, withExtra, payoffMonths }: LoanResult): ChartProps => ({
  title: 'What you still owe',
  summary:
    withExtra === null
      ? `You owe ${money(principal)} at the start and nothing after ${monthsText(payoffMonths)}.`
      : `With the extra payments you owe nothing after ${monthsText(withExtra.payoffMonths)}, without them after ${monthsText(payoffMonths)}.`,
  kind: 'line',
  labelled: 'After year',
  labels: ['0', ...yearly.map(({ year }) => String(year))],
  series: [
    {
      name: withExtra === null ? 'Owed' : 'With extra payments',
      values: [principal, ...yearly.map(({ closing }) => closing)],
    },
    ...(withExtra === null
      ? []
      : [
          {
            name: 'Without them',
            values: [principal, ...yearly.map(({ closingWithoutExtra }) => closingWithoutExtra)],
          },
        ]),
  ],
});

/** What everything that is paid for the credit is made of. */
const costChart = ({ shares }: LoanResult): ChartProps => ({
  title: 'Where each rand of the cost goes',
  summary: sharesText(shares),
  kind: 'share',
  labelled: 'Part',
  labels: shares.map(({ label }) => label),
  series: [{ name: 'Rand', values: shares.map(({ amount }) => amount) }],
});

const yearTable = ({ yearly, withExtra }: LoanResult): Table => ({
  title: 'Year by year',
  columns: [
    { name: 'year', label: 'Year', unit: 'number' },
    { name: 'payment', label: 'Instalments', unit: 'rand' },
    ...(withExtra === null ? [] : ([{ name: 'extra', label: 'Extra', unit: 'rand' }] as const)),
    { name: 'interest', label: 'Interest', unit: 'rand' },
    { name: 'capital', label: 'Capital', unit: 'rand' },
    { name: 'fee', label: 'Fees', unit: 'rand' },
    { name: 'closing', label: 'Still owed', unit: 'rand' },
    ...(withExtra === null
      ? []
      : ([{ name: 'closingWithoutExtra', label: 'Owed without extra', unit: 'rand' }] as const)),
  ],
  rows: yearly.map((year) => ({ ...year })),
});

const monthTable = ({ schedule, withExtra }: LoanResult): Table => ({
  title: 'Month by month',
  isLong: true,
  columns: [
    { name: 'n', label: 'Number', unit: 'number' },
    ...(schedule[0]?.date === null || schedule.length === 0
      ? []
      : ([{ name: 'date', label: 'Date', unit: 'day' }] as const)),
    { name: 'opening', label: 'Owed before', unit: 'rand' },
    { name: 'payment', label: 'Instalment', unit: 'rand' },
    ...(withExtra === null ? [] : ([{ name: 'extra', label: 'Extra', unit: 'rand' }] as const)),
    { name: 'interest', label: 'Interest', unit: 'rand' },
    { name: 'capital', label: 'Capital', unit: 'rand' },
    { name: 'fee', label: 'Fees', unit: 'rand' },
    { name: 'closing', label: 'Owed after', unit: 'rand' },
  ],
  rows: schedule.map((row) => ({ ...row })),
});

const extraFacts = ({ withExtra }: LoanResult): Figure[] =>
  withExtra === null
    ? []
    : [
        {
          label: 'Interest saved',
          value: withExtra.interestSaved,
          unit: 'rand',
          note: 'by the extra payments',
        },
        { label: 'Paid off sooner by', value: withExtra.monthsSaved, unit: 'months' },
        { label: 'Total cost with extra payments', value: withExtra.totalCost, unit: 'rand' },
      ];

const balloonFact = ({ balloon, withExtra }: LoanResult): Figure[] =>
  balloon === 0
    ? []
    : [
        {
          label: 'Balloon',
          value: withExtra?.balloon ?? balloon,
          unit: 'rand',
          note: 'owed in one amount after the last instalment',
        },
      ];

/** What every loan's answer has: the instalment, what it costs in all, the balance over the term. */
export const loanParts = (result: LoanResult): LoanParts => ({
  main: {
    label: result.monthlyFees > 0 ? 'You pay each month, fees included' : 'You pay each month',
    value: result.totalMonthly,
    unit: 'rand',
  },
  sentence:
    result.withExtra === null
      ? `For ${monthsText(result.payoffMonths)}. In all it costs you ${money(result.totalCost)}, of which ${money(result.totalInterest)} is interest.`
      : `The extra payments save you ${money(result.withExtra.interestSaved)} of interest, and you are done ${monthsText(result.withExtra.monthsSaved)} sooner.`,
  facts: [
    { label: 'Instalment', value: result.instalment, unit: 'rand' },
    ...(result.monthlyFees > 0
      ? [{ label: 'Fees a month', value: result.monthlyFees, unit: 'rand' } as const]
      : []),
    { label: 'You borrow', value: result.principal, unit: 'rand' },
    { label: 'Paid off after', value: result.payoffMonths, unit: 'months' },
    { label: 'Total interest', value: result.totalInterest, unit: 'rand' },
    { label: 'Total fees', value: result.totalFees, unit: 'rand' },
    { label: 'Total cost', value: result.totalCost, unit: 'rand' },
    ...balloonFact(result),
    ...extraFacts(result),
  ],
  charts: [balanceChart(result), costChart(result)],
  tables: [yearTable(result), monthTable(result)],
  sources: [
    `National Credit Act: National Credit Regulations 42 to 44, limits in force from ${dateText(shippedCreditLimits.from)}, at a repo rate of ${percentText(shippedCreditLimits.repoRate)}.`,
  ],
});
