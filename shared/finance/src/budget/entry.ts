import * as z from 'zod/mini';

import { amount } from '../entry/fields.ts';
import { budgetGroupNames, fieldsOf, type BudgetField } from './fields.ts';

const optionalAmount = () => z.optional(amount());

const shape = Object.fromEntries(
  budgetGroupNames.flatMap(fieldsOf).map((field) => [field, optionalAmount()]),
) as Record<BudgetField, ReturnType<typeof optionalAmount>>;

/** The 55 monthly amounts of a budget, in rand; absent ones count as zero (docs/calculators/budget.md). */
export const budgetEntry = z.strictObject(shape);

export type BudgetEntry = z.infer<typeof budgetEntry>;
