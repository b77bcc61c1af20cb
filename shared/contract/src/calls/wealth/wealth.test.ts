import { fieldErrors } from '../../rules/field-errors.ts';
import { everyCall } from '../every-call.ts';
import * as wealth from './index.ts';

/**
 * Paths exactly as in specification: wealth and docs/guides/calculator-calls.md; those for tax years and tables of
 * figures as in api/README.md, “Tax years: shipped rows, and rows of a table over them”.
 */
const declared = [
  'assets.create POST /Wealth/assets person',
  'assets.list GET /Wealth/assets person',
  'assets.remove DELETE /Wealth/assets/{id} person',
  'assets.update PUT /Wealth/assets/{id} person',
  'budget.read GET /Wealth/budget-calculator person',
  'budget.save POST /Wealth/budget-calculator person',
  'compoundInterest.read GET /Wealth/compound-interest person',
  'compoundInterest.save POST /Wealth/compound-interest person',
  'debts.create POST /Wealth/loans person',
  'debts.list GET /Wealth/loans person',
  'debts.remove DELETE /Wealth/loans/{id} person',
  'debts.update PUT /Wealth/loans/{id} person',
  'figureTables GET /Wealth/figure-table anyone',
  'loan.read GET /Wealth/loan-calculator person',
  'loan.save POST /Wealth/loan-calculator person',
  'medicalAidDependant.bulk DELETE /Wealth/bulk-medical-aid-dependant person',
  'medicalAidDependant.create POST /Wealth/medical-aid-dependant person',
  'medicalAidDependant.list GET /Wealth/medical-aid-dependant person',
  'medicalAidDependant.remove DELETE /Wealth/medical-aid-dependant person',
  'medicalAidDependant.update PUT /Wealth/medical-aid-dependant person',
  'medicalAidDetails GET /Wealth/get-medical-aid-details person',
  'mortgage.read GET /Wealth/mortgage-calculator person',
  'mortgage.save POST /Wealth/mortgage-calculator person',
  'netWealth.read GET /Wealth/net-wealth person',
  'netWealth.save PUT /Wealth/net-wealth person',
  'netWorth.keepStatement POST /Wealth/net-worth/statement person',
  'netWorth.read GET /Wealth/net-worth person',
  'netWorth.setValue PUT /Wealth/net-worth/{of}/{id} person',
  'ownCalculations GET /Wealth/own-calculations person',
  'ownLoans GET /Wealth/own-loans person',
  'ownPolicies GET /Wealth/own-policies person',
  'payslip.read GET /Wealth/payslip person',
  'payslip.save POST /Wealth/payslip person',
  'payslipCalculator GET /Wealth/payslip-calculator person',
  'removeFigureTable DELETE /Wealth/figure-table/{kind}/{from} may wealth.taxYears.write',
  'retirement.read GET /Wealth/retirement-calculator person',
  'retirement.save POST /Wealth/retirement-calculator person',
  'retirementPlanning.create POST /Wealth/retirement-planning person',
  'retirementPlanning.list GET /Wealth/retirement-planning person',
  'retirementPlanning.remove DELETE /Wealth/retirement-planning/{id} person',
  'retirementPlanning.update PUT /Wealth/retirement-planning/{id} person',
  'riskCover.create POST /Wealth/risk-cover person',
  'riskCover.list GET /Wealth/risk-cover person',
  'riskCover.remove DELETE /Wealth/risk-cover/{id} person',
  'riskCover.update PUT /Wealth/risk-cover/{id} person',
  'saveFigureTable PUT /Wealth/figure-table/{kind}/{from} may wealth.taxYears.write',
  'saveOwnCalculation PUT /Wealth/own-calculations/{calculator} person',
  'saveTaxYear PUT /Wealth/tax-year/{id} may wealth.taxYears.write',
  'shortTermInsurance.create POST /Wealth/short-term-insurance person',
  'shortTermInsurance.list GET /Wealth/short-term-insurance person',
  'shortTermInsurance.remove DELETE /Wealth/short-term-insurance/{id} person',
  'shortTermInsurance.update PUT /Wealth/short-term-insurance/{id} person',
  'shortTermInvestment.create POST /Wealth/short-term-investment person',
  'shortTermInvestment.list GET /Wealth/short-term-investment person',
  'shortTermInvestment.remove DELETE /Wealth/short-term-investment/{id} person',
  'shortTermInvestment.update PUT /Wealth/short-term-investment/{id} person',
  'taxYears GET /Wealth/tax-year anyone',
  'todayRenewals GET /Wealth/today-renewals person',
  'upcomingPayments GET /Wealth/upcoming-payments person',
  'upsertMedicalAidDetails PUT /Wealth/upsert-medical-aid-details person',
  'vehicle.read GET /Wealth/vehicle-calculator person',
  'vehicle.save POST /Wealth/vehicle-calculator person',
  'willAndTestament.create POST /Wealth/will-and-testament person',
  'willAndTestament.read GET /Wealth/will-and-testament person',
  'willAndTestament.update PUT /Wealth/will-and-testament person',
];

test('are the calls of the specification', () => {
  expect(
    everyCall(wealth).map(
      ({ name, call: { method, path, access } }) => `${name} ${method} ${path} ${access}`,
    ),
  ).toEqual(declared);
});

const errorsOf = (
  schema: {
    safeParse(value: unknown): { error?: { issues: Parameters<typeof fieldErrors>[0] } | undefined };
  },
  body: unknown,
) => fieldErrors(schema.safeParse(body).error?.issues ?? []);

test('a refusal inside a wrapper names the field with it', () => {
  expect(errorsOf(wealth.budget.save.body, { BudgetEntryModel: { groceries: -1, caviar: 1 } })).toEqual([
    { path: 'BudgetEntryModel.groceries', message: 'Enter zero or more' },
    { path: 'BudgetEntryModel.caviar', message: 'Unknown field' },
  ]);
  expect(errorsOf(wealth.budget.save.body, { BudgetEntryModel: {} })).toEqual([]);
  expect(errorsOf(wealth.budget.save.body, {})).toEqual([
    { path: 'BudgetEntryModel', message: 'Validation error' },
  ]);
});

test('a payslip may be of any year that can have tables: which have, the service knows', () => {
  const body = { age: 40, basicSalary: 1 };
  expect(errorsOf(wealth.payslip.save.body, { ...body, taxYearId: 2199 })).toEqual([]);
  for (const taxYearId of [1962, 2201, 2026.5, 1e300]) {
    expect(errorsOf(wealth.payslip.save.body, { ...body, taxYearId })).toEqual([
      { path: 'taxYearId', message: 'No tax tables for this year' },
    ]);
  }
});

test('a tax year is named by its year in the address', () => {
  const { params } = wealth.saveTaxYear;
  expect(params.parse({ id: '2028' })).toEqual({ id: 2028 });
  for (const id of ['1962', '2201', '2027.5', 'x', '']) expect(params.safeParse({ id }).success).toBe(false);
});

test('optional entries of a calculator may be blank: null and the empty text count as missing', () => {
  expect(
    wealth.budget.save.body.parse({
      BudgetEntryModel: { groceries: null, netSalary: '', bondOrRent: ' ' },
    } as never),
  ).toEqual({ BudgetEntryModel: {} });
  const payslip = { age: 40, taxYearId: 2026, basicSalary: 1, travelAllowance: null, periodsInYear: '' };
  expect(errorsOf(wealth.payslip.save.body, payslip)).toEqual([]);
  // Required fields stay required, and a blank is not accepted for another type.
  expect(errorsOf(wealth.payslip.save.body, { ...payslip, age: null })).toEqual([
    expect.objectContaining({ path: 'age' }),
  ]);
  expect(errorsOf(wealth.payslip.save.body, { ...payslip, travelAllowance: 'x' })).toHaveLength(1);
});

test('the addition of a dependant is given up after 5 seconds', () => {
  expect(wealth.medicalAidDependant.create.timeout).toBe(5_000);
  expect(wealth.medicalAidDependant.update.timeout).toBeUndefined();
});
