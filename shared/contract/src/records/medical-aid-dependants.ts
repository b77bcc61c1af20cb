import { lookups } from '../lookups/index.ts';
import { day } from '../rules/day.ts';
import { identityNumber, identityNumberWarning } from '../rules/identity-number.ts';
import { ifGiven } from '../rules/rule.ts';
import { length } from '../rules/text.ts';
import { date, lookup, phone, printedNumber, text } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: wealth, "Medical aid dependant"; often a child, so nothing is asked that the specification does not ask (api/README.md, “Health, children and what lies here before anybody agreed”). */
export const medicalAidDependants = record({
  title: 'Medical Aid Dependants',
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
    firstName: text('First name', length(3, 255, 'Please enter at least 3 characters')),
    surname: text('Surname', length(3, 255, 'Please enter at least 3 characters')),
    telephoneNumber: phone('Telephone number', length(9, 13, 'Please enter 9 to 13 characters')),
    idNumber: printedNumber('ID number', ifGiven(identityNumber('ID must be 13 digits')), {
      hint: '13 digits.',
      masked: true,
      warn: identityNumberWarning,
    }),
    dateOfBirth: date('Date of birth', day()),
  },
});
