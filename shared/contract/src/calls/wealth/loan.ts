import { type LoanCalculation, loanEntry } from '@phila/finance/loan';
import * as z from 'zod/mini';
import { calculatorCalls } from './calculator-calls.ts';
import { loanResultFields } from './loan-result.ts';

const result: z.ZodMiniType<LoanCalculation, LoanCalculation> = z.object({
  ...loanResultFields,
  creditLife: z.number(),
});

export const loan = calculatorCalls(
  '/Wealth/loan-calculator',
  'the personal loan calculator',
  null,
  loanEntry,
  result,
);
