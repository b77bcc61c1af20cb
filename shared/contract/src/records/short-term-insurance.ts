import { lookups } from '../lookups/index.ts';
import { notBefore } from '../rules/day-order.ts';
import { moneyIfGiven } from '../rules/money.ts';
import { chosen } from '../rules/number.ts';
import { amount, date, lookup, lookupOrTyped, text, typed } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: wealth, "Short-term insurance": insurance of things, such as a car or a house. */
export const shortTermInsurance = record({
  title: 'Short-Term Insurance',
  one: 'an insurance policy',
  paths: tablePaths('/Wealth/short-term-insurance'),
  fields: {
    typeId: lookup('Type', lookups.shortTermTypes, chosen('Please select a valid type')),
    providerId: lookupOrTyped(
      'Provider',
      lookups.shortTermProviders,
      'providerName',
      'Please select a valid provider',
    ),
    providerName: typed('Provider that is not listed'),
    policyNumber: text('Policy number'),
    monthlyPremium: amount('Monthly premium', moneyIfGiven),
    inceptionDate: date('Inception date', undefined, { hint: 'The day on which the policy began.' }),
    renewalDate: date('Renewal date', undefined, { hint: 'We remind you 30 days before it.' }),
  },
  columns: ['typeId', 'providerId', 'policyNumber', 'monthlyPremium', 'renewalDate'],
  givesWay: ['policyNumber', 'renewalDate'],
  check: {
    renewalDate: ({ inceptionDate, renewalDate }) =>
      notBefore(inceptionDate, renewalDate, 'Please enter a day after the inception date'),
  },
});
