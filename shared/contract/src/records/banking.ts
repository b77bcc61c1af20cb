import { lookups } from '../lookups/index.ts';
import { digits } from '../rules/digits.ts';
import { chosen } from '../rules/number.ts';
import { lookup, lookupOrTyped, printedNumber, typed } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: details, "Banking"; a row's id is `bankUID` in bodies, and a read returns it under both names. */
export const banking = record({
  title: 'Banking',
  one: 'a bank account',
  paths: tablePaths('/Account/banking-details', {
    update: '/Account/banking-details',
    remove: '/Account/banking-details',
    bulk: '/Account/bulk-banking-details',
  }),
  idInBody: 'bankUID',
  stepUp: 'banking',
  fields: {
    // Allows typing, because lists lag behind new and mutual banks.
    bankId: lookupOrTyped('Bank', lookups.bankBranches, 'bankName', 'Please select a valid bank'),
    bankName: typed('Bank that is not listed'),
    accountNumber: printedNumber('Account number', digits(8, 11, 'Invalid Account Number'), {
      hint: '8 to 11 digits.',
      masked: true,
    }),
    accountType: lookup(
      'Account type',
      lookups.bankAccountType,
      chosen('Please select a valid account type'),
    ),
  },
});
