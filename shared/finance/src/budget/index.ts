export { calculateBudget, type BudgetGroup, type BudgetResult } from './calculate.ts';
export { budgetEntry, type BudgetEntry } from './entry.ts';
export {
  budgetGroupNames,
  budgetGroups,
  fieldsOf,
  type BudgetField,
  type BudgetGroupName,
} from './fields.ts';
