import * as z from 'zod/mini';

import { age, amount, percentage, whole } from '../entry/fields.ts';
import { shippedTaxYears } from '../tax-years/shipped.ts';
import type { TaxYear } from '../tax-years/tax-year.ts';

/** Error for a year without tax tables. */
export const NO_TAX_TABLES = 'No tax tables for this year';

const fits = (value: number) => Number(value.toFixed(4)) === value;

/**
 * Entry of the payslip simulator (docs/calculators/payslip.md) for the given tax years. Amounts are rand for one pay
 * period, a month unless `periodsInYear` says otherwise.
 * If `periodsWorked` is smaller than `periodsInYear`, the amounts are totals for that part of the year. SARS annualises
 * them as pay × periods in year ÷ periods worked (110 000 for 7 of 12 months, 1 090 for 0.4285 of 52 weeks). If absent
 * or equal, the amounts are for one period of a whole year.
 */
export function payslipEntryFor(taxYears: readonly TaxYear[]) {
  return payslipEntryWhere((id) => taxYears.some((year) => year.id === id));
}

/**
 * Like `payslipEntryFor`, for code without the tables: the call's declaration accepts any plausible year, and the
 * service refuses a year without tables.
 */
export function payslipEntryWhere(hasYear: (id: number) => boolean) {
  return z
    .strictObject({
      /** Years, on the last day of the year of assessment. */
      age: age(),
      /** The year that the year of assessment ends in. */
      taxYearId: z
        .number({ error: (issue) => (issue.input === undefined ? 'Required' : 'Choose a tax year') })
        .check(z.refine(hasYear, NO_TAX_TABLES)),
      /** May be absent only if `targetNet` is given. */
      basicSalary: z.optional(amount()),
      /** Other taxable cash: allowances, overtime. */
      taxableIncome: z.optional(amount()),
      /** Reimbursements. */
      nonTaxableIncome: z.optional(amount()),
      travelAllowance: z.optional(amount()),
      /** Percent of the travel allowance that is taxed: 80, or 20 where at least 80% of the travel is business. */
      travelAllowancePercentage: z.optional(z.literal([20, 80], { error: 'Choose 20 or 80' })),
      /** Employee's contributions to all funds. */
      retirementContributions: z.optional(amount()),
      /** Employee's contributions in percent of the basic salary; added to the amount in rand. */
      retirementPercentage: z.optional(percentage(100)),
      /** Employer's retirement contribution: taxed as pay, and deducted as if the employee had paid it. */
      employerRetirement: z.optional(amount()),
      /** Employer's contribution in percent of the basic salary; added to the amount in rand. */
      employerRetirementPercentage: z.optional(percentage(100)),
      /** Dependants on the medical scheme, without the member. */
      numberOfDependants: z.optional(whole(0, 50, 'dependant')),
      medicalAidContribution: z.optional(amount()),
      /** Employer's medical scheme contribution: taxed as pay, and counted for the credit. */
      employerMedicalAid: z.optional(amount()),
      /** Bonus: taxed once, on top of the annual equivalent. */
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
      /** Wanted net pay in rand a period, before any annual payment; the result finds the basic salary for it. */
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

/** Accepts the shipped tax years. */
export const payslipEntry = payslipEntryFor(shippedTaxYears);

export type PayslipEntry = z.infer<typeof payslipEntry>;
