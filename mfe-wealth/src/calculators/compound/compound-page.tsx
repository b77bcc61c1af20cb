import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { compound } from './compound.ts';

const { read, save } = calls.wealth.compoundInterest;

/** Compound interest (specification: wealth, "Calculators"). */
const CompoundPage = () => (
  <CalculatorPage
    type={compound}
    read={read}
    save={(entry) => send(save, { body: { compoundInterestEntryModel: entry } })}
  />
);

export default CompoundPage;
