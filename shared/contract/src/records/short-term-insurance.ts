import { lookups } from '../lookups/index.ts';
import { amountBetween, chosen } from '../rules/number.ts';
import { ifGiven } from '../rules/rule.ts';
import { amount, date, lookup, text } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: wealth, "Short-term insurance": the policies over things, such as a car or a house. */
export const shortTermInsurance = record({
  title: 'Short-Term Insurance',
  paths: tablePaths('/Wealth/short-term-insurance'),
  fields: {
    typeId: lookup('Type', lookups.shortTermTypes, chosen('Please select a valid type')),
    providerId: lookup('Provider', lookups.shortTermProviders, chosen('Please select a valid provider')),
    policyNumber: text('Policy number'),
    monthlyPremium: amount(
      'Monthly premium',
      ifGiven(amountBetween(0, 9_999_999_999, 'Please enter an amount of zero or more')),
    ),
    inceptionDate: date('Inception date', undefined, { hint: 'The day on which the policy began.' }),
    renewalDate: date('Renewal date'),
  },
  check: {
    renewalDate: ({ inceptionDate, renewalDate }) =>
      inceptionDate !== null &&
      renewalDate !== null &&
      renewalDate < inceptionDate &&
      'Please enter a day after the inception date',
  },
});
