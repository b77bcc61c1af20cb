import { compoundInterestEntry, type CompoundInterestResult } from '@phila/finance/compound-interest';
import * as z from 'zod/mini';
import { calculatorCalls } from './calculator-calls.ts';
import { explanation, shares } from './result-parts.ts';

const result: z.ZodMiniType<CompoundInterestResult, CompoundInterestResult> = z.object({
  futureValue: z.number(),
  totalContributions: z.number(),
  totalInterest: z.number(),
  effectiveRate: z.number(),
  realValue: z.nullable(z.number()),
  series: z.array(
    z.object({
      date: z.nullable(z.string()),
      period: z.number(),
      contributed: z.number(),
      interest: z.number(),
      balance: z.number(),
      balanceToday: z.nullable(z.number()),
    }),
  ),
  shares,
  explanation,
});

export const compoundInterest = calculatorCalls(
  '/Wealth/compound-interest',
  'the compound-interest calculator',
  'compoundInterestEntryModel',
  compoundInterestEntry,
  result,
);
