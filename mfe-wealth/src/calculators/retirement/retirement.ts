import { amount, whole } from '@phila/contract/fields';
import { calculateRetirement, retirementEntry, type RetirementResult } from '@phila/finance/retirement';
import { latestRates } from '@phila/finance/tax-years';
import type { Advice, Answer } from '../frame/answer.ts';
import { calculator } from '../frame/calculator.ts';
import { needed, optional } from '../frame/engine-rule.ts';
import { figureText } from '../frame/figure.ts';

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

const RAND_OF_THEN = 'in the rand of the day you retire';

/** Shows the capital over the years, until it ends. */
const retirementAnswer = (result: RetirementResult): Answer => {
  const { series, shortfallOrSurplus } = result;
  const labels = series.map(({ age }) => String(age));
  return {
    main: {
      label: shortfallOrSurplus < 0 ? 'Too little at retirement by' : 'More than you need by',
      value: Math.abs(shortfallOrSurplus),
      unit: 'rand',
      note: `${RAND_OF_THEN}, before tax`,
    },
    sentence: sentenceOf(result),
    facts: [
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
        note: `${money(result.incomeTaxToday)} tax a month, by the table of ${latestRates.name} and the rebates at that age`,
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
    advice: shortfallOrSurplus < 0 ? [adviceOn(result.extraMonthly)] : [],
    sources: [
      'Living annuity: drawn between 2.5% and 17.5% of the capital a year, Income Tax Act section 1 (not checked against the official text).',
      'Growth and inflation are what you expect; what they will be is not known.',
      `Income from a living annuity is taxed as a salary is. Income tax: table and rebates of ${latestRates.name} (as several public sources quote them), taken to rise with inflation, without medical credits. What you want and need is before tax.`,
      'What is taken in one amount is taxed by a table of its own: nothing up to R 550 000 in a life, then 18%, 27% and 36%, as SARS has it since 1 March 2023 (as several public sources quote it).',
      'Two pots: since 1 September 2024 a third of what you pay in goes to a savings pot, which you may take, and two thirds to a retirement pot, which has to buy an income. What you take before you retire is missing here, and is taxed as income.',
    ],
  };
};

/** Retirement simulator (docs/calculators/retirement.md). */
export const retirement = calculator({
  name: 'retirement',
  title: 'Retirement Simulator',
  sentence: 'Whether your savings carry your retirement, what more to put away, and when the money ends.',
  places: { portal: '/wealth/financial-tools/retirement', open: '/retirementCalculator' },
  fields: {
    fields: {
      currentAge: whole('Age now', { unit: 'number', max: 120 }, needed(shape.currentAge, 'Enter your age')),
      retirementAge: whole(
        'Age at retirement',
        { unit: 'number', max: 120 },
        needed(shape.retirementAge, 'Enter the age at which you retire'),
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
      replacementRatio: amount('Part of it that you want in retirement', optional(shape.replacementRatio), {
        ...percent,
        hint: 'Leave blank for 75%.',
      }),
      requiredMonthlyIncome: amount('Or an income that you want', optional(shape.requiredMonthlyIncome), {
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
      monthlyContribution: amount('You put aside each month', optional(shape.monthlyContribution), {
        slide: { from: 0, to: 30_000, step: 250 },
      }),
      contributionIncrease: amount('Raised each year by', optional(shape.contributionIncrease), percent),
      inflation: amount('Inflation a year', optional(shape.inflation), percent),
      preRetirementRate: amount('Growth a year until retirement', optional(shape.preRetirementRate), percent),
      postRetirementRate: amount('Growth a year in retirement', optional(shape.postRetirementRate), percent),
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
      'What you expect': ['inflation', 'preRetirementRate', 'postRetirementRate'],
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
  blank: { currentMonthlyIncome: 'Enter your income now, or the income that you want' },
  calculate: calculateRetirement,
  answer: (_, result) => retirementAnswer(result),
});
