import { budgetEntry, budgetGroupNames, type BudgetResult } from '@phila/finance/budget';
import * as z from 'zod/mini';
import { calculatorCalls } from './calculator-calls.ts';
import { explanation, shares, warnings } from './result-parts.ts';

const result: z.ZodMiniType<BudgetResult, BudgetResult> = z.object({
  totalIncome: z.number(),
  totalExpenses: z.number(),
  totalSavings: z.number(),
  surplus: z.number(),
  groups: z.array(
    z.object({
      name: z.enum(budgetGroupNames),
      label: z.string(),
      total: z.number(),
      percentOfIncome: z.nullable(z.number()),
    }),
  ),
  debtToIncome: z.nullable(z.number()),
  instalmentsToIncome: z.nullable(z.number()),
  shares,
  warnings,
  explanation,
});

export const budget = calculatorCalls(
  '/Wealth/budget-calculator',
  'the budget calculator',
  'BudgetEntryModel',
  budgetEntry,
  result,
);
