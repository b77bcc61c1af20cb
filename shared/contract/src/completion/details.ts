import type { banking } from '../records/banking.ts';
import type { biographical } from '../records/biographical.ts';
import type { contact } from '../records/contact.ts';
import type { medicalAid } from '../records/medical-aid.ts';
import type { nextOfKin } from '../records/next-of-kin.ts';
import type { passportsAndPermits } from '../records/passports-and-permits.ts';
import type { RowOf } from '../records/record.ts';
import { NO_TAX_DATE, type tax } from '../records/tax.ts';
import { completionOf, completionOfRows, type Expected, isFilled } from './percentage.ts';

/*
 * Completion of each part of My Details (specification: details) as a whole percentage, computed alike by client and
 * service.
 */

type Biographical = Pick<
  RowOf<typeof biographical>,
  | 'titleID'
  | 'initials'
  | 'firstName'
  | 'lastName'
  | 'genderID'
  | 'identityNumber'
  | 'passportNumber'
  | 'maritalStatusNo'
  | 'countryKey'
  | 'homeLanguageID'
>;

export const biographicalExpected: readonly Expected<Biographical>[] = [
  'titleID',
  'initials',
  'firstName',
  'lastName',
  'genderID',
  ['identityNumber', 'passportNumber'],
  'maritalStatusNo',
  'countryKey',
  'homeLanguageID',
];

export const biographicalCompletion = completionOf(biographicalExpected);

type Contact = Pick<
  RowOf<typeof contact>,
  'mobileNo' | 'personalEmail' | 'residentialAddress' | 'postalAddress'
>;

export const contactExpected: readonly Expected<Contact>[] = [
  ({ mobileNo }) => isFilled(mobileNo?.value),
  ({ personalEmail }) => isFilled(personalEmail?.value),
  ({ residentialAddress }) => isFilled(residentialAddress?.streetAndNumber),
  ({ residentialAddress }) => isFilled(residentialAddress?.city),
  ({ residentialAddress }) => isFilled(residentialAddress?.postalCode),
  ({ postalAddress }) => isFilled(postalAddress?.streetAndNumber),
  ({ postalAddress }) => isFilled(postalAddress?.city),
  ({ postalAddress }) => isFilled(postalAddress?.postalCode),
];

export const contactCompletion = completionOf(contactExpected);

type NextOfKin = Pick<
  RowOf<typeof nextOfKin>,
  'titleID' | 'firstName' | 'lastName' | 'contactDetails' | 'relationshipID'
>;

export const nextOfKinCompletion = completionOfRows<NextOfKin>([
  'titleID',
  'firstName',
  'lastName',
  'contactDetails',
  'relationshipID',
]);

type MedicalAid = Pick<
  RowOf<typeof medicalAid>,
  'medicalAidId' | 'medicalAidName' | 'plan' | 'membershipNo' | 'mainMember' | 'joinedDate'
>;

/** Also used by My Wealth (specification: details). */
export const medicalAidCompletion = completionOf<MedicalAid>([
  ['medicalAidId', 'medicalAidName'],
  'plan',
  'membershipNo',
  'mainMember',
  'joinedDate',
]);

type PassportsAndPermits = Pick<
  RowOf<typeof passportsAndPermits>,
  'idNumber' | 'passportNumber' | 'passportExpiry' | 'countryOfIssueType' | 'workPermitType'
>;

export const passportsAndPermitsCompletion = completionOf<PassportsAndPermits>([
  ['idNumber', 'passportNumber'],
  ({ passportNumber, passportExpiry }) => (isFilled(passportNumber) ? isFilled(passportExpiry) : null),
  ({ passportNumber, countryOfIssueType }) =>
    isFilled(passportNumber) ? isFilled(countryOfIssueType) : null,
  'workPermitType',
]);

type Banking = Pick<RowOf<typeof banking>, 'bankId' | 'bankName' | 'accountNumber' | 'accountType'>;

export const bankingCompletion = completionOfRows<Banking>([
  ['bankId', 'bankName'],
  'accountNumber',
  'accountType',
]);

type Tax = Pick<RowOf<typeof tax>, 'taxNumber' | 'taxOffice' | 'taxRegistrationDate'>;

export const taxCompletion = completionOf<Tax>([
  'taxNumber',
  'taxOffice',
  ({ taxRegistrationDate }) => isFilled(taxRegistrationDate) && taxRegistrationDate !== NO_TAX_DATE,
]);
