import { calculateAffordability } from '../affordability/index.ts';
import { calculateLoan } from '../loan/index.ts';
import { calculateMortgage } from '../mortgage/index.ts';
import { calculatePayslip, payslipEntryFor } from '../payslip/index.ts';
import { calculateRetirement, retirementRates } from '../retirement/index.ts';
import { shippedTaxYears, taxYearOn, taxYearSchema } from '../tax-years/index.ts';
import { budgetDays, inventedTables, inventedYear } from '../testing/invented-budget.ts';
import { calculateVehicle } from '../vehicle/index.ts';
import {
  figureKinds,
  figuresOn,
  figureTableOn,
  figureTableSchema,
  lookAgainOn,
  oldFigureTables,
  shippedFigures,
  shippedFigureTables,
  type AnyFigureTable,
} from './index.ts';

const messagesOf = (table: unknown): [string, string][] =>
  (figureTableSchema.safeParse(table).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

test('every shipped table and every invented one passes the checks of what administrators enter', () => {
  for (const table of [...shippedFigureTables, ...inventedTables])
    expect([table.kind, messagesOf(table)]).toEqual([table.kind, []]);
  expect(Object.keys(shippedFigures)).toEqual(figureKinds);
  for (const [kind, table] of Object.entries(shippedFigures)) expect(table.kind).toBe(kind);
});

describe('the table of a day', () => {
  test('holds from its first day until the next one of its kind', () => {
    const repoOn = (day: string) => figureTableOn('interestRates', day, shippedFigureTables).values.repo;
    expect(repoOn('2025-11-20')).toBe(7);
    expect(repoOn('2025-11-21')).toBe(6.75);
    expect(repoOn('2026-11-30T08:00:00Z')).toBe(6.75);
  });

  test('is the first one before it, and does not depend on the order of the list', () => {
    expect(figuresOn('1990-01-01').interestRates.values.prime).toBe(10.5);
    const turned = [...shippedFigureTables, ...inventedTables].toReversed();
    expect(figuresOn(budgetDays.first, turned).interestRates.values.prime).toBe(9.5);
    expect(figuresOn(budgetDays.before, turned).interestRates.values.prime).toBe(10.25);
  });

  test('is the shipped one of a kind that a list lacks', () => {
    expect(figuresOn('2026-11-30', [])).toEqual(shippedFigures);
  });
});

describe('is refused at the figure', () => {
  const { interestRates, creditLimits, transferDuty, deedsOffice, conveyancer, expenseNorms } =
    shippedFigures;
  const changed = <T extends AnyFigureTable>(table: T, change: (copy: T) => unknown): T => {
    const copy = structuredClone(table);
    change(copy);
    return copy;
  };
  test.each<[string, unknown, string, string]>([
    [
      'prime below the repo rate',
      changed(interestRates, ({ values }) => (values.prime = 6.7)),
      'values.prime',
      'Prime is above the repo rate',
    ],
    [
      'a duty that is a rand out',
      changed(transferDuty, ({ values }) => (values.rows[2]!.base += 1)),
      'values.rows.2.base',
      'The rows before give 13614',
    ],
    [
      'rows out of order',
      changed(deedsOffice, ({ values }) => (values.rows[3]!.upTo = 500_000)),
      'values.rows.3.upTo',
      'Rows must ascend',
    ],
    [
      'a guideline fee that is a rand out',
      changed(conveyancer, ({ values }) => (values.rows[3]!.base += 1)),
      'values.rows.3.base',
      'The rows before give 25370',
    ],
    [
      'a norm that is a cent out',
      changed(expenseNorms, ({ values }) => (values.rows[2]!.minimum = 1_167.87)),
      'values.rows.2.minimum',
      'The rows before give 1167.88',
    ],
    [
      'a table that does not start at nothing',
      changed(expenseNorms, ({ values }) => values.rows.shift()),
      'values.rows.0.from',
      'The first row starts at 0',
    ],
    [
      'a kind of credit twice',
      changed(creditLimits, ({ values }) => (values.products[1]!.product = 'mortgage')),
      'values.products.1.product',
      'This kind of credit is listed twice',
    ],
    [
      'a kind of credit left out',
      changed(creditLimits, ({ values }) => values.products.pop()),
      'values.products',
      'Enter each kind of credit',
    ],
    [
      'two rates for a kind of credit',
      changed(creditLimits, ({ values }) => (values.products[0]!.perMonth = 5)),
      'values.products.0.aboveRepo',
      'Enter one of the two rates',
    ],
    [
      'a day that does not exist',
      changed(interestRates, (table) => (table.from = '2027-02-29')),
      'from',
      'No such day',
    ],
    [
      'an address that leads nowhere',
      changed(interestRates, ({ source }) => (source.address = 'resbank.co.za')),
      'source.address',
      'Enter an address that begins with https://',
    ],
    [
      'figures without their source',
      changed(interestRates, (table) => delete (table as { source?: unknown }).source),
      'source',
      'Enter the source of the figures',
    ],
  ])('%s', (_, table, path, message) => expect(messagesOf(table)).toContainEqual([path, message]));
});

describe('is to be looked at again', () => {
  test('a year after it was compared with its source, the rates of the Reserve Bank after three months', () => {
    expect(lookAgainOn(shippedFigures.transferDuty)).toBe('2027-11-22');
    expect(lookAgainOn(shippedFigures.interestRates)).toBe('2026-04-30');
    // Counts from the day it holds where that is later.
    expect(lookAgainOn({ ...shippedFigures.transferDuty, from: '2028-03-01' })).toBe('2029-03-01');
  });

  test('only the newest of a kind, and not on the day itself', () => {
    const kindsOn = (day: string, tables = shippedFigureTables) =>
      oldFigureTables(day, tables).map(({ kind }) => kind);
    expect(kindsOn('2026-04-30')).toEqual([]);
    expect(kindsOn('2026-11-30')).toEqual(['interestRates']);
    expect(kindsOn('2027-11-22')).toEqual(['interestRates']);
    expect(kindsOn('2027-11-23')).toEqual(figureKinds);
    expect(kindsOn('2027-05-01', [...shippedFigureTables, ...inventedTables])).toEqual([]);
  });
});

describe('rehearsal: a budget of February 2027 is loaded, and every calculator follows from 1 March', () => {
  const taxYears = [...shippedTaxYears, inventedYear];
  const tables = [...shippedFigureTables, ...inventedTables];
  const home = { purchasePrice: 2_000_000, annualInterestRate: 18.5, termYears: 20, monthlyServiceFee: 80 };
  const borrowed = { annualInterestRate: 27.5, termMonths: 24, monthlyServiceFee: 80 };
  const retired = {
    currentAge: 65,
    retirementAge: 65,
    lifeExpectancy: 90,
    currentSavings: 6_000_000,
    lumpSumPercentage: 15,
    requiredMonthlyIncome: 10_000,
  };

  /** All answers on a day, with the figures known then. */
  const answersOn = (day: string, years = taxYears, known = tables) => {
    const figures = figuresOn(day, known);
    const year = taxYearOn(day, years);
    const { data: entry } = payslipEntryFor(years).safeParse({
      age: 40,
      taxYearId: year?.id,
      basicSalary: 30_000,
    });
    const mortgage = calculateMortgage(home, figures);
    return {
      payslip: entry === undefined ? null : calculatePayslip(entry, years).annualPaye,
      transferDuty: mortgage.transferDuty,
      bond: mortgage.bondCosts,
      mortgage: mortgage.warnings.map(({ message }) => message),
      loan: calculateLoan({ amount: 50_000, ...borrowed }, figures).warnings.map(({ field }) => field),
      vehicle: calculateVehicle({ purchasePrice: 300_000, ...borrowed }, figures).warnings[0]?.message,
      affordability: calculateAffordability(
        { grossMonthlyIncome: 40_000, annualInterestRate: 10, termMonths: 240 },
        figures.expenseNorms,
      ).minimumExpenses,
      lumpSum: calculateRetirement(retired, retirementRates(figures, year)).lumpSum?.tax,
      retirementTax: calculateRetirement(retired, retirementRates(figures, year)).incomeTaxToday,
    };
  };
  const today = answersOn(budgetDays.before, [...shippedTaxYears], [...shippedFigureTables]);

  test('the year passes the checks of what administrators enter', () => {
    expect(taxYearSchema.safeParse(inventedYear).error).toBeUndefined();
  });

  test('nothing changes before', () => {
    expect(answersOn(budgetDays.before)).toEqual(today);
    expect(today).toMatchObject({
      transferDuty: 13_614 + 0.06 * (2_000_000 - 1_663_800),
      bond: { conveyancer: 25_370 + 5 * 2_050, deedsOffice: 1_646 + 50 },
      affordability: 2_855.38 + 0.082 * 15_000,
      lumpSum: 39_600 + 0.27 * (900_000 - 770_000),
    });
  });

  test('each figure is the new one on the day itself', () => {
    const after = answersOn(budgetDays.first);
    expect(after).toMatchObject({
      payslip: 0.2 * 360_000 - 20_000,
      transferDuty: 0.1 * 500_000,
      bond: { conveyancer: 10_000, vat: 1_600, deedsOffice: 1_100, total: 12_700 },
      mortgage: ['The highest rate for a mortgage is 18% (repo 6% of 2027-03-01 + 12%)'],
      loan: ['annualInterestRate'],
      vehicle: 'The highest rate for an instalment sale is 23% (repo 6% of 2027-03-01 + 17%)',
      affordability: 20_000,
      lumpSum: 0.2 * 300_000,
    });
    for (const [name, answer] of Object.entries(after))
      expect([name, answer]).not.toEqual([name, today[name as keyof typeof today]]);
  });

  test('a budget that was not loaded changes nothing', () => {
    const { payslip: _noYear, ...without } = answersOn(
      budgetDays.first,
      [...shippedTaxYears],
      [...shippedFigureTables],
    );
    expect(today).toMatchObject(without);
  });
});
