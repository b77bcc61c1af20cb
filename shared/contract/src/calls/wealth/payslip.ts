import { payslipEntryWhere, type PayslipResult } from '@phila/finance/payslip';
import { yearOfAssessment } from '@phila/finance/tax-years';
import * as z from 'zod/mini';
import { calculatorCalls } from './calculator-calls.ts';
import { explanation, shares, warnings } from './result-parts.ts';

const result: z.ZodMiniType<PayslipResult, PayslipResult> = z.object({
  taxYear: z.number(),
  taxYearName: z.string(),
  gross: z.number(),
  taxableRemuneration: z.number(),
  retirementDeduction: z.number(),
  balanceAnnual: z.number(),
  annualTax: z.number(),
  rebates: z.number(),
  medicalCredit: z.object({ monthly: z.number(), annual: z.number(), additional: z.number() }),
  annualPaye: z.number(),
  paye: z.number(),
  regularPaye: z.number(),
  annualPayment: z.nullable(
    z.object({ amount: z.number(), paye: z.number(), uif: z.number(), net: z.number() }),
  ),
  deductionTable: z.nullable(
    z.object({ pay: z.number(), tax: z.number(), paye: z.number(), difference: z.number() }),
  ),
  uif: z.object({ employee: z.number(), employer: z.number() }),
  sdl: z.number(),
  benefits: z.number(),
  deductions: z.array(z.object({ label: z.string(), amount: z.number() })),
  net: z.number(),
  effectiveRate: z.number(),
  marginalRate: z.number(),
  bracketIndex: z.number(),
  target: z.nullable(
    z.object({ net: z.number(), basicSalary: z.number(), gross: z.number(), reached: z.boolean() }),
  ),
  shares,
  warnings,
  explanation,
});

/** Accepts any plausible year. Only the service knows the years with tables, because administrators can add some. */
const entry = payslipEntryWhere((id) => yearOfAssessment.safeParse(id).success);

export const payslip = calculatorCalls('/Wealth/payslip', 'the payslip simulator', null, entry, result);
