import { lookups } from '../lookups/index.ts';
import { notBefore } from '../rules/day-order.ts';
import { moneyIfGiven, yearlyRateIfGiven } from '../rules/money.ts';
import { chosen } from '../rules/number.ts';
import { amount, date, lookup, lookupOrTyped, text, typed } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: wealth, "Short-term investment": savings and investments outside retirement funds. */
export const shortTermInvestment = record({
  title: 'Short-Term Investments',
  one: 'an investment',
  paths: tablePaths('/Wealth/short-term-investment'),
  fields: {
    type: lookup('Type', lookups.shortTermInvestmentsTypes, chosen('Please select a valid type')),
    provider: lookupOrTyped(
      'Provider',
      lookups.shortTermInvestmentsProviders,
      'providerName',
      'Please select a valid provider',
    ),
    providerName: typed('Provider that is not listed'),
    accountNumber: text('Account number', undefined, { masked: true }),
    value: amount('Value', moneyIfGiven, { hint: 'What it is worth today.' }),
    annualInterestRate: amount('Annual interest rate', yearlyRateIfGiven, { unit: 'percent' }),
    monthlyContribution: amount('Monthly contribution', moneyIfGiven),
    inceptionDate: date('Inception date', undefined, { hint: 'The day on which you opened it.' }),
    endDate: date('End date', undefined, {
      hint: 'When it pays out, if it has a term. We remind you 30 days before it.',
    }),
  },
  columns: ['type', 'provider', 'accountNumber', 'value', 'monthlyContribution', 'endDate'],
  givesWay: ['accountNumber', 'endDate', 'monthlyContribution'],
  check: {
    endDate: ({ inceptionDate, endDate }) =>
      notBefore(inceptionDate, endDate, 'Please enter a day after the inception date'),
  },
});
