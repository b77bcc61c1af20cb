import { calls } from '@phila/contract/calls';
import type { NetWealthEntry } from '@phila/finance/net-wealth';
import { send, useToday } from '@phila/platform';
import { useLocation } from 'react-router-dom';
import { CalculatorPage } from '../calculators/frame/calculator-page.tsx';
import { KeepStatement } from '../recorded/keep-statement.tsx';
import { changedRecords } from './filled-in.ts';
import { History } from './history.tsx';
import { netWealth } from './net-wealth.ts';
import { StatementEditor } from './statement-editor.tsx';
import { useRecorded } from './use-recorded.ts';

const { read, save } = calls.wealth.netWealth;

/** Assets and debts (specification: wealth, "Net wealth"); in the portal the records' editor. */
const NetWealthPage = () => {
  const inPortal = useLocation().pathname.startsWith('/wealth/');
  const today = useToday();
  const { recorded = [], statementLines } = useRecorded(inPortal);
  const saveAll = async (entry: NetWealthEntry) => {
    const saved = await send(save, { body: entry });
    for (const { of, id, day, value } of changedRecords(entry, recorded, today))
      await send(calls.wealth.netWorth.setValue, { params: { of, id }, body: { day, value } });
    return saved;
  };
  return (
    <CalculatorPage
      type={netWealth}
      read={read}
      save={saveAll}
      renderForm={(editor) => <StatementEditor {...editor} />}
      renderBeside={() => (
        <>
          {inPortal && <KeepStatement lines={statementLines} />}
          <History />
        </>
      )}
      printout={async (outcome, at) =>
        (await import(/* webpackChunkName: "statement" */ './statement.ts')).statement(outcome, at)
      }
    />
  );
};

export default NetWealthPage;
