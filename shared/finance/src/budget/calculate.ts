import { line, type ExplanationLine, type Share, type Warning } from '../explanation.ts';
import { centsOf, randOf, type Cents } from '../money/cents.ts';
import { exact, shareOf, type Exact } from '../money/exact.ts';
import { randText } from '../money/text.ts';
import { roundedPercentText } from '../number-text.ts';
import { sharesOf } from '../shares.ts';
import type { BudgetEntry } from './entry.ts';
import { budgetGroupNames, budgetGroups, fieldsOf, type BudgetGroupName } from './fields.ts';

/** Budget group, in rand a month. */
export interface BudgetGroup {
  name: BudgetGroupName;
  label: string;
  total: number;
  /** Percent with four decimals; null without income. */
  percentOfIncome: number | null;
}

/** Rand a month; percentages have four decimals and are null without income. */
export interface BudgetResult {
  totalIncome: number;
  /** Sum of all groups except income and savings. */
  totalExpenses: number;
  totalSavings: number;
  /** Income minus all other groups; negative if the household overspends. */
  surplus: number;
  groups: BudgetGroup[];
  /** Debt group as a percentage of income. */
  debtToIncome: number | null;
  /** Debt with bond or rent and vehicle instalment, as a percentage of income. */
  instalmentsToIncome: number | null;
  /** Breakdown of income by group. */
  shares: Share[];
  warnings: Warning[];
  explanation: ExplanationLine[];
}

const rule = 'Rule of thumb, not law';

function warningsOf(
  result: Omit<BudgetResult, 'warnings' | 'explanation'>,
  housing: number | null,
): Warning[] {
  const warnings: Warning[] = [];
  if (result.totalIncome === 0 && result.totalExpenses + result.totalSavings > 0)
    warnings.push({ field: 'netSalary', message: 'No income is entered', basis: 'Budget' });
  else if (result.surplus < 0)
    warnings.push({
      field: 'netSalary',
      message: `Spending is ${randText(-result.surplus)} a month more than income`,
      basis: 'Income less all other groups',
    });
  if ((result.instalmentsToIncome ?? 0) > 40)
    warnings.push({
      field: 'otherDebt',
      message: `Debt, home and vehicle instalments take ${roundedPercentText(result.instalmentsToIncome ?? 0)} of income; stay below 40%`,
      basis: rule,
    });
  if ((housing ?? 0) > 30)
    warnings.push({
      field: 'bondOrRent',
      message: `Bond or rent takes ${roundedPercentText(housing ?? 0)} of income; stay below 30%`,
      basis: rule,
    });
  if (result.totalIncome > 0 && result.totalSavings * 10 < result.totalIncome)
    warnings.push({ field: 'emergencyFund', message: 'Less than a tenth of income is saved', basis: rule });
  return warnings;
}

function percentStep(part: Cents, whole: Cents): Exact {
  return exact(part).times(100).div(whole);
}

/** Calculates a monthly budget: totals by group, surplus and shares of income (docs/calculators/budget.md). */
export function calculateBudget(entry: BudgetEntry): BudgetResult {
  const totalOf = (group: BudgetGroupName): Cents =>
    fieldsOf(group).reduce((sum, field) => sum + centsOf(entry[field] ?? 0), 0);
  const totals = budgetGroupNames.map((name) => ({ name, cents: totalOf(name) }));
  const income = totalOf('income');
  const savings = totalOf('savings');
  const spent = totals.filter(({ name }) => name !== 'income').reduce((sum, { cents }) => sum + cents, 0);
  const percentOfIncome = (cents: Cents) => shareOf(exact(cents), exact(income));
  const debt = totalOf('debt');
  const housing = centsOf(entry.bondOrRent ?? 0);
  const instalments = debt + housing + centsOf(entry.vehicleInstalment ?? 0);
  const surplus = randOf(income - spent);

  const result = {
    totalIncome: randOf(income),
    totalExpenses: randOf(spent - savings),
    totalSavings: randOf(savings),
    surplus,
    groups: totals.map(({ name, cents }) => ({
      name,
      label: budgetGroups[name].label,
      total: randOf(cents),
      percentOfIncome: percentOfIncome(cents),
    })),
    debtToIncome: percentOfIncome(debt),
    instalmentsToIncome: percentOfIncome(instalments),
    shares: sharesOf(randOf(Math.max(income, spent)), [
      ...totals
        .filter(({ name }) => name !== 'income')
        .map(({ name, cents }) => [budgetGroups[name].label, randOf(cents)] as const),
      ['Left over', Math.max(0, surplus)] as const,
    ]),
  };

  return {
    ...result,
    warnings: warningsOf(result, percentOfIncome(housing)),
    explanation: [
      ...result.groups.map(({ name, label, total }) =>
        line(label, total, `The ${fieldsOf(name).length} amounts of this group together`),
      ),
      line('Total expenses', result.totalExpenses, 'All groups but income and savings'),
      line('Surplus', surplus, 'Income less expenses and savings'),
      ...(income === 0
        ? []
        : [
            line('Debt to income (percent)', percentStep(debt, income), 'The debt group ÷ income × 100'),
            line(
              'Instalments to income (percent)',
              percentStep(instalments, income),
              'Debt group, bond or rent and vehicle instalment ÷ income × 100',
            ),
          ]),
    ],
  };
}
