import { banking, biographical, contact, nextOfKin, passportsAndPermits, tax } from '@phila/contract';
import { ownedTable } from '../../core/records/owned-table.ts';
import { personTable, singleRecord, singleView } from '../../core/records/single-record.ts';

/* The records of My Details (seeds 1 §3), a line each. */

/** Identity number, passport and permit are stored once: two records are views of this row (design: api, "Shapes"). */
const { countryOfIssueType, visas } = passportsAndPermits.fields;
const identity = personTable('biographical_details', { ...biographical.fields, countryOfIssueType, visas });

export const biographicalDetails = singleView(identity, biographical);
export const passportAndPermitDetails = singleView(identity, passportsAndPermits, {
  idNumber: 'identityNumber',
  passportExpiry: 'passportExpiryDate',
});
export const contactDetails = singleRecord('contact_details', contact);
export const taxDetails = singleRecord('tax_details', tax);
export const nextOfKinDetails = ownedTable('next_of_kin', nextOfKin, { plural: 'next of kin' });
export const bankingDetails = ownedTable('banking_details', banking, { plural: 'bank accounts' });
