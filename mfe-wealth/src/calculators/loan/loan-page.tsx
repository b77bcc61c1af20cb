import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { creditProductOf } from '@phila/finance/loan';
import { useMemo } from 'react';
import { useFigures } from '../../figures/use-figures.ts';
import { Lending } from '../credit/lending.tsx';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { loanWith } from './loan.ts';

const { read, save } = calls.wealth.loan;

/** Personal loan (specification: wealth, "Calculators"). */
const LoanPage = () => {
  const figures = useFigures();
  const loan = useMemo(() => loanWith(figures), [figures]);
  return (
    <CalculatorPage
      type={loan}
      read={read}
      save={(entry) => send(save, { body: entry })}
      renderBeside={({ entry, result }) => (
        <Lending
          product={creditProductOf(entry, figures)}
          entry={entry}
          termMonths={entry.termMonths}
          result={result}
          figures={figures}
        />
      )}
    />
  );
};

export default LoanPage;
