import type { LookupRow } from '@phila/contract';
import { bankBranches } from './banks.ts';
import { numbered } from './numbered.ts';

/* Specification: reference-data, "Insurance, savings and retirement". The providers are public companies, listed as sample data. */

export const shortTermInvestmentsTypes: LookupRow<'shortTermInvestmentsTypes'>[] = numbered([
  'Savings',
  'Fixed deposit',
  'Notice',
  'Money market',
  'Unit trust',
  'Tax-free savings',
  'Endowment',
  'Shares/ETF',
  'RSA retail bonds',
  'Offshore',
  'Crypto',
]);

/** Banks first, with their ids as banks. */
export const shortTermInvestmentsProviders: LookupRow<'shortTermInvestmentsProviders'>[] = numbered([
  ...bankBranches.map(({ name }) => name),
  'Allan Gray',
  'Coronation',
  'Ninety One',
  'PSG',
  'Sygnia',
  '10X',
  'EasyEquities',
  'Satrix',
  'National Treasury',
]);

export const retirementPlanningTypes: LookupRow<'retirementPlanningTypes'>[] = numbered([
  'Pension fund',
  'Provident fund',
  'Retirement annuity',
  'Preservation pension',
  'Preservation provident',
  'Living annuity',
  'Life annuity',
]);

export const retirementPlanningProductProviders: LookupRow<'retirementPlanningProductProviders'>[] = numbered(
  [
    'Allan Gray',
    'Alexforbes',
    'Coronation',
    'Discovery',
    'Liberty',
    'Momentum',
    'Ninety One',
    'Old Mutual',
    'PSG',
    'Sanlam',
    'Sygnia',
    '10X',
    'Government Employees Pension Fund',
  ],
);
