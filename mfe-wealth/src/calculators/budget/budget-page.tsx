import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { budget } from './budget.ts';
import { BudgetSuggestions } from './budget-suggestions.tsx';

const { read, save } = calls.wealth.budget;

/** A monthly budget (specification: wealth, "Calculators"). */
const BudgetPage = () => (
  <CalculatorPage
    type={budget}
    read={read}
    save={(entry) => send(save, { body: { BudgetEntryModel: entry } })}
    renderSuggestions={(props) => <BudgetSuggestions {...props} />}
  />
);

export default BudgetPage;
