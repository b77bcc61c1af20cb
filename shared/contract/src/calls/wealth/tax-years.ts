import { taxYearSchema } from '@phila/finance/tax-years';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';

/** What the payslip form chooses from and its engine calculates with. */
export const payslipCalculator = call({
  method: 'GET',
  path: '/Wealth/payslip-calculator',
  access: 'person',
  summary:
    'Every tax year there are tables of, with its figures and their sources, and which one it is today.',
  value: z.object({
    /** Null on a day of which there are no tables. */
    currentTaxYearId: z.nullable(z.number()),
    taxYears: z.array(taxYearSchema),
  }),
});

/** The same years for the public payslip page, which calculates in the browser. */
export const taxYears = call({
  method: 'GET',
  path: '/Wealth/tax-year',
  access: 'anyone',
  summary: 'Every tax year there are tables of, with its figures and their sources, the oldest first.',
  value: z.array(taxYearSchema),
});

export const saveTaxYear = call({
  method: 'PUT',
  path: '/Wealth/tax-year/{id}',
  access: may('wealth.taxYears.write'),
  summary: 'Adds a tax year, or corrects one; figures that contradict each other are refused at the figure.',
  params: z.strictObject({
    id: z.coerce.number<number>().check(z.int(), z.minimum(1963), z.maximum(2200)),
  }),
  body: taxYearSchema,
  value: taxYearSchema,
});
