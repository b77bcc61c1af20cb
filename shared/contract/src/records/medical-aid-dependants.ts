import { lookups } from '../lookups/index.ts';
import { day } from '../rules/day.ts';
import { identityNumber, identityNumberWarning } from '../rules/identity-number.ts';
import { ifGiven } from '../rules/rule.ts';
import { atLeast, length } from '../rules/text.ts';
import { date, lookup, personName, phone, printedNumber } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Shown beforehand, because some names have two letters (specification: wealth). */
const THREE_LETTERS = 'At least 3 letters.';
const threeLetters = atLeast(3, 'Please enter at least 3 characters');

/**
 * Specification: wealth, "Medical aid dependant". Adds no fields to the specification's, because a dependant is often a
 * child (api/README.md, “Health, children and what lies here before anybody agreed”).
 */
export const medicalAidDependants = record({
  title: 'Medical Aid Dependants',
  one: 'a dependant',
  paths: tablePaths('/Wealth/medical-aid-dependant', {
    update: '/Wealth/medical-aid-dependant',
    remove: '/Wealth/medical-aid-dependant',
    bulk: '/Wealth/bulk-medical-aid-dependant',
    // Specification: wealth.
    createTimeout: 5_000,
  }),
  fields: {
    typeNo: lookup('Type of dependant', lookups.medicalAidDependants),
    titleNo: lookup('Title', lookups.titles),
    firstName: personName('First name', threeLetters, { hint: THREE_LETTERS }),
    surname: personName('Surname', threeLetters, { hint: THREE_LETTERS }),
    telephoneNumber: phone('Telephone number', length(9, 13, 'Please enter 9 to 13 characters')),
    idNumber: printedNumber('ID number', ifGiven(identityNumber('ID must be 13 digits')), {
      hint: '13 digits.',
      masked: true,
      warn: identityNumberWarning,
    }),
    dateOfBirth: date('Date of birth', day()),
  },
  givesWay: ['titleNo', 'telephoneNumber', 'idNumber', 'dateOfBirth'],
});
