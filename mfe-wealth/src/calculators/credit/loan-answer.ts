import { percentText } from '@phila/contract/format';
import type { LoanResult } from '@phila/finance';
import type { CreditFigures } from '@phila/finance/credit-act';
import type { ChartProps } from '@phila/ui';
import { sinceText } from '../../figures/since-text.ts';
import type { Answer, Table } from '../frame/answer.ts';
import { type Figure, figureText, monthsText } from '../frame/figure.ts';
import { sharesText } from '../frame/shares-text.ts';

/** Parts common to all loans, in page order. */
export type LoanParts = Pick<Answer, 'main' | 'sentence' | 'facts' | 'charts' | 'tables' | 'sources'>;

const money = (rand: number): string => figureText(rand, 'rand');

/** Balloon due with the last instalment; extra payments reduce it. */
const balloonOf = ({ balloon, withExtra }: LoanResult): number => withExtra?.balloon ?? balloon;

/** Payments in the entry beyond the instalment. */
interface Extra {
  extraMonthlyPayment?: number | undefined;
  onceOffPayment?: { month: number; amount: number } | undefined;
}

/** Says the extra payments in words, since the number leaves them out; empty without any. */
const extraNote = ({ extraMonthlyPayment = 0, onceOffPayment }: Extra): { note?: string } => {
  const monthly = extraMonthlyPayment > 0 ? [`${money(extraMonthlyPayment)} extra on top of it`] : [];
  const once =
    (onceOffPayment?.amount ?? 0) > 0
      ? [`${money(onceOffPayment?.amount ?? 0)} once, with instalment ${onceOffPayment?.month}`]
      : [];
  const parts = [...monthly, ...once];
  return parts.length === 0 ? {} : { note: `and ${parts.join(', and ')}` };
};

/** Debt after the last instalment: `nothing after 5 years`. */
const leftAfter = ({ payoffMonths, balloon }: Pick<LoanResult, 'payoffMonths' | 'balloon'>): string =>
  `${balloon === 0 ? 'nothing' : `the balloon of ${money(balloon)}`} after ${monthsText(payoffMonths)}`;

/** Charts the debt at the end of each year, with and without extra payments. */
const balanceChart = (result: LoanResult): ChartProps => {
  const { principal, yearly, withExtra, balloon } = result;
  // Shows the balloon as owed in the last year; the table's balance is zero once it is paid.
  const atTheEnd = (left: number, index: number, owed: number): number =>
    index === yearly.length - 1 && left === 0 ? owed : left;
  return {
    title: 'What you still owe',
    summary:
      withExtra === null
        ? `You owe ${money(principal)} at the start and ${leftAfter(result)}.`
        : `With the extra payments you owe ${leftAfter(withExtra)}, without them ${leftAfter(result)}.`,
    kind: 'line',
    labelled: 'After year',
    labels: ['0', ...yearly.map(({ year }) => String(year))],
    series: [
      {
        name: withExtra === null ? 'Owed' : 'With extra payments',
        values: [principal, ...yearly.map(({ closing }, at) => atTheEnd(closing, at, balloonOf(result)))],
      },
      ...(withExtra === null
        ? []
        : [
            {
              name: 'Without them',
              values: [
                principal,
                ...yearly.map(({ closingWithoutExtra: left }, at) => atTheEnd(left, at, balloon)),
              ],
            },
          ]),
    ],
  };
};

/** Charts the total cost by its parts. */
const costChart = ({ shares }: LoanResult): ChartProps => ({
  title: 'Where each rand of the cost goes',
  summary: sharesText(shares),
  kind: 'share',
  labelled: 'Part',
  labels: shares.map(({ label }) => label),
  series: [{ name: 'Rand', values: shares.map(({ amount }) => amount) }],
});

const yearTable = ({ yearly, withExtra, balloon }: LoanResult): Table => ({
  title: 'Year by year',
  columns: [
    { name: 'year', label: 'Year', unit: 'number' },
    { name: 'payment', label: balloon === 0 ? 'Instalments' : 'Instalments and balloon', unit: 'rand' },
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

const monthTable = ({ schedule, withExtra, balloon }: LoanResult): Table => ({
  title: 'Month by month',
  isLong: true,
  columns: [
    { name: 'n', label: 'Number', unit: 'number' },
    ...(schedule[0]?.date === null || schedule.length === 0
      ? []
      : ([{ name: 'date', label: 'Date', unit: 'day' }] as const)),
    { name: 'opening', label: 'Owed before', unit: 'rand' },
    { name: 'payment', label: balloon === 0 ? 'Instalment' : 'Instalment or balloon', unit: 'rand' },
    ...(withExtra === null ? [] : ([{ name: 'extra', label: 'Extra', unit: 'rand' }] as const)),
    { name: 'interest', label: 'Interest', unit: 'rand' },
    { name: 'capital', label: 'Capital', unit: 'rand' },
    { name: 'fee', label: 'Fees', unit: 'rand' },
    { name: 'closing', label: 'Owed after', unit: 'rand' },
  ],
  rows: schedule.map((row) => ({ ...row })),
});

/** Totals, with extra payments if there are any. */
const totalFacts = (result: LoanResult): Figure[] => {
  const { withExtra } = result;
  const { payoffMonths, totalInterest, totalFees, totalCost } = withExtra ?? result;
  return [
    { label: 'Paid off after', value: payoffMonths, unit: 'months' },
    { label: 'Total interest', value: totalInterest, unit: 'rand' },
    { label: 'Total fees', value: totalFees, unit: 'rand' },
    { label: 'Total cost', value: totalCost, unit: 'rand' },
    ...(withExtra === null
      ? []
      : ([
          {
            label: 'Interest saved',
            value: withExtra.interestSaved,
            unit: 'rand',
            note: 'by the extra payments',
          },
          { label: 'Paid off sooner by', value: withExtra.monthsSaved, unit: 'months' },
          { label: 'Total cost without extra payments', value: result.totalCost, unit: 'rand' },
        ] as const)),
  ];
};

const balloonNote = (result: LoanResult): string => {
  const left = balloonOf(result);
  const agreed = money(result.balloon);
  if (left === 0) return `the extra payments pay off the ${agreed} that were agreed`;
  return `owed in one amount after the last instalment${left === result.balloon ? '' : `; ${agreed} were agreed, and the extra payments pay off the rest`}`;
};

const balloonFact = (result: LoanResult): Figure[] =>
  result.balloon === 0
    ? []
    : [{ label: 'Balloon', value: balloonOf(result), unit: 'rand', note: balloonNote(result) }];

/** Says how much extra payments save; with a balloon they may reduce only the balloon, not the term. */
const savedSentence = ({
  interestSaved,
  monthsSaved,
}: {
  interestSaved: number;
  monthsSaved: number;
}): string =>
  `The extra payments save you ${money(interestSaved)} of interest${monthsSaved === 0 ? '' : `, and you are done ${monthsText(monthsSaved)} sooner`}.`;

const sentenceOf = (result: LoanResult): string => {
  const { withExtra, payoffMonths, totalCost, totalInterest } = result;
  const saved =
    withExtra === null
      ? `For ${monthsText(payoffMonths)}. In all it costs you ${money(totalCost)}, of which ${money(totalInterest)} is interest.`
      : savedSentence(withExtra);
  if (result.balloon === 0) return saved;
  const balloon = balloonOf(result);
  return balloon === 0
    ? `${saved} No balloon is left to pay.`
    : `${saved} After the last instalment you owe ${money(balloon)} in one amount.`;
};

/** Answer for every loan: instalment, total cost, balance over the term. */
export const loanParts = (
  entry: Extra,
  result: LoanResult,
  { interestRates, creditLimits, vat }: CreditFigures,
): LoanParts => ({
  main: {
    label: result.monthlyFees > 0 ? 'You pay each month, fees included' : 'You pay each month',
    value: result.totalMonthly,
    unit: 'rand',
    ...extraNote(entry),
  },
  sentence: sentenceOf(result),
  facts: [
    { label: 'Instalment', value: result.instalment, unit: 'rand' },
    ...(result.monthlyFees > 0
      ? [{ label: 'Fees a month', value: result.monthlyFees, unit: 'rand' } as const]
      : []),
    { label: 'You borrow', value: result.principal, unit: 'rand' },
    ...balloonFact(result),
    ...totalFacts(result),
  ],
  charts: [balanceChart(result), costChart(result)],
  tables: [yearTable(result), monthTable(result)],
  sources: [
    `National Credit Act: limits ${sinceText(creditLimits)}.`,
    `Repo rate ${percentText(interestRates.values.repo)} and prime ${percentText(interestRates.values.prime)} ${sinceText(interestRates)}.`,
    `VAT on fees ${percentText(vat.values.percent)} ${sinceText(vat)}.`,
  ],
});
