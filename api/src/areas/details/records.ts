import {
  banking,
  bankingCompletion,
  biographical,
  biographicalCompletion,
  contact,
  contactCompletion,
  type DetailsCategory,
  detailsCategories,
  nextOfKin,
  nextOfKinCompletion,
  passportsAndPermits,
  passportsAndPermitsCompletion,
  tax,
  taxCompletion,
} from '@phila/contract';
import { haveSame, joinTexts } from '../../core/records/employer-section.ts';
import { ownedTable } from '../../core/records/owned-table.ts';
import { personTable, singleRecord, singleView } from '../../core/records/single-record.ts';
import type { Category } from '../../core/records/stored-record.ts';

/** Identity number, passport and permit are stored once, in a row that two records share (specification: service). */
const { countryOfIssueType, visas } = passportsAndPermits.fields;
const identity = personTable('biographical_details', { ...biographical.fields, countryOfIssueType, visas });

const { workAddress, residentialAddress, postalAddress, ...reachable } = contact.fields;

const countsFor = (category: DetailsCategory): Category => ({
  overview: 'details',
  category: detailsCategories[category],
});

const passportExpires = (): string => 'Your passport expires';

/** The records of My Details (specification: details). */
export const records = {
  biographicalDetails: singleView(identity, biographical, {
    completion: { counts: countsFor('biographical'), of: biographicalCompletion },
    reminds: { field: 'passportExpiryDate', words: passportExpires },
    supplied: [{ part: 'personal' }],
  }),
  passportAndPermitDetails: singleView(identity, passportsAndPermits, {
    storedAs: { idNumber: 'identityNumber', passportExpiry: 'passportExpiryDate' },
    completion: { counts: countsFor('passportsAndPermits'), of: passportsAndPermitsCompletion },
    reminds: { field: 'passportExpiry', words: passportExpires },
  }),
  contactDetails: singleRecord('contact_details', contact, {
    phones: ['mobileNo', 'homeTel', 'workTel'],
    completion: { counts: countsFor('contact'), of: contactCompletion },
    supplied: [
      { part: 'contact', fields: Object.keys(reachable) },
      { part: 'address', fields: Object.keys({ workAddress, residentialAddress, postalAddress }) },
    ],
  }),
  nextOfKinDetails: ownedTable('next_of_kin', nextOfKin, {
    plural: 'next of kin',
    completion: { counts: countsFor('nextOfKin'), of: nextOfKinCompletion },
    supplied: {
      part: 'nextOfKin',
      nameOf: ({ firstName, lastName }) => joinTexts([firstName, lastName]),
      isSame: (a, b) => haveSame(a, b, ['firstName', 'lastName']),
    },
  }),
  bankingDetails: ownedTable('banking_details', banking, {
    plural: 'bank accounts',
    completion: { counts: countsFor('banking'), of: bankingCompletion },
    supplied: {
      part: 'banking',
      nameOf: ({ accountNumber }) =>
        typeof accountNumber === 'string' ? `Account ending in ${accountNumber.slice(-4)}` : 'Account',
      isSame: (a, b) => haveSame(a, b, ['accountNumber']),
    },
  }),
  taxDetails: singleRecord('tax_details', tax, {
    completion: { counts: countsFor('tax'), of: taxCompletion },
  }),
};
