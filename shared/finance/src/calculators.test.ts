import * as fc from 'fast-check';

import { affordabilityEntry, calculateAffordability } from './affordability/index.ts';
import { budgetGroupNames, fieldsOf } from './budget/index.ts';
import { calculators } from './calculators.ts';
import type { ExplanationLine } from './explanation.ts';
import { netWealthGroupNames } from './net-wealth/index.ts';
import { runs } from './testing/runs.ts';

/** Amounts that often hit the edges: zero, one cent, the maximum. */
const amount = fc.oneof(
  fc.constantFrom(0, 0.01, 0.05, 1, 999_999_999.99, 1_000_000_000),
  fc.integer({ min: 0, max: 10_000_000_000 }).map((cents) => cents / 100),
);
const positive = amount.filter((value) => value > 0);
const percent = fc.oneof(
  fc.constantFrom(0, 0.0001, 10.5, 99.9999, 100),
  fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 10_000),
);
const age = fc.oneof(fc.constantFrom(0, 64, 65, 75, 120), fc.integer({ min: 0, max: 120 }));
const startDate = fc.constantFrom('2026-01-31', '2028-02-29', '1900-01-01', '2199-12-31');
const loan = {
  annualInterestRate: percent,
  extraMonthlyPayment: amount,
  onceOffPayment: fc.record({ month: fc.integer({ min: 1, max: 72 }), amount }),
  initiationFee: amount,
  financeInitiationFee: fc.boolean(),
  monthlyServiceFee: amount,
  startDate,
};
const recordOf = (fields: Record<string, fc.Arbitrary<unknown>>, requiredKeys: string[]) =>
  fc.record(fields, { requiredKeys }) as fc.Arbitrary<object>;

/** Entries of every calculator, most of them valid. */
const entries: Record<keyof typeof calculators | 'affordability', fc.Arbitrary<object>> = {
  payslip: recordOf(
    {
      age,
      taxYearId: fc.integer({ min: 2024, max: 2027 }),
      basicSalary: amount,
      taxableIncome: amount,
      nonTaxableIncome: amount,
      travelAllowance: amount,
      travelAllowancePercentage: fc.constantFrom(20, 80),
      retirementContributions: amount,
      numberOfDependants: fc.integer({ min: 0, max: 50 }),
      medicalAidContribution: amount,
      annualPayment: amount,
      periodsInYear: fc.constantFrom(12, 26, 52, 366),
      periodsWorked: fc.constantFrom(0.0001, 0.4285, 1, 7, 12),
      targetNet: amount,
    },
    ['age', 'taxYearId', 'basicSalary'],
  ),
  budget: recordOf(
    Object.fromEntries(budgetGroupNames.flatMap(fieldsOf).map((field) => [field, amount])),
    [],
  ),
  mortgage: recordOf(
    { ...loan, purchasePrice: positive, deposit: amount, termYears: fc.constantFrom(0.25, 1, 6, 20, 30, 50) },
    ['purchasePrice', 'annualInterestRate', 'termYears'],
  ),
  vehicle: recordOf(
    {
      ...loan,
      purchasePrice: positive,
      deposit: amount,
      tradeIn: amount,
      termMonths: fc.integer({ min: 12, max: 72 }),
      balloonPercentage: percent,
    },
    ['purchasePrice', 'annualInterestRate', 'termMonths'],
  ),
  loan: recordOf(
    {
      ...loan,
      amount: positive,
      termMonths: fc.oneof(fc.constantFrom(1, 360), fc.integer({ min: 1, max: 360 })),
      creditLifePer1000: fc.constantFrom(0, 0.01, 4.5, 1_000),
    },
    ['amount', 'annualInterestRate', 'termMonths'],
  ),
  compoundInterest: recordOf(
    {
      initialAmount: amount,
      contributionAmount: amount,
      frequencyId: fc.integer({ min: 1, max: 6 }),
      annualInterestRate: percent,
      term: fc.constantFrom(1, 2, 10, 40, 100),
      startDate,
      contributeAtStart: fc.boolean(),
      inflation: percent,
    },
    ['frequencyId', 'annualInterestRate', 'term'],
  ),
  retirement: recordOf(
    {
      currentAge: age,
      retirementAge: age,
      lifeExpectancy: age,
      currentMonthlyIncome: amount,
      requiredMonthlyIncome: amount,
      replacementRatio: percent,
      currentSavings: amount,
      monthlyContribution: amount,
      contributionIncrease: percent,
      inflation: percent,
      preRetirementRate: percent,
      postRetirementRate: percent,
      otherMonthlyIncome: amount,
    },
    ['currentAge', 'retirementAge', 'lifeExpectancy', 'currentMonthlyIncome'],
  ),
  netWealth: recordOf(
    {
      lines: fc.array(
        fc.record({ group: fc.constantFrom(...netWealthGroupNames), label: fc.constant('Line'), amount }),
        {
          maxLength: 200,
        },
      ),
      monthlyExpenses: amount,
      date: startDate,
    },
    ['lines'],
  ),
  affordability: recordOf(
    {
      grossMonthlyIncome: amount,
      statutoryDeductions: amount,
      monthlyExpenses: amount,
      debtRepayments: amount,
      annualInterestRate: percent,
      termMonths: fc.integer({ min: 1, max: 600 }),
    },
    ['grossMonthlyIncome', 'annualInterestRate', 'termMonths'],
  ),
};

const fourDecimalNames =
  /^(percent|percentOfIncome|effectiveRate|marginalRate|debtToIncome|instalmentsToIncome|debtToAssets|solvency|liquidityRatio|monthsOfCover|replacementRatio|rate)$/;

function fits(value: number, places: number): boolean {
  return Math.abs(value) > 1e15 || Number(value.toFixed(places)) === value;
}

/** Returns the paths of values that JSON would change or lose: NaN, Infinity, −0, undefined, fractions of a cent. */
function faults(value: unknown, name = ''): string[] {
  if (typeof value === 'number') {
    const sound =
      Number.isFinite(value) && !Object.is(value, -0) && fits(value, fourDecimalNames.test(name) ? 4 : 2);
    return sound ? [] : [`${name} = ${value}`];
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value !== 'object') return [`${name} is ${typeof value}`];
  const found: string[] = [];
  for (const key in value) {
    for (const fault of faults(value[key as keyof typeof value], key)) found.push(`${name}.${fault}`);
  }
  return found;
}

const all = [
  ...Object.entries(calculators).map(
    ([name, { entry, calculate }]) => [name as keyof typeof entries, entry, calculate] as const,
  ),
  ['affordability', affordabilityEntry, calculateAffordability] as const,
];

describe.each(all)('%s', (name, schema, calculate) => {
  const accepted = entries[name].filter((entry) => schema.safeParse(entry).success);
  const run = calculate as (entry: unknown) => { explanation: ExplanationLine[] };

  test('never throws for an entry that its schema accepts, nor gives NaN, Infinity, minus zero or a fraction of a cent', () => {
    fc.assert(
      fc.property(accepted, (entry) => {
        const result = run(entry);
        expect(faults(result)).toEqual([]);
        expect(result.explanation.length).toBeGreaterThan(2);
        expect(result.explanation.filter(({ label, basis }) => label === '' || basis === '')).toEqual([]);
      }),
      runs(120),
    );
  });

  test('gives the same for the parsed entry as for the entry itself, and leaves the entry alone', () => {
    const [entry] = fc.sample(accepted, 1);
    const before = JSON.stringify(entry);
    expect(run(schema.parse(entry))).toStrictEqual(run(entry));
    expect(JSON.stringify(entry)).toBe(before);
  });

  test('refuses anything else without throwing, and with a message', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything())), (entry) => {
        const parsed = schema.safeParse(entry);
        const issues = parsed.error?.issues ?? [];
        expect(parsed.success).toBe(issues.length === 0);
        expect(issues.every(({ message }) => message.length > 3)).toBe(true);
      }),
      runs(200),
    );
  });

  test('refuses a field that it does not know', () => {
    const [entry] = fc.sample(accepted, 1);
    expect(schema.safeParse({ ...entry, unheardOf: 1 }).error?.issues).toMatchObject([
      { code: 'unrecognized_keys', keys: ['unheardOf'], path: [] },
    ]);
  });

  test('answers or refuses each field with something absurd in it', () => {
    const absurd = [null, '', '12', Number.NaN, Infinity, -1, 1e300, 5e-324, {}, [], true, '__proto__'];
    fc.assert(
      fc.property(entries[name], fc.constantFrom(...absurd), fc.nat(), (entry, value, nth) => {
        const keys = Object.keys(entry);
        const key = keys[nth % Math.max(1, keys.length)] ?? 'lines';
        const parsed = schema.safeParse({ ...entry, [key]: value });
        const found = parsed.success ? faults(run(parsed.data)) : [];
        expect(found).toEqual([]);
        expect(parsed.error?.issues.every(({ message }) => message.length > 3) ?? true).toBe(true);
      }),
      runs(200),
    );
  });
});
