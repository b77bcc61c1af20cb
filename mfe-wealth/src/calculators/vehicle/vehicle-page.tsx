import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { Lending } from '../credit/lending.tsx';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { vehicle } from './vehicle.ts';

const { read, save } = calls.wealth.vehicle;

/** Vehicle finance (specification: wealth, "Calculators"). */
const VehiclePage = () => (
  <CalculatorPage
    type={vehicle}
    read={read}
    save={(entry) => send(save, { body: entry })}
    renderBeside={({ entry, result }) => (
      <Lending product="other" entry={entry} termMonths={entry.termMonths} result={result} />
    )}
  />
);

export default VehiclePage;
