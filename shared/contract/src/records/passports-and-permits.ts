import { lookups } from '../lookups/index.ts';
import { identityNumber, identityNumberWarning } from '../rules/identity-number.ts';
import { ifGiven } from '../rules/rule.ts';
import { DEFAULT_WORK_PERMIT } from './biographical.ts';
import { date, lookup, printedNumber, text, yesNo } from './fields.ts';
import { singlePaths } from './paths.ts';
import { record } from './record.ts';

/**
 * Specification: details, "Passport and permit". Its numbers, expiry date and permit are the same stored values as in
 * `biographical`, under the names of this call (specification: service); both share one version.
 */
export const passportsAndPermits = record({
  title: 'Passports and Permits',
  one: 'your passport or permit',
  paths: singlePaths(
    '/Account/get-passport-and-permit-details',
    '/Account/update-passport-and-permit-details',
  ),
  fields: {
    idNumber: printedNumber('ID number', ifGiven(identityNumber()), {
      hint: '13 digits.',
      masked: true,
      warn: identityNumberWarning,
    }),
    passportNumber: text('Passport number', undefined, { masked: true }),
    passportExpiry: date('Passport expiry date', undefined, { expires: true }),
    countryOfIssueType: lookup('Country of issue', lookups.countries),
    workPermitType: lookup('Work permit', lookups.workPermits, undefined, { initial: DEFAULT_WORK_PERMIT }),
    visas: yesNo('Visas'),
  },
  sections: {
    Passport: ['idNumber', 'passportNumber', 'passportExpiry', 'countryOfIssueType'],
    Permits: ['workPermitType', 'visas'],
  },
});
