import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { useMemo } from 'react';
import { useFigures } from '../../figures/use-figures.ts';
import { Lending } from '../credit/lending.tsx';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { vehicleWith } from './vehicle.ts';

const { read, save } = calls.wealth.vehicle;

/** Vehicle finance (specification: wealth, "Calculators"). */
const VehiclePage = () => {
  const figures = useFigures();
  const vehicle = useMemo(() => vehicleWith(figures), [figures]);
  return (
    <CalculatorPage
      type={vehicle}
      read={read}
      save={(entry) => send(save, { body: entry })}
      renderBeside={({ entry, result }) => (
        <Lending
          product="other"
          entry={entry}
          termMonths={entry.termMonths}
          result={result}
          figures={figures}
        />
      )}
    />
  );
};

export default VehiclePage;
