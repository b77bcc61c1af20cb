import { lookups } from '../lookups/index.ts';
import { notBefore } from '../rules/day-order.ts';
import { moneyIfGiven, yearlyRateIfGiven } from '../rules/money.ts';
import { chosen } from '../rules/number.ts';
import { amount, date, lookup, lookupOrTyped, text, typed } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: wealth, "Risk cover": insurance of people, such as life cover and income protection. */
export const riskCover = record({
  title: 'Risk Cover',
  one: 'a policy',
  paths: tablePaths('/Wealth/risk-cover'),
  fields: {
    typeId: lookup('Type', lookups.riskCoverTypes, chosen('Please select a valid type')),
    providerId: lookupOrTyped(
      'Provider',
      lookups.riskCoverProviders,
      'providerName',
      'Please select a valid provider',
    ),
    providerName: typed('Provider that is not listed'),
    policyNumber: text('Policy number'),
    value: amount('Value', moneyIfGiven, { hint: 'What the policy pays out.' }),
    annualInterestRate: amount('Annual interest rate', yearlyRateIfGiven, {
      unit: 'percent',
      hint: 'How much the cover grows each year.',
    }),
    monthlyContribution: amount('Monthly contribution', moneyIfGiven),
    inceptionDate: date('Inception date', undefined, { hint: 'The day on which the policy began.' }),
    endDate: date('End date', undefined, {
      hint: 'When the cover ends. We remind you 30 days before it.',
    }),
  },
  columns: ['typeId', 'providerId', 'policyNumber', 'value', 'monthlyContribution', 'endDate'],
  givesWay: ['policyNumber', 'endDate', 'monthlyContribution'],
  check: {
    endDate: ({ inceptionDate, endDate }) =>
      notBefore(inceptionDate, endDate, 'Please enter a day after the inception date'),
  },
});
