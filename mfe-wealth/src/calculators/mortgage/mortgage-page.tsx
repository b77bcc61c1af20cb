import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { useMemo } from 'react';
import { useFigures } from '../../figures/use-figures.ts';
import { Lending } from '../credit/lending.tsx';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { mortgageWith } from './mortgage.ts';

const { read, save } = calls.wealth.mortgage;

/** Home loan (specification: wealth, "Calculators"). */
const MortgagePage = () => {
  const figures = useFigures();
  const mortgage = useMemo(() => mortgageWith(figures), [figures]);
  return (
    <CalculatorPage
      type={mortgage}
      read={read}
      save={(entry) => send(save, { body: entry })}
      renderBeside={({ entry, result }) => (
        <Lending
          product="mortgage"
          entry={entry}
          termMonths={Math.round(entry.termYears * 12)}
          result={result}
          figures={figures}
        />
      )}
    />
  );
};

export default MortgagePage;
