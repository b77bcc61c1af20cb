import { lookups } from '../lookups/index.ts';
import { notBefore } from '../rules/day-order.ts';
import { moneyIfGiven, yearlyRateIfGiven } from '../rules/money.ts';
import { chosen } from '../rules/number.ts';
import { amount, date, lookup, lookupOrTyped, text, typed } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: wealth, "Retirement planning": funds, annuities and preservation funds. */
export const retirementPlanning = record({
  title: 'Retirement Planning',
  one: 'a retirement product',
  paths: tablePaths('/Wealth/retirement-planning'),
  fields: {
    retirementPlanningTypeId: lookup(
      'Type',
      lookups.retirementPlanningTypes,
      chosen('Please select a valid type'),
    ),
    retirementPlanningProductProviderId: lookupOrTyped(
      'Provider',
      lookups.retirementPlanningProductProviders,
      'retirementPlanningProductProviderName',
      'Please select a valid provider',
    ),
    retirementPlanningProductProviderName: typed('Provider that is not listed'),
    policyNumber: text('Policy number'),
    value: amount('Value', moneyIfGiven, { hint: 'What it is worth today, on your last statement.' }),
    annualInterestRate: amount('Annual interest rate', yearlyRateIfGiven, {
      unit: 'percent',
      hint: 'How much it grew in a year, after fees.',
    }),
    monthlyContribution: amount('Monthly contribution', moneyIfGiven, {
      hint: 'Yours and your employer’s together.',
    }),
    inceptionDate: date('Inception date', undefined, { hint: 'The day on which you joined.' }),
    endDate: date('End date', undefined, {
      hint: 'When you may retire from it. We remind you 30 days before it.',
    }),
  },
  columns: [
    'retirementPlanningTypeId',
    'retirementPlanningProductProviderId',
    'policyNumber',
    'value',
    'monthlyContribution',
    'endDate',
  ],
  givesWay: ['policyNumber', 'endDate', 'monthlyContribution'],
  check: {
    endDate: ({ inceptionDate, endDate }) =>
      notBefore(inceptionDate, endDate, 'Please enter a day after the inception date'),
  },
});
