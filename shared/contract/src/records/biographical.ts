import { lookups } from '../lookups/index.ts';
import { identityNumber, identityNumberWarning } from '../rules/identity-number.ts';
import { name } from '../rules/name.ts';
import { ifGiven } from '../rules/rule.ts';
import { driversLicenceCodes } from './drivers-licence-codes.ts';
import { date, lookup, option, options, personName, printedNumber, text, yesNo } from './fields.ts';
import { officialLanguages } from './official-languages.ts';
import { singlePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: details: "None / South African citizen" of the work permits. */
export const DEFAULT_WORK_PERMIT = 17;

/** Special personal information (POPIA s 26), and so optional. */
const OPTIONAL = 'You do not have to answer this.';

/** Specification: details, "Biographical"; knownAs, homeLanguageID and languages are from specification: service. */
export const biographical = record({
  title: 'Biographical',
  paths: singlePaths('/Account/get-biographical-details', '/Account/update-biographical-details'),
  fields: {
    titleID: lookup('Title', lookups.titles, undefined, { autoComplete: 'honorific-prefix' }),
    initials: personName('Initials'),
    firstName: personName('First name', name(), { autoComplete: 'given-name' }),
    otherNames: personName('Other names', ifGiven(name()), { autoComplete: 'additional-name' }),
    lastName: personName('Last name', name('Last Name is too short'), { autoComplete: 'family-name' }),
    birthName: personName('Birth name', undefined, {
      hint: 'Your last name at birth, if it was another one.',
    }),
    knownAs: personName('Known as', undefined, { autoComplete: 'nickname' }),
    identityNumber: printedNumber('ID number', ifGiven(identityNumber()), {
      hint: '13 digits.',
      masked: true,
      warn: identityNumberWarning,
    }),
    countryKey: lookup('Nationality', lookups.countries, undefined, { autoComplete: 'country' }),
    passportNumber: text('Passport number', undefined, { masked: true }),
    passportExpiryDate: date('Passport expiry date', undefined, { expires: true }),
    workPermitType: lookup('Work permit', lookups.workPermits, undefined, { initial: DEFAULT_WORK_PERMIT }),
    genderID: lookup('Gender', lookups.genders),
    raceID: lookup('Race', lookups.races, undefined, { hint: OPTIONAL }),
    maritalStatusNo: lookup('Marital status', lookups.maritalStatus),
    disabled: yesNo('Disabled', undefined, {
      hint: OPTIONAL,
      noun: 'disability',
    }),
    homeLanguageID: option('Home language', officialLanguages),
    languages: options('Other languages', officialLanguages),
    driversLicenseCode: option('Driver’s licence code', driversLicenceCodes),
  },
  sections: {
    'Your name': ['titleID', 'initials', 'firstName', 'otherNames', 'lastName', 'birthName', 'knownAs'],
    'Identity and nationality': [
      'identityNumber',
      'countryKey',
      'passportNumber',
      'passportExpiryDate',
      'workPermitType',
    ],
    'About you': ['genderID', 'raceID', 'maritalStatusNo', 'disabled', 'driversLicenseCode'],
    Languages: ['homeLanguageID', 'languages'],
  },
  alsoRead: { workPermit: 'workPermitType', maritalStatusID: 'maritalStatusNo' },
});
