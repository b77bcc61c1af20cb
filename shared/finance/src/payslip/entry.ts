import * as z from 'zod/mini';

import { age, amount, percentage, whole } from '../entry/fields.ts';
import { shippedTaxYears } from '../tax-years/shipped.ts';
import type { TaxYear } from '../tax-years/tax-year.ts';

/** Said at a year of which there are no tables. */
export const NO_TAX_TABLES = 'No tax tables for this year';

const fits = (value: number) => Number(value.toFixed(4)) === value;

/**
 * What the payslip simulator asks (docs/calculators/payslip.md), for the tax years given. Amounts are rand
 * for one pay period, a month unless `periodsInYear` says otherwise.
 *
 * `periodsWorked` smaller than `periodsInYear` turns the amounts into totals for that part of the year, which
 * SARS annualises as pay × periods in year ÷ periods worked (110 000 for 7 of 12 months, 1 090 for 0.4285 of
 * 52 weeks). Left out, or equal, it means a whole year of equal periods.
 */
export function payslipEntryFor(taxYears: readonly TaxYear[]) {
  return payslipEntryWhere((id) => taxYears.some((year) => year.id === id));
}

/**
 * The same where the years are not at hand, only whether there is one: a declaration of the call takes any year
 * that may be one, and the service then refuses those of which it has no tables.
 */
export function payslipEntryWhere(hasYear: (id: number) => boolean) {
  return z
    .strictObject({
      /** Years, on the last day of the year of assessment. */
      age: age(),
      /** The year in which the year of assessment ends. */
      taxYearId: z
        .number({ error: (issue) => (issue.input === undefined ? 'Required' : 'Choose a tax year') })
        .check(z.refine(hasYear, NO_TAX_TABLES)),
      /** Left out only where `targetNet` asks for it. */
      basicSalary: z.optional(amount()),
      /** Other taxable cash: allowances, overtime. */
      taxableIncome: z.optional(amount()),
      /** Reimbursements. */
      nonTaxableIncome: z.optional(amount()),
      travelAllowance: z.optional(amount()),
      /** Percent of the travel allowance that is taxed: 80, or 20 where at least 80% of the travel is business. */
      travelAllowancePercentage: z.optional(z.literal([20, 80], { error: 'Choose 20 or 80' })),
      /** The employee's contributions to all funds. */
      retirementContributions: z.optional(amount()),
      /** The same as payslips say it, in percent of the basic salary; on top of the amount in rand. */
      retirementPercentage: z.optional(percentage(100)),
      /** What the employer pays into a retirement fund: taxed as pay, and deducted as if the employee had paid it. */
      employerRetirement: z.optional(amount()),
      /** The same in percent of the basic salary; on top of the amount in rand. */
      employerRetirementPercentage: z.optional(percentage(100)),
      /** Dependants on the medical scheme besides the member. */
      numberOfDependants: z.optional(whole(0, 50, 'dependant')),
      medicalAidContribution: z.optional(amount()),
      /** What the employer pays to the medical scheme: taxed as pay, and counted for the credit. */
      employerMedicalAid: z.optional(amount()),
      /** A bonus: taxed once, on top of the annual equivalent. */
      annualPayment: z.optional(amount()),
      periodsInYear: z.optional(whole(1, 366, 'period')),
      periodsWorked: z.optional(
        z
          .number({ error: 'Enter a number' })
          .check(
            z.gt(0, 'Enter more than zero'),
            z.lte(366, 'At most 366 periods'),
            z.refine(fits, 'At most four decimals'),
          ),
      ),
      /** Asks for the basic salary that leaves this net pay, in rand a period, before any annual payment. */
      targetNet: z.optional(amount()),
    })
    .check(
      z.refine((entry) => entry.basicSalary !== undefined || entry.targetNet !== undefined, {
        path: ['basicSalary'],
        error: 'Required',
      }),
      z.refine((entry) => (entry.periodsWorked ?? 0) <= (entry.periodsInYear ?? 12), {
        path: ['periodsWorked'],
        error: 'At most the periods in the year',
      }),
    );
}

/** {@link payslipEntryFor} the shipped tax years. */
export const payslipEntry = payslipEntryFor(shippedTaxYears);

export type PayslipEntry = z.infer<typeof payslipEntry>;
