import { amount, option, whole } from '@phila/contract/fields';
import { calculatePayslip, payslipEntryFor, type PayslipResult } from '@phila/finance/payslip';
import type { TaxYear } from '@phila/finance/tax-years';
import { taxYearOn } from '@phila/finance/tax-years';
import type { Answer } from '../frame/answer.ts';
import { calculator } from '../frame/calculator.ts';
import { needed, optional } from '../frame/engine-rule.ts';
import { type Figure, figureText } from '../frame/figure.ts';
import { sharesText } from '../frame/shares-text.ts';

/** Reliability of a tax year's figures (docs/calculators). */
const SURENESS = {
  A: 'official text',
  B: 'as several public sources quote it',
  C: 'as one public source quotes it',
  R: 'not checked against the official text',
} as const;

const sourcesOf = ({ name, brackets, rebates, medicalCredit, retirement, uif }: TaxYear): string[] => [
  ...new Set(
    [
      ['Rates of tax', brackets.source],
      ['Rebates', rebates.source],
      ['Medical scheme fees credit', medicalCredit.source],
      ['Retirement deduction', retirement.source],
      ['UIF', uif.source],
    ].map(([what, source]) => {
      const { text, sure } = source as TaxYear['brackets']['source'];
      return `${what as string} ${name}: ${text} (${SURENESS[sure]}).`;
    }),
  ),
];

const others = (result: PayslipResult): Figure[] => [
  ...(result.annualPayment === null
    ? []
    : [
        { label: 'Bonus after tax', value: result.annualPayment.net, unit: 'rand' } as const,
        { label: 'PAYE on the bonus', value: result.annualPayment.paye, unit: 'rand' } as const,
      ]),
  ...(result.deductionTable === null
    ? []
    : [
        {
          label: 'PAYE using SARS’s printed tables',
          value: result.deductionTable.paye,
          unit: 'rand',
          note: 'In whole rand. Your employer may use either.',
        } as const,
      ]),
];

/** Shows the use of each rand of gross pay. */
const payslipAnswer = (result: PayslipResult, taxYear: TaxYear | undefined): Answer => {
  const { target, net, gross, paye, uif, deductions, shares, taxYearName } = result;
  const money = (rand: number) => figureText(rand, 'rand');
  return {
    main: target?.reached
      ? { label: 'Basic salary that leaves it', value: target.basicSalary, unit: 'rand' }
      : { label: 'You take home', value: net, unit: 'rand' },
    sentence: target?.reached
      ? `With it you take home ${money(net)} of a gross pay of ${money(gross)}.`
      : `Of a gross pay of ${money(gross)}, ${money(paye)} goes to SARS as PAYE, the income tax that your employer pays for you.`,
    facts: [
      { label: 'Gross pay', value: gross, unit: 'rand' },
      ...deductions.map(({ label, amount }): Figure => ({
        label,
        value: amount,
        unit: 'rand',
        ...(label === 'PAYE' ? { note: 'Pay As You Earn: income tax' } : {}),
        ...(label === 'UIF' ? { note: 'Unemployment Insurance Fund' } : {}),
      })),
      { label: 'Net pay', value: net, unit: 'rand' },
      { label: 'Of your gross pay goes to PAYE', value: result.effectiveRate, unit: 'percent' },
      {
        label: 'Tax on your next rand',
        value: result.marginalRate,
        unit: 'percent',
        note: 'the rate of the bracket that you are in',
      },
      ...others(result),
      {
        label: 'Your employer also pays UIF',
        value: uif.employer,
        unit: 'rand',
      },
      {
        label: 'and a skills development levy',
        value: result.sdl,
        unit: 'rand',
      },
      ...(result.benefits === 0
        ? []
        : [
            {
              label: 'and into your funds',
              value: result.benefits,
              unit: 'rand',
              note: 'taxed as a fringe benefit, and no part of your gross pay',
            } as const,
          ]),
    ],
    charts: [
      {
        title: 'Where each rand of your pay goes',
        summary: sharesText(shares),
        kind: 'share',
        labelled: 'Part',
        labels: shares.map(({ label }) => label),
        series: [{ name: 'Rand', values: shares.map(({ amount }) => amount) }],
      },
    ],
    tables: [
      {
        title: 'Your payslip',
        columns: [
          { name: 'label', label: 'Line', unit: 'words' },
          { name: 'amount', label: 'Amount', unit: 'rand' },
        ],
        rows: [
          { label: 'Gross pay', amount: gross },
          ...deductions.map(({ label, amount }) => ({ label, amount })),
          { label: 'Net pay', amount: net },
        ],
      },
    ],
    sources: taxYear === undefined ? [`Tax tables of ${taxYearName}.`] : sourcesOf(taxYear),
  };
};

/**
 * Makes the payslip simulator (docs/calculators/payslip.md) for these tax years: the shipped ones, or the service's,
 * because administrators may add some.
 * @param today YYYY-MM-DD, decides the first tax year shown
 */
export const payslipWith = (taxYears: readonly TaxYear[], today: string) => {
  const schema = payslipEntryFor(taxYears);
  const { shape } = schema;
  const newest = taxYears.at(-1)?.id ?? 0;
  return calculator({
    name: 'payslip',
    title: 'Payslip Simulator',
    sentence: 'From your salary to what you take home, each step with the law that it follows.',
    places: { portal: '/wealth/financial-tools/payslip', open: '/payslipSimulator' },
    fields: {
      fields: {
        basicSalary: amount('Basic salary', optional(shape.basicSalary), { hint: 'Before tax, each month.' }),
        age: whole('Age', { unit: 'number', max: 120 }, needed(shape.age, 'Enter your age'), {
          hint: 'On the last day of the tax year, at the end of February. It decides your rebates.',
        }),
        taxYearId: option(
          'Tax year',
          taxYears.toReversed().map(({ id, name }) => ({ id, name })),
          needed(shape.taxYearId, 'Choose a tax year'),
        ),
        taxableIncome: amount('Other taxable pay', optional(shape.taxableIncome), {
          hint: 'Allowances and overtime.',
        }),
        nonTaxableIncome: amount('Reimbursements', optional(shape.nonTaxableIncome), {
          hint: 'What your employer pays back to you; not taxed.',
        }),
        travelAllowance: amount('Travel allowance', optional(shape.travelAllowance)),
        travelAllowancePercentage: option('Part of it that is taxed', [
          { id: 80, name: '80%' },
          { id: 20, name: '20%: at least 80% of your travel is for work' },
        ]),
        annualPayment: amount('Bonus this month', optional(shape.annualPayment), {
          hint: 'Taxed once, on top of the year’s pay.',
        }),
        retirementContributions: amount(
          'Your retirement contributions',
          optional(shape.retirementContributions),
          {
            slide: { from: 0, to: 20_000, step: 100 },
            hint: 'Pension, provident fund and retirement annuity together.',
          },
        ),
        retirementPercentage: amount(
          'Or enter it as % of basic salary',
          optional(shape.retirementPercentage),
          { unit: 'percent', hint: 'As payslips say it: 7.5. It comes on top of the amount in rand.' },
        ),
        employerRetirement: amount('Your employer’s retirement part', optional(shape.employerRetirement), {
          hint: 'Taxed as a fringe benefit, and deducted as if you had paid it.',
        }),
        employerRetirementPercentage: amount(
          'Or your employer’s part as % of basic salary',
          optional(shape.employerRetirementPercentage),
          { unit: 'percent', hint: 'As payslips say it: 10. It comes on top of the amount in rand.' },
        ),
        medicalAidContribution: amount(
          'Your medical aid contribution',
          optional(shape.medicalAidContribution),
        ),
        employerMedicalAid: amount('Your employer’s medical part', optional(shape.employerMedicalAid), {
          hint: 'Taxed as a fringe benefit, and counted for the tax credit.',
        }),
        numberOfDependants: whole(
          'Dependants on your medical aid',
          { unit: 'number', max: 50 },
          optional(shape.numberOfDependants),
          { hint: 'Besides yourself.' },
        ),
        targetNet: amount('I want to take home', optional(shape.targetNet), {
          hint: 'Fill this in to find the basic salary that leaves it; leave it blank otherwise.',
        }),
        periodsInYear: whole(
          'Pay periods in a year',
          { unit: 'number', min: 1, max: 366 },
          optional(shape.periodsInYear),
          { hint: '12 for each month, 52 for each week. Leave blank for 12.' },
        ),
        periodsWorked: amount('Periods that these amounts are for', optional(shape.periodsWorked), {
          unit: 'number',
          hint: 'Leave blank for a whole year of equal pay; 7 for seven months’ pay together.',
        }),
      },
      sections: {
        You: ['basicSalary', 'age', 'taxYearId'],
        'Other pay': [
          'taxableIncome',
          'nonTaxableIncome',
          'travelAllowance',
          'travelAllowancePercentage',
          'annualPayment',
        ],
        'Taken off': [
          'retirementContributions',
          'retirementPercentage',
          'medicalAidContribution',
          'numberOfDependants',
        ],
        'Paid by your employer': ['employerRetirement', 'employerRetirementPercentage', 'employerMedicalAid'],
        'The other way round': ['targetNet'],
        'Paid weekly or every two weeks': ['periodsInYear', 'periodsWorked'],
      },
      hide: {
        travelAllowancePercentage: ({ travelAllowance }) => (travelAllowance ?? 0) === 0,
      },
    },
    example: {
      basicSalary: 28_000,
      age: 35,
      taxYearId: taxYearOn(today, taxYears)?.id ?? newest,
      travelAllowancePercentage: 80,
      retirementContributions: 2_100,
      medicalAidContribution: 2_400,
      numberOfDependants: 1,
    },
    schema,
    // The list has only these two.
    read: ({ travelAllowancePercentage, ...same }) => ({
      ...same,
      travelAllowancePercentage: travelAllowancePercentage as 20 | 80 | null,
    }),
    fill: (entry) => entry,
    blank: { basicSalary: 'Enter your basic salary, or below what you want to take home' },
    calculate: (entry) => calculatePayslip(entry, taxYears),
    answer: ({ taxYearId }, result) =>
      payslipAnswer(
        result,
        taxYears.find(({ id }) => id === taxYearId),
      ),
  });
};
