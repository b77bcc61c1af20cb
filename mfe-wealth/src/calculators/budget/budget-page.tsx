import { calls } from '@phila/contract/calls';
import { moneyText, percentText } from '@phila/contract/format';
import type { BudgetResult } from '@phila/finance/budget';
import { send } from '@phila/platform';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { budget } from './budget.ts';
import { BudgetSuggestions } from './budget-suggestions.tsx';
import { usualFields } from './usual-fields.ts';

const { read, save } = calls.wealth.budget;

/** Groups open at first, as nearly everyone needs them; the others show totals in their heads. */
const OPEN_FIRST: readonly string[] = ['Income', 'Home', 'Food'];

const folded = (heading: string, result: BudgetResult | null) => {
  const { total = 0, percentOfIncome = null } = result?.groups.find(({ label }) => label === heading) ?? {};
  const share =
    heading === 'Income' || percentOfIncome === null
      ? ''
      : `, ${percentText(Math.round(percentOfIncome * 100) / 100)}`;
  return {
    open: OPEN_FIRST.includes(heading),
    usual: usualFields,
    beside: total === 0 ? 'Nothing yet' : `${moneyText(total)}${share}`,
  };
};

/** Monthly budget (specification: wealth, "Calculators"). */
const BudgetPage = () => (
  <CalculatorPage
    type={budget}
    folded={folded}
    read={read}
    save={(entry) => send(save, { body: { BudgetEntryModel: entry } })}
    renderSuggestions={(props) => <BudgetSuggestions {...props} />}
  />
);

export default BudgetPage;
