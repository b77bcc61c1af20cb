import { mortgageEntry, type MortgageResult } from '@phila/finance/mortgage';
import * as z from 'zod/mini';
import { calculatorCalls } from './calculator-calls.ts';
import { loanResultFields } from './loan-result.ts';

const result: z.ZodMiniType<MortgageResult, MortgageResult> = z.object({
  ...loanResultFields,
  transferDuty: z.number(),
  bondCosts: z.object({
    conveyancer: z.number(),
    vat: z.number(),
    deedsOffice: z.nullable(z.number()),
    total: z.number(),
  }),
  cashNeeded: z.number(),
});

export const mortgage = calculatorCalls(
  '/Wealth/mortgage-calculator',
  'the mortgage calculator',
  null,
  mortgageEntry,
  result,
);
