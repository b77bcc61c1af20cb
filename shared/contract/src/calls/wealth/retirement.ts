import { retirementEntry, type RetirementResult } from '@phila/finance/retirement';
import * as z from 'zod/mini';
import { calculatorCalls } from './calculator-calls.ts';
import { explanation, warnings } from './result-parts.ts';

const result: z.ZodMiniType<RetirementResult, RetirementResult> = z.object({
  projectedCapital: z.number(),
  projectedCapitalToday: z.number(),
  lumpSum: z.nullable(z.object({ amount: z.number(), tax: z.number(), net: z.number() })),
  requiredCapital: z.number(),
  shortfallOrSurplus: z.number(),
  extraMonthly: z.nullable(z.number()),
  requiredMonthlyIncome: z.number(),
  incomeSustainable: z.number(),
  incomeSustainableToday: z.number(),
  incomeTaxToday: z.number(),
  incomeAfterTaxToday: z.number(),
  replacementRatio: z.nullable(z.number()),
  ageMoneyRunsOut: z.nullable(z.number()),
  drawdown: z.object({ rate: z.nullable(z.number()), atFourPercent: z.number() }),
  savingsWithdrawal: z.nullable(
    z.object({
      amount: z.number(),
      charge: z.number(),
      tax: z.number(),
      net: z.number(),
      rateBefore: z.number(),
      rateAfter: z.number(),
      taxPercent: z.nullable(z.number()),
      worthAtRetirement: z.number(),
      worthAtRetirementToday: z.number(),
      againFrom: z.string(),
      steps: explanation,
    }),
  ),
  series: z.array(
    z.object({
      age: z.number(),
      phase: z.enum(['saving', 'retired']),
      balance: z.number(),
      balanceToday: z.number(),
      income: z.number(),
    }),
  ),
  warnings,
  explanation,
});

export const retirement = calculatorCalls(
  '/Wealth/retirement-calculator',
  'the retirement simulator',
  null,
  retirementEntry,
  result,
);
