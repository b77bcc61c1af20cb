import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { budget } from './budget.ts';

const { read, save } = calls.wealth.budget;

/** A monthly budget (specification: wealth, "Calculators"). */
const BudgetPage = () => (
  <CalculatorPage
    type={budget}
    read={read}
    save={(entry) => send(save, { body: { BudgetEntryModel: entry } })}
  />
);

export default BudgetPage;
