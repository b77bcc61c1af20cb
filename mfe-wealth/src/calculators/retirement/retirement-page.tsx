import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { retirement } from './retirement.ts';

const { read, save } = calls.wealth.retirement;

/** Retirement plan (specification: wealth, "Calculators"). */
const RetirementPage = () => (
  <CalculatorPage type={retirement} read={read} save={(entry) => send(save, { body: entry })} />
);

export default RetirementPage;
