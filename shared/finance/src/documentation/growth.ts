import { calculateCompoundInterest, frequencies } from '../compound-interest/index.ts';
import { figureText, randText } from '../money/text.ts';
import { percentText, roundedPercentText } from '../number-text.ts';
import { heldSince, shippedFigures } from '../figure-tables/index.ts';
import { latestRates } from '../tax-years/latest-rates.ts';
import { leastSavingsWithdrawal } from '../retirement/entry.ts';
import { calculateRetirement, livingAnnuityLimits } from '../retirement/index.ts';
import type { CalculatorPage } from './page.ts';

export function compoundInterestPage(): CalculatorPage {
  const entry = {
    initialAmount: 100,
    contributionAmount: 100,
    frequencyId: 3,
    annualInterestRate: 5,
    term: 10,
    startDate: '2026-03-01',
    inflation: 4.5,
  };
  const result = calculateCompoundInterest(entry);
  return {
    name: 'compound-interest',
    title: 'Compound-interest calculator',
    purpose: 'What an amount and regular contributions grow to.',
    call: 'POST /Wealth/compound-interest',
    subpath: 'compound-interest',
    formula: `
f = periods a year, i = annual rate ÷ f, N = term × f
future value = P × (1 + i)^N + C × ((1 + i)^N − 1) ÷ i            (0%: P + C × N)
               contributions at the start of each period: second part × (1 + i)
effective    = (1 + i)^f − 1
real value   = future value ÷ (1 + inflation)^years`,
    law: [
      ['Formula', 'Time value of money; the future value and effective rate of spreadsheets (FV, EFFECT)'],
    ],
    data: [
      {
        title: 'Frequencies',
        source: 'the lookup of this platform',
        head: ['Id', 'Name', 'Periods a year'],
        rows: frequencies.map(({ id, name, perYear }) => [String(id), name, String(perYear)]),
      },
    ],
    assumptions: [
      'Interest is added as often as contributions are paid, and rounded only at the end.',
      'Total contributions include the initial amount, so that they and the interest make up the future value.',
      'No tax, fees or costs.',
    ],
    limits: [
      'Terms to 100 years that hold a whole number of periods; rates to 100%.',
      'A year has 52 weeks or 26 fortnights; the day or two that are left over earn nothing.',
    ],
    example: {
      story: 'The example of the numpy-financial documentation, which prints 15 692.93.',
      entry,
      answer: [
        ['Future value', randText(result.futureValue)],
        ['Total interest', randText(result.totalInterest)],
        ['Effective rate', roundedPercentText(result.effectiveRate)],
        ['Value in today’s rand', randText(result.realValue ?? 0)],
      ],
      explanation: result.explanation,
    },
  };
}

export function retirementPage(): CalculatorPage {
  const entry = {
    currentAge: 35,
    retirementAge: 65,
    lifeExpectancy: 90,
    currentMonthlyIncome: 40_000,
    replacementRatio: 75,
    currentSavings: 200_000,
    monthlyContribution: 3_500,
    contributionIncrease: 6,
    inflation: 5,
    preRetirementRate: 10,
    postRetirementRate: 8,
    otherMonthlyIncome: 5_000,
    savingsWithdrawal: 20_000,
  };
  const result = calculateRetirement(entry);
  return {
    name: 'retirement',
    title: 'Retirement simulator',
    purpose:
      'Whether savings carry a retirement, what more to put away, and at which age the money runs out.',
    call: 'POST /Wealth/retirement-calculator',
    subpath: 'retirement',
    formula: `
n        = 12 × (retirement age − age), i = rate before ÷ 1200, j = rate after ÷ 1200
capital  = (S × (1 + i)^n + Σ C × (1 + g)^⌊(k − 1) ÷ 12⌋ × (1 + i)^(n − k), k = 1 … n) × (1 − part taken in one amount)
need     = wanted today × (1 + inflation)^years − other income
required = Σ need × (1 + inflation)^⌊t ÷ 12⌋ ÷ (1 + j)^t, t = 0 … 12 × (life expectancy − retirement age) − 1
gap      = capital − required
extra    = −gap ÷ (Σ (1 + g)^⌊(k − 1) ÷ 12⌋ × (1 + i)^(n − k) × (1 − part taken in one amount))

taken from the savings pot now, W, with the fund’s charge K and a taxable income Y:
tax      = max(0, T(Y + W − K) − rebates) − max(0, T(Y) − rebates), T by the table of the year, half-up to the cent
reaches the account = W − K − tax
left, at retirement = W × (1 + i)^n; S above is what is saved less W`,
    law: [
      ['Replacement ratio of 75%', 'The usual planning figure in South Africa'],
      ['Month-by-month sum, real value by inflation', 'As the ASISA calculator documents it'],
      [
        `Drawdown ${percentText(livingAnnuityLimits.lowest)} to ${percentText(livingAnnuityLimits.highest)} a year`,
        'Income Tax Act, section 1, living annuity [R]',
      ],
      [
        'Tax on what is taken in one amount',
        `${heldSince(shippedFigures.retirementLumpSum)}, as tax guides quote it [B]`,
      ],
      [
        `Income tax on what is drawn: table and rebates of ${latestRates.name}`,
        `${latestRates.brackets.source.text} [${latestRates.brackets.source.sure}]`,
      ],
      [
        'Two pots: since 1 September 2024 a third of what is paid in may be taken, two thirds buy an income',
        'Revenue Laws Amendment Act 2024 [B]',
      ],
      [
        `Taken from the savings pot before retirement: once in a tax year, at least ${figureText(leastSavingsWithdrawal)}, income of the year`,
        'Income Tax Act section 1, savings withdrawal benefit; National Treasury’s questions and answers on the two pots, as funds publish them [B]',
      ],
      ['The fund’s charge comes off before tax', '10X, KSR Finance (their worked examples) [B]'],
    ],
    assumptions: [
      'Rates are nominal and compounded monthly; contributions come at the end, income at the start of each month.',
      'What is taken from the savings pot is income of the present tax year, at the age now; without a taxable income that is twelve months of the current one.',
      'Contributions and income rise once a year.',
      'Other income is in the rand of the first month of retirement and rises with inflation after it.',
      'The required income, where it is entered, comes before the replacement ratio.',
      'The tables for lump sums and for income, and its rebates, are taken to rise with inflation, and nothing to have been taken from a fund before.',
      'The tax is that of the first year of retirement, on the income that lasts and other income together, without medical credits.',
      'Running out is counted in whole months of income, to the age of 120.',
    ],
    limits: [
      'What is wanted and needed is before tax; no fees or guarantees; the two pots and the savings from before them are one capital, and how much of it is in the savings pot is not asked: the fund says it.',
      'SARS has the fund deduct by the income that is declared or, where it is higher, by that of the year before, and holds back what is owed to it; the assessment of the year comes to the tax that is shown.',
      'Ages are whole years to 120.',
    ],
    example: {
      story:
        'A person of 35 on R 40 000 a month who has saved R 200 000, of which R 20 000 is taken from the savings pot now, and puts away R 3 500 a month.',
      entry,
      answer: [
        ['Reaches the account now', randText(result.savingsWithdrawal?.net ?? 0)],
        ['The same money left, at retirement', randText(result.savingsWithdrawal?.worthAtRetirement ?? 0)],
        ['Projected capital', randText(result.projectedCapital)],
        ['Required capital', randText(result.requiredCapital)],
        ['Shortfall (−) or surplus', randText(result.shortfallOrSurplus)],
        [
          'Extra contribution a month',
          result.extraMonthly === null ? 'none left to make' : randText(result.extraMonthly),
        ],
        [
          'Age at which the money runs out',
          result.ageMoneyRunsOut === null ? 'never' : String(result.ageMoneyRunsOut),
        ],
        ['Income that lasts, a month at retirement', randText(result.incomeSustainable)],
        ['That and other income after tax, today’s rand', randText(result.incomeAfterTaxToday)],
      ],
      explanation: result.explanation,
    },
  };
}
