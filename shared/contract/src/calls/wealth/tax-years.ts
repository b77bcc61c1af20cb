import { taxYearSchema } from '@phila/finance/tax-years';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';

/** Tax year with the version that was read. Calculations ignore the version. */
const versioned = z.safeExtend(taxYearSchema, {
  /** Increases with each save; 0 for a shipped year that was never saved, and for a new one. */
  version: z.optional(z.int('Enter a whole number').check(z.minimum(0), z.maximum(2_000_000_000))),
});

/** Tax years for the payslip form and its engine. */
export const payslipCalculator = call({
  method: 'GET',
  path: '/Wealth/payslip-calculator',
  access: 'person',
  summary:
    'Every tax year there are tables of, with its figures and their sources, and which one it is today.',
  value: z.object({
    /** Null if no table covers today. */
    currentTaxYearId: z.nullable(z.number()),
    taxYears: z.array(taxYearSchema),
  }),
});

/** Tax years for the public payslip page: it calculates in the browser. */
export const taxYears = call({
  method: 'GET',
  path: '/Wealth/tax-year',
  access: 'anyone',
  summary: 'Every tax year there are tables of, with its figures and their sources, the oldest first.',
  value: z.array(versioned),
});

export const saveTaxYear = call({
  method: 'PUT',
  path: '/Wealth/tax-year/{id}',
  access: may('wealth.taxYears.write'),
  summary:
    'Adds a tax year, or corrects one; figures that contradict each other are refused at the figure. With a version that is stale it answers 409 and the year as it is now.',
  params: z.strictObject({
    id: z.coerce.number<number>().check(z.int(), z.minimum(1963), z.maximum(2200)),
  }),
  body: versioned,
  value: versioned,
});
