import { lookups } from '../lookups/index.ts';
import { NAME_LENGTH } from '../rules/name.ts';
import { contactPhone } from '../rules/phone.ts';
import { required } from '../rules/text.ts';
import { lookup, personName, phone } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: details, "Next of kin"; its rules are in specification: details. */
export const nextOfKin = record({
  title: 'Next of Kin',
  one: 'a next of kin',
  paths: tablePaths('/Account/next-of-kin-details', {
    list: '/Account/get-next-of-kin-details',
    create: '/Account/add-next-of-kin-details',
    update: '/Account/update-next-of-kin-details',
    remove: '/Account/next-of-kin-details',
    bulk: '/Account/bulk-next-of-kin-details',
  }),
  fields: {
    titleID: lookup('Title', lookups.titles),
    firstName: personName('First name', required('Required', NAME_LENGTH)),
    lastName: personName('Last name', required('Required', NAME_LENGTH)),
    contactDetails: phone('Contact details', contactPhone('Invalid South African mobile number'), {
      hint: 'Such as 071 123 4567, or +266 5888 1234 of another country.',
    }),
    relationshipID: lookup('Relationship', lookups.relations),
  },
  givesWay: ['titleID', 'relationshipID'],
});
