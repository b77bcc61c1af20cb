import { figureText, randText } from '../money/text.ts';
import { percentText, roundedPercentText } from '../number-text.ts';
import { calculatePayslip } from '../payslip/index.ts';
import { shippedTaxYears, type TaxYear } from '../tax-years/index.ts';
import type { CalculatorPage } from './page.ts';

const entry = {
  age: 40,
  taxYearId: 2027,
  basicSalary: 18_600,
  retirementContributions: 1_100,
  medicalAidContribution: 900,
  numberOfDependants: 1,
};

function yearTable(year: TaxYear) {
  const { rows, source } = year.brackets;
  return {
    title: `Rates of tax ${year.name}`,
    source: `${source.text} [${source.sure}]`,
    head: ['Taxable income above', 'Tax on it', 'Rate above it'],
    rows: rows.map(({ from, base, rate }) => [figureText(from), figureText(base), percentText(rate)]),
  };
}

const figures: readonly (readonly [string, (year: TaxYear) => string])[] = [
  ['Primary rebate', ({ rebates }) => figureText(rebates.primary)],
  ['Secondary rebate, 65 and older', ({ rebates }) => figureText(rebates.secondary)],
  ['Tertiary rebate, 75 and older', ({ rebates }) => figureText(rebates.tertiary)],
  ['Threshold below 65', ({ thresholds }) => figureText(thresholds.under65)],
  ['Threshold 65 to 74', ({ thresholds }) => figureText(thresholds.from65)],
  ['Threshold 75 and older', ({ thresholds }) => figureText(thresholds.from75)],
  ['Medical credit a month, member', ({ medicalCredit }) => figureText(medicalCredit.member)],
  [
    'Medical credit a month, first dependant',
    ({ medicalCredit }) => figureText(medicalCredit.firstDependant),
  ],
  ['Medical credit a month, each further', ({ medicalCredit }) => figureText(medicalCredit.furtherDependant)],
  ['Retirement deduction, share', ({ retirement }) => percentText(retirement.share)],
  ['Retirement deduction, cap a year', ({ retirement }) => figureText(retirement.yearlyCap)],
  ['UIF ceiling a month', ({ uif }) => figureText(uif.monthlyCeiling)],
  ['Prescribed rate a kilometre', ({ travel }) => randText(travel.ratePerKilometre)],
];

export function payslipPage(): CalculatorPage {
  const result = calculatePayslip(entry);
  return {
    name: 'payslip',
    title: 'Payslip simulator',
    purpose:
      'What an employee takes home, by the statutory rates, with the figure of the printed deduction tables beside it. With `targetNet` it answers the other way round: which basic salary leaves a wanted net pay.',
    call: 'POST /Wealth/payslip',
    subpath: 'payslip',
    formula: `
remuneration   = basicSalary + taxableIncome + travelAllowance × percentage + what the employer pays to funds
annual         = remuneration × periodsInYear ÷ periodsWorked        (a month: × 12)
deduction      = least of contributions a year, 27.5% × annual, the cap of the year
balance        = annual − deduction
tax            = base + rate × (balance − from)                      (table of the year)
PAYE a year    = tax − rebates − 12 × medical credit − additional credit, never below zero
PAYE           = PAYE a year ÷ 12, half-up to the cent
on a bonus     = PAYE a year with it − PAYE a year without it, taken once
UIF            = 1% × remuneration, up to the ceiling                 (each of employee and employer)
SDL            = 1% × balance ÷ 12                                    (employer)
net            = gross − PAYE − UIF − retirement − medical aid`,
    law: [
      ['Balance of remuneration', 'Income Tax Act, Fourth Schedule, paragraph 2(4)'],
      ['Annual equivalent and tables', 'Fourth Schedule, paragraph 9; SARS PAYE-GEN-01-G01'],
      ['Rebates', 'Income Tax Act, section 6, at the age on the last day of the year of assessment'],
      ['Medical scheme fees credit', 'Income Tax Act, section 6A'],
      [
        'Additional credit at 65 and older',
        'Income Tax Act, section 6B: 33.3% of contributions above three credits',
      ],
      [
        'Retirement deduction',
        'Income Tax Act, section 11F; the employer’s part counts as the employee’s, 11F(4)',
      ],
      ['What the employer pays to funds', 'Income Tax Act, Seventh Schedule, paragraphs 12A and 12D [B]'],
      ['UIF', 'Unemployment Insurance Contributions Act, section 6'],
      ['SDL', 'Skills Development Levies Act, sections 3 and 4'],
    ],
    data: [
      ...shippedTaxYears.filter(({ id }) => id === 2026 || id === 2027).map(yearTable),
      {
        title: 'Figures by year',
        source: 'stands beside each figure in src/tax-years/shipped.ts',
        head: ['Figure', ...shippedTaxYears.map(({ name }) => name)],
        rows: figures.map(([label, of]) => [label, ...shippedTaxYears.map(of)]),
      },
    ],
    assumptions: [
      'Amounts are for one pay period, a month unless `periodsInYear` says otherwise.',
      '`periodsWorked` below `periodsInYear` makes them totals for that part of the year: 110 000 for 7 of 12 months. Left out, or equal, it means a whole year of equal periods.',
      '2023/24 to 2025/26 share one table, because the Budgets left it unchanged.',
      'UIF counts the taxed part of a travel allowance, as the Fourth Schedule does; SARS does not say so outright.',
      'Retirement contributions in percent, the employee’s and the employer’s, are of the basic salary, on top of those in rand.',
      'The employer’s part is to a fund of defined contributions: that of a defined benefit is valued by the fund.',
      'The tax on an annual payment leaves the retirement deduction as it is.',
      '`targetNet` is regular net pay: an annual payment stays out of the search.',
      'The medical credit is spread over the year, for every length of period.',
    ],
    limits: [
      'No other fringe benefits, commission, directors, foreign income or tax directives.',
      'Medical expenses out of pocket and interest exemptions belong to assessment and are left out.',
      'Deduction tables are known for 2026/27, monthly, only.',
      'Whether the employer is exempt from SDL is not asked.',
    ],
    example: {
      story: `SARS PAYE-GEN-01-G01 revision 16, section 6, monthly, under 65: the guide's table gives ${randText(result.deductionTable?.paye ?? 0)}.`,
      entry,
      answer: [
        ['PAYE, statutory rates', randText(result.paye)],
        ['PAYE, deduction table', randText(result.deductionTable?.paye ?? 0)],
        ['UIF', randText(result.uif.employee)],
        ['Net pay', randText(result.net)],
        ['Effective rate', roundedPercentText(result.effectiveRate)],
        ['Bracket', percentText(result.marginalRate)],
      ],
      explanation: result.explanation,
    },
  };
}
