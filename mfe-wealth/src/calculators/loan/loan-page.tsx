import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { creditProductOf } from '@phila/finance/loan';
import { Lending } from '../credit/lending.tsx';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { loan } from './loan.ts';

const { read, save } = calls.wealth.loan;

/** Personal loan (specification: wealth, "Calculators"). */
const LoanPage = () => (
  <CalculatorPage
    type={loan}
    read={read}
    save={(entry) => send(save, { body: entry })}
    renderBeside={({ entry, result }) => (
      <Lending product={creditProductOf(entry)} entry={entry} termMonths={entry.termMonths} result={result} />
    )}
  />
);

export default LoanPage;
