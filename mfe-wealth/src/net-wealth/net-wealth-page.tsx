import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { CalculatorPage } from '../calculators/frame/calculator-page.tsx';
import { History } from './history.tsx';
import { netWealth } from './net-wealth.ts';
import { StatementEditor } from './statement-editor.tsx';

const { read, save } = calls.wealth.netWealth;

/** Assets and debts (specification: wealth, "Net wealth"). */
const NetWealthPage = () => (
  <CalculatorPage
    type={netWealth}
    read={read}
    save={(entry) => send(save, { body: entry })}
    renderForm={(editor) => <StatementEditor {...editor} />}
    renderBeside={() => <History />}
    printout={async (outcome, at) =>
      (await import(/* webpackChunkName: "statement" */ './statement.ts')).statement(outcome, at)
    }
  />
);

export default NetWealthPage;
