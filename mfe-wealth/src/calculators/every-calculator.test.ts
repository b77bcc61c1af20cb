import { rowValues, toForm } from '@phila/contract/records';
import { calculators } from '@phila/finance/calculators';
import { shippedFigures } from '@phila/finance/figure-tables';
import { shippedTaxYears } from '@phila/finance/tax-years';
import { budget } from './budget/budget.ts';
import { compound } from './compound/compound.ts';
import { stepOf } from './frame/step.ts';
import { loanWith } from './loan/loan.ts';
import { mortgageWith } from './mortgage/mortgage.ts';
import { payslipWith } from './payslip/payslip.ts';
import { shippedRates } from '@phila/finance/retirement';
import { retirementWith } from './retirement/retirement.ts';
import { vehicleWith } from './vehicle/vehicle.ts';

const [loan, mortgage, vehicle] = [
  loanWith(shippedFigures),
  mortgageWith(shippedFigures),
  vehicleWith(shippedFigures),
];
const payslip = payslipWith(shippedTaxYears, '2026-11-22');
const retirement = retirementWith(shippedRates);
const repayment = {
  extraMonthlyPayment: 500,
  onceOffPayment: { month: 6, amount: 5_000.5 },
  initiationFee: 1_207.5,
  financeInitiationFee: true,
  monthlyServiceFee: 69,
  startDate: '2026-01-31',
};

/** Each calculator with a short and a full entry; their types differ, the tests do not. */
const all = [
  [
    'payslip',
    payslip,
    [
      { age: 40, taxYearId: 2027, basicSalary: 28_000 },
      {
        age: 66,
        taxYearId: 2026,
        basicSalary: 28_000.55,
        taxableIncome: 1_000,
        nonTaxableIncome: 250.5,
        travelAllowance: 3_000,
        travelAllowancePercentage: 20,
        retirementContributions: 2_100,
        employerRetirement: 500,
        employerRetirementPercentage: 7.5,
        numberOfDependants: 2,
        medicalAidContribution: 3_200,
        annualPayment: 28_000,
        periodsInYear: 12,
        periodsWorked: 7,
        targetNet: 22_000,
      },
    ],
  ],
  [
    'budget',
    budget,
    [{}, { netSalary: 30_000, rentalIncome: 0.1, groceries: 4_000.2, emergencyFund: 2_000 }],
  ],
  [
    'mortgage',
    mortgage,
    [
      { purchasePrice: 1_000_000, annualInterestRate: 11.75, termYears: 20 },
      {
        purchasePrice: 1_000_000,
        annualInterestRate: 11.75,
        termYears: 20.0833,
        deposit: 100_000,
        ...repayment,
      },
    ],
  ],
  [
    'vehicle',
    vehicle,
    [
      { purchasePrice: 350_000, annualInterestRate: 12.5, termMonths: 60 },
      {
        purchasePrice: 350_000,
        annualInterestRate: 12.5,
        termMonths: 54,
        deposit: 20_000,
        tradeIn: 30_000,
        balloonPercentage: 20,
        ...repayment,
      },
    ],
  ],
  [
    'loan',
    loan,
    [
      { amount: 15_000, annualInterestRate: 8, termMonths: 60 },
      { amount: 15_000, annualInterestRate: 8, termMonths: 7, creditLifePer1000: 4.5, ...repayment },
    ],
  ],
  [
    'compoundInterest',
    compound,
    [
      { frequencyId: 3, annualInterestRate: 5, term: 10 },
      {
        frequencyId: 4,
        annualInterestRate: 5,
        term: 2.5,
        initialAmount: 100,
        contributionAmount: 100,
        startDate: '2026-03-01',
        contributeAtStart: true,
        inflation: 4.5,
      },
    ],
  ],
  [
    'retirement',
    retirement,
    [
      { currentAge: 35, retirementAge: 65, lifeExpectancy: 90, currentMonthlyIncome: 40_000 },
      {
        currentAge: 64,
        retirementAge: 65,
        lifeExpectancy: 90,
        requiredMonthlyIncome: 25_000,
        replacementRatio: 70,
        currentSavings: 500_000,
        monthlyContribution: 6_000,
        contributionIncrease: 6,
        inflation: 5,
        preRetirementRate: 10,
        postRetirementRate: 8,
        otherMonthlyIncome: 1_000,
        savingsWithdrawal: 30_000,
        withdrawalCharge: 345,
        taxableIncome: 375_000.5,
      },
    ],
  ],
] as const;

/** Calculator members this test uses. */
interface Any {
  form: typeof loan.form;
  title: string;
  example: object;
  fill: (entry: object) => object;
  entryOf: (values: object) => {
    entry: object | null;
    refused: readonly { field: string; message: string }[];
  };
  calculate: (entry: object) => { explanation: Parameters<typeof stepOf>[0][] };
  answer: (entry: object, result: object) => ReturnType<typeof loan.answer>;
}
const cases = all.flatMap(([name, type, entries]) =>
  entries.map((entry, at) => [name, at, type as unknown as Any, entry as object] as const),
);
const valuesOf = (type: Any, form: object) => rowValues(type.form, form);

describe.each(cases)('%s %d', (name, _, type, entry) => {
  it('shows an entry in its form and reads the same one back', () => {
    const values = valuesOf(type, toForm(type.form, type.fill(entry)));
    expect(type.entryOf(values)).toEqual({ entry, refused: [] });
  });

  it('gives what the engine gives, and nothing is computed on the way to the screen', () => {
    const result = type.calculate(entry);
    expect(result).toEqual((calculators[name].calculate as (one: unknown) => unknown)(entry));
    const { main, facts, charts, tables } = type.answer(entry, result);
    const given = new Set(
      JSON.stringify(result)
        .match(/-?\d+(\.\d+)?/g)
        ?.map(Number),
    );
    // Allows a shortfall without its sign: the words say it.
    for (const { label, value } of [main, ...facts])
      expect([label, value === null || given.has(value) || given.has(-value)]).toEqual([label, true]);
    for (const { series } of charts)
      for (const { values } of series)
        for (const value of values) expect(value === null || given.has(value)).toBe(true);
    for (const { rows, columns } of tables)
      for (const row of rows)
        expect(Object.keys(row)).toEqual(expect.arrayContaining(columns.map((one) => one.name)));
  });

  it('has every figure of its charts in a table of the chart, and labels that tell points apart', () => {
    for (const { labels, series } of type.answer(entry, type.calculate(entry)).charts) {
      expect(new Set(labels).size).toBe(labels.length);
      for (const { values } of series) expect(values).toHaveLength(labels.length);
    }
  });

  it('says no share with more digits than a person reads', () => {
    for (const { summary } of type.answer(entry, type.calculate(entry)).charts)
      expect(summary).not.toMatch(/\.\d{2,}\s?%/);
  });

  it('reads the unit of each step', () => {
    for (const line of type.calculate(entry).explanation) {
      const { label, amount } = stepOf(line);
      // Allows remarks in brackets, such as the employer's part, but no units.
      expect(label).not.toMatch(/\((percent|months|years|times|number)/);
      expect(amount).toMatch(/\d/);
    }
  });
});

it.each(all.map(([name, type]) => [name, type as unknown as Any] as const))(
  '%s has an answer to its example',
  (_, type) => {
    const { entry } = type.entryOf(valuesOf(type, { ...toForm(type.form, null), ...type.example }));
    expect(entry).not.toBeNull();
  },
);

it('a mortgage says what the cash at the start leaves out', () => {
  const entry = { purchasePrice: 1_000_000, annualInterestRate: 11.75, termYears: 20 };
  const { facts } = mortgage.answer(entry, mortgage.calculate(entry));
  expect(facts.find(({ label }) => label === 'Cash needed at the start')?.note).toMatch(
    /without the attorney who transfers the home/,
  );
});

it.each([
  ['mortgage', mortgage, { deposit: 1_500_000 }, 'deposit', 'Enter less than the purchase price'],
  ['mortgage', mortgage, { term: 0 }, 'term', 'Enter more than zero'],
  ['mortgage', mortgage, { term: 601, termIn: 'months' }, 'term', 'At most 50 years'],
  [
    'mortgage',
    mortgage,
    { onceOffAmount: 5 },
    'onceOffMonth',
    'Enter the number of the instalment that it comes with',
  ],
  [
    'mortgage',
    mortgage,
    { onceOffAmount: 5, onceOffMonth: 241 },
    'onceOffMonth',
    'After the last instalment',
  ],
  ['vehicle', vehicle, { term: 7 }, 'term', 'At most 72 months'],
  [
    'vehicle',
    vehicle,
    { balloonPercentage: 100 },
    'balloonPercentage',
    'The balloon is more than what is financed',
  ],
  ['loan', loan, { term: 1.3 }, 'term', 'Enter a whole number'],
  [
    'retirement',
    retirement,
    { retirementAge: 30 },
    'retirementAge',
    'Enter a retirement age above your current age',
  ],
  [
    'retirement',
    retirement,
    { savingsWithdrawal: 1_500 },
    'savingsWithdrawal',
    'Take at least R 2 000, or nothing',
  ],
  [
    'retirement',
    retirement,
    { savingsWithdrawal: 5_000, currentMonthlyIncome: null, requiredMonthlyIncome: 20_000 },
    'taxableIncome',
    'Enter what you earn this tax year before tax',
  ],
  [
    'payslip',
    payslip,
    { basicSalary: null },
    'basicSalary',
    'Enter your basic salary, or below what you want to take home',
  ],
] as const)('%s says of %p at %s: %s', (_, type, change, field, message) => {
  const some = type as unknown as Any;
  const { refused } = some.entryOf(
    valuesOf(some, { ...toForm(some.form, null), ...some.example, ...change }),
  );
  expect(refused).toContainEqual({ field, message });
});
