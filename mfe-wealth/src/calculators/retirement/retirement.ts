import { amount, whole } from '@phila/contract/fields';
import { longDateText, numberText } from '@phila/contract/format';
import {
  calculateRetirement,
  retirementEntry,
  type RetirementEntry,
  type RetirementRates,
  type RetirementResult,
  type SavingsWithdrawal,
} from '@phila/finance/retirement';
import { sinceText } from '../../figures/since-text.ts';
import type { Advice, Answer } from '../frame/answer.ts';
import { calculator } from '../frame/calculator.ts';
import { needed, optional } from '../frame/engine-rule.ts';
import { type Figure, figureText } from '../frame/figure.ts';

const { shape } = retirementEntry;
const percent = { unit: 'percent' } as const;
const money = (rand: number): string => figureText(rand, 'rand');

const sentenceOf = (result: RetirementResult): string => {
  const { ageMoneyRunsOut, shortfallOrSurplus, extraMonthly } = result;
  if (ageMoneyRunsOut === null)
    return 'Your money lasts to the age of 120, beyond which nothing is worked out.';
  const runsOut = `Your money runs out at the age of ${figureText(ageMoneyRunsOut, 'years')}.`;
  if (shortfallOrSurplus >= 0) return `${runsOut} That is beyond your life expectancy.`;
  return extraMonthly === null
    ? `${runsOut} No month is left to save more in; a smaller income or a later retirement would close the gap.`
    : `${runsOut} Putting aside ${money(extraMonthly)} more each month closes the gap.`;
};

/** Advice if the money ends too soon; with no months left to save, only the plan can change. */
const adviceOn = (extraMonthly: number | null): Advice => ({
  field: extraMonthly === null ? 'currentAge' : 'monthlyContribution',
  title: 'The money does not last as long as you plan',
  message: `${extraMonthly === null ? 'Retire' : `Put aside ${money(extraMonthly)} more each month, retire`} later, or want a smaller income.`,
});

/** Says what is counted as nothing because it was left blank: the result would pass for a forecast. */
const notExpected = (entry: RetirementEntry): readonly Advice[] => [
  ...(entry.preRetirementRate === undefined
    ? [
        {
          field: 'preRetirementRate',
          title: 'No growth is counted',
          message: 'Without it your savings earn nothing until you retire. Enter what you expect.',
        },
      ]
    : []),
  ...(entry.inflation === undefined
    ? [
        {
          field: 'inflation',
          title: 'No inflation is counted',
          message: 'Without it prices never rise. Enter what you expect.',
        },
      ]
    : []),
];

const RAND_OF_THEN = 'in the rand of the day you retire';

/** Says into which bracket what is taken lifts the year’s income. */
const bracketWords = ({ rateBefore, rateAfter }: SavingsWithdrawal): string =>
  rateAfter > rateBefore
    ? `lifts you from the ${figureText(rateBefore, 'percent')} bracket into that of ${figureText(rateAfter, 'percent')}`
    : `leaves you in the ${figureText(rateAfter, 'percent')} bracket`;

/** Compares what is taken from the savings pot now with the same money left there. */
const withdrawalFacts = (withdrawal: SavingsWithdrawal, age: string): readonly Figure[] => [
  {
    label: 'Reaches your account now',
    value: withdrawal.net,
    unit: 'rand',
    note: `${money(withdrawal.amount)} less ${money(withdrawal.tax)} tax${withdrawal.charge > 0 ? ` and the fund’s ${money(withdrawal.charge)}` : ''}`,
  },
  {
    label: 'Tax on it',
    value: withdrawal.tax,
    unit: 'rand',
    note: `${withdrawal.taxPercent === null ? '' : `${figureText(withdrawal.taxPercent, 'percent')} of what is taxed; `}it ${bracketWords(withdrawal)}`,
  },
  {
    label: `Left alone, at ${age}`,
    value: withdrawal.worthAtRetirement,
    unit: 'rand',
    note: `${RAND_OF_THEN}, before tax`,
  },
  { label: 'Left alone, in today’s rand', value: withdrawal.worthAtRetirementToday, unit: 'rand' },
];

/** Rates of a table in words: `18%, 27% and 36%`, without a first bracket that is free. */
const ratesText = (rows: readonly { rate: number }[]): string => {
  const rates = rows.filter(({ rate }) => rate > 0).map(({ rate }) => figureText(rate, 'percent'));
  return rates.length > 1 ? `${rates.slice(0, -1).join(', ')} and ${rates.at(-1) ?? ''}` : rates.join('');
};

/** Shows the capital over the years, until it ends. */
const retirementAnswer = (
  entry: RetirementEntry,
  result: RetirementResult,
  rates: RetirementRates,
): Answer => {
  const age = entry.retirementAge;
  const { series, shortfallOrSurplus, savingsWithdrawal: withdrawal } = result;
  const lumpSums = rates.retirementLumpSum.values.rows;
  const free = lumpSums[0]?.rate === 0 ? lumpSums[1]?.from : undefined;
  const labels = series.map(({ age }) => String(age));
  return {
    main: {
      label: shortfallOrSurplus < 0 ? 'Too little at retirement by' : 'More than you need by',
      value: Math.abs(shortfallOrSurplus),
      unit: 'rand',
      note: `${RAND_OF_THEN}, before tax`,
    },
    sentence:
      withdrawal === null
        ? sentenceOf(result)
        : `Of the ${money(withdrawal.amount)} that you take now, ${money(withdrawal.net)} reaches your account; left alone it would be ${money(withdrawal.worthAtRetirement)} at ${age}. ${sentenceOf(result)}`,
    facts: [
      ...(withdrawal === null ? [] : withdrawalFacts(withdrawal, String(age))),
      { label: 'You will have', value: result.projectedCapital, unit: 'rand', note: RAND_OF_THEN },
      { label: 'which today buys', value: result.projectedCapitalToday, unit: 'rand' },
      ...(result.lumpSum === null
        ? []
        : [
            {
              label: 'Taken in one amount, after tax',
              value: result.lumpSum.net,
              unit: 'rand',
              note: `${money(result.lumpSum.amount)} less ${money(result.lumpSum.tax)} tax`,
            } as const,
          ]),
      { label: 'You need', value: result.requiredCapital, unit: 'rand', note: RAND_OF_THEN },
      { label: 'Save this much more a month', value: result.extraMonthly, unit: 'rand' },
      {
        label: 'You need from it a month',
        value: result.requiredMonthlyIncome,
        unit: 'rand',
        note: 'in the first month, in the rand of that day; before tax',
      },
      {
        label: 'It can pay you a month',
        value: result.incomeSustainable,
        unit: 'rand',
        note: 'in the rand of that day; before tax, rising with inflation, to your life expectancy',
      },
      {
        label: 'That and other income, today’s rand',
        value: result.incomeSustainableToday,
        unit: 'rand',
        note: 'before tax',
      },
      {
        label: 'After income tax that is, today’s rand',
        value: result.incomeAfterTaxToday,
        unit: 'rand',
        note: `${money(result.incomeTaxToday)} tax a month, by the table of ${rates.name} and the rebates at that age`,
      },
      {
        label: 'Of your present income',
        value: result.replacementRatio,
        unit: 'percent',
        note: 'both before tax',
      },
      {
        label: 'Your money runs out at the age of',
        value: result.ageMoneyRunsOut,
        unit: 'years',
        ...(result.ageMoneyRunsOut === null ? { note: 'not before 120' } : {}),
      },
      {
        label: 'Drawn in the first year',
        value: result.drawdown.rate,
        unit: 'percent',
        note: 'a living annuity allows 2.5% to 17.5%',
      },
      {
        label: 'A month at 4% a year',
        value: result.drawdown.atFourPercent,
        unit: 'rand',
        note: 'before tax',
      },
    ],
    charts: [
      {
        title: 'Your capital over the years',
        summary: sentenceOf(result),
        kind: 'line',
        labelled: 'Age',
        // Merges the retirement year, because both phases list it.
        labels: [...new Set(labels)],
        series: [
          { name: 'In the rand of the day', values: series.map(({ balance }) => balance) },
          { name: 'In today’s rand', values: series.map(({ balanceToday }) => balanceToday) },
        ],
      },
    ],
    tables: [
      {
        title: 'Year by year',
        columns: [
          { name: 'age', label: 'Age', unit: 'number' },
          { name: 'phase', label: 'You are', unit: 'words' },
          { name: 'balance', label: 'Capital', unit: 'rand' },
          { name: 'balanceToday', label: 'In today’s rand', unit: 'rand' },
          { name: 'income', label: 'Income a month in the year to that age', unit: 'rand' },
        ],
        rows: series.map((year) => ({ ...year })),
      },
    ],
    advice: [...(shortfallOrSurplus < 0 ? [adviceOn(result.extraMonthly)] : []), ...notExpected(entry)],
    sources: [
      'Living annuity: drawn between 2.5% and 17.5% of the capital a year, Income Tax Act section 1 (not checked against the official text).',
      'Growth and inflation are your own estimates; the real figures may differ.',
      `Income from a living annuity is taxed as a salary is. Income tax: table and rebates of ${rates.name} (${rates.brackets.source.text}), taken to rise with inflation, without medical credits. What you want and need is before tax.`,
      `What is taken in one amount at retirement is taxed by a table of its own: ${free === undefined ? '' : `nothing up to R\u00a0${numberText(free)} in a life, then `}${ratesText(lumpSums)} (${sinceText(rates.retirementLumpSum)}).`,
      'Two pots: since 1 September 2024 a third of what you pay in goes to a savings pot, which you may take, and two thirds to a retirement pot, which has to buy an income (Revenue Laws Amendment Act 2024).',
      `What you take from the savings pot before you retire is income of the year and taxed at your rate, never by the table of what is taken at retirement (Income Tax Act section 1): once in a tax year, at least R 2 000${withdrawal === null ? '' : `, and again from ${longDateText(withdrawal.againFrom)}`}. The fund deducts what SARS tells it to, and keeps back what you owe SARS; your assessment settles the rest.`,
    ],
  };
};

/**
 * Makes the retirement simulator (docs/calculators/retirement.md) for the figures of a tax year: the shipped ones, or
 * the service's.
 */
export const retirementWith = (rates: RetirementRates) =>
  calculator({
    name: 'retirement',
    title: 'Retirement Simulator',
    sentence: 'Whether your savings carry your retirement, what more to put away, and when the money ends.',
    places: { portal: '/wealth/financial-tools/retirement', open: '/retirementCalculator' },
    fields: {
      fields: {
        currentAge: whole(
          'Age now',
          { unit: 'number', max: 120 },
          needed(shape.currentAge, 'Enter your age'),
        ),
        retirementAge: whole(
          'Age at retirement',
          { unit: 'number', max: 120 },
          needed(shape.retirementAge, 'Enter your retirement age'),
          { slide: { from: 50, to: 75, step: 1 } },
        ),
        lifeExpectancy: whole(
          'Plan until age',
          { unit: 'number', max: 120 },
          needed(shape.lifeExpectancy, 'Enter the age until which it must last'),
          { hint: 'Half of all people live longer than expected: plan beyond it.' },
        ),
        currentMonthlyIncome: amount('Income a month now', optional(shape.currentMonthlyIncome), {
          hint: 'Before tax.',
        }),
        replacementRatio: amount('Part of it you want in retirement', optional(shape.replacementRatio), {
          ...percent,
          hint: 'Leave blank for 75%.',
        }),
        requiredMonthlyIncome: amount('Or an income you want', optional(shape.requiredMonthlyIncome), {
          hint: 'A month, in today’s rand. It counts before the percentage.',
        }),
        lumpSumPercentage: amount('Taken in one amount at retirement', optional(shape.lumpSumPercentage), {
          ...percent,
          hint: 'For most people at most a third: the savings pot, and a third of what they had before September 2024.',
        }),
        otherMonthlyIncome: amount('Other income in retirement', optional(shape.otherMonthlyIncome), {
          hint: 'Rent or a pension, a month, in the rand of that day.',
        }),
        currentSavings: amount('Saved for retirement so far', optional(shape.currentSavings)),
        savingsWithdrawal: amount('You take now', optional(shape.savingsWithdrawal), {
          hint: 'At least R 2 000, once in a tax year, and at most what your fund says is in the savings pot. Leave blank to take nothing.',
        }),
        withdrawalCharge: amount('The fund’s charge for it', optional(shape.withdrawalCharge), {
          hint: 'Your fund says how much; it comes off before tax.',
        }),
        taxableIncome: amount('Your taxable income this tax year', optional(shape.taxableIncome), {
          hint: 'From March to February, without what you take. Leave blank for twelve months of your income now.',
        }),
        monthlyContribution: amount('You put aside each month', optional(shape.monthlyContribution), {
          slide: { from: 0, to: 30_000, step: 250 },
        }),
        contributionIncrease: amount('Raised each year by', optional(shape.contributionIncrease), percent),
        inflation: amount('Inflation a year', optional(shape.inflation), percent),
        preRetirementRate: amount(
          'Growth a year until retirement',
          optional(shape.preRetirementRate),
          percent,
        ),
        postRetirementRate: amount(
          'Growth a year in retirement',
          optional(shape.postRetirementRate),
          percent,
        ),
      },
      sections: {
        You: ['currentAge', 'retirementAge', 'lifeExpectancy'],
        'What you want': [
          'currentMonthlyIncome',
          'replacementRatio',
          'requiredMonthlyIncome',
          'otherMonthlyIncome',
          'lumpSumPercentage',
        ],
        'What you save': ['monthlyContribution', 'contributionIncrease', 'currentSavings'],
        'Taken from the savings pot': ['savingsWithdrawal', 'withdrawalCharge', 'taxableIncome'],
        'What you expect': ['inflation', 'preRetirementRate', 'postRetirementRate'],
      },
      hide: {
        withdrawalCharge: ({ savingsWithdrawal }) => (savingsWithdrawal ?? 0) === 0,
        taxableIncome: ({ savingsWithdrawal }) => (savingsWithdrawal ?? 0) === 0,
      },
    },
    example: {
      currentAge: 35,
      retirementAge: 65,
      lifeExpectancy: 90,
      currentMonthlyIncome: 30_000,
      replacementRatio: 75,
      currentSavings: 250_000,
      monthlyContribution: 3_000,
      contributionIncrease: 5,
      inflation: 5,
      preRetirementRate: 10,
      postRetirementRate: 8,
    },
    schema: retirementEntry,
    read: (values) => values,
    fill: (entry) => entry,
    blank: {
      currentMonthlyIncome: 'Enter your income now, or the income you want',
      taxableIncome: 'Enter what you earn this tax year before tax',
    },
    calculate: (entry) => calculateRetirement(entry, rates),
    answer: (entry, result) => retirementAnswer(entry, result, rates),
  });
