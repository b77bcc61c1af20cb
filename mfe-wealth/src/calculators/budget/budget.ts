import { amount, type AmountField } from '@phila/contract/fields';
import {
  budgetEntry,
  type BudgetField,
  budgetGroupNames,
  budgetGroups,
  calculateBudget,
  fieldsOf,
  type BudgetResult,
} from '@phila/finance/budget';
import type { Answer } from '../frame/answer.ts';
import { calculator } from '../frame/calculator.ts';
import { optional } from '../frame/engine-rule.ts';
import { figureText } from '../frame/figure.ts';

/** Fields of the 55 amounts, by the engine's rules. */
const fields = Object.fromEntries(
  budgetGroupNames.flatMap((group) =>
    fieldsOf(group).map((field) => {
      const labels: Readonly<Record<string, string>> = budgetGroups[group].fields;
      return [field, amount(labels[field] ?? field, optional(budgetEntry.shape[field]))];
    }),
  ),
) as Record<BudgetField, AmountField<false>>;

/** Shows the money left over, and the share of each group. */
const budgetAnswer = (result: BudgetResult): Answer => {
  const { surplus, totalIncome, totalExpenses, totalSavings, groups } = result;
  const spent = groups.filter(({ name }) => name !== 'income');
  // Drops empty groups: their bars of R 0 would hide the others.
  const shares = result.shares.filter(({ amount: rand }) => rand !== 0);
  return {
    main: {
      label: surplus < 0 ? 'You are short each month' : 'Left over each month',
      value: Math.abs(surplus),
      unit: 'rand',
    },
    sentence:
      surplus < 0
        ? `More goes out than comes in: ${figureText(totalExpenses + totalSavings, 'rand')} of ${figureText(totalIncome, 'rand')}.`
        : `Of ${figureText(totalIncome, 'rand')} that comes in, you spend ${figureText(totalExpenses, 'rand')} and save ${figureText(totalSavings, 'rand')}.`,
    facts: [
      { label: 'Income', value: totalIncome, unit: 'rand' },
      { label: 'Expenses', value: totalExpenses, unit: 'rand' },
      { label: 'Savings', value: totalSavings, unit: 'rand' },
      {
        label: 'Debt to income',
        value: result.debtToIncome,
        unit: 'percent',
        note: 'cards, accounts and loans, of your income',
      },
      {
        label: 'Instalments to income',
        value: result.instalmentsToIncome,
        unit: 'percent',
        note: 'debt with bond or rent and the vehicle; stay below 40%',
      },
    ],
    charts: [
      {
        title: 'Where each rand goes',
        summary: `Most goes to ${spent.toSorted((one, other) => other.total - one.total)[0]?.label ?? 'nothing'}.`,
        kind: 'rows',
        labelled: 'Group',
        labels: shares.map(({ label }) => label),
        series: [{ name: 'Rand a month', values: shares.map(({ amount: rand }) => rand) }],
      },
    ],
    tables: [
      {
        title: 'Group by group',
        columns: [
          { name: 'label', label: 'Group', unit: 'words' },
          { name: 'total', label: 'A month', unit: 'rand' },
          { name: 'percentOfIncome', label: 'Of income', unit: 'percent' },
        ],
        rows: groups.map(({ label, total, percentOfIncome }) => ({ label, total, percentOfIncome })),
      },
    ],
    sources: [
      'Rules of thumb and no law: at most 40% of income on instalments, at most 30% on housing, a tenth saved.',
    ],
  };
};

/** Budget calculator (docs/calculators/budget.md). */
export const budget = calculator({
  name: 'budget',
  title: 'Budget Calculator',
  sentence: 'See where your money goes each month, and how much is left.',
  places: { portal: '/wealth/financial-tools/budget', open: '/budgetCalculator' },
  fields: {
    fields,
    sections: Object.fromEntries(
      budgetGroupNames.map((group) => [budgetGroups[group].label, fieldsOf(group)]),
    ),
  },
  example: {
    netSalary: 24_000,
    bondOrRent: 7_000,
    electricity: 1_100,
    fuel: 1_800,
    groceries: 4_500,
    medicalAid: 2_400,
    shortTermInsurance: 900,
    creditCard: 800,
    cellphoneAndInternet: 900,
    emergencyFund: 1_500,
  },
  schema: budgetEntry,
  read: (values) => values,
  fill: (entry) => entry,
  calculate: calculateBudget,
  answer: (_, result) => budgetAnswer(result),
});
