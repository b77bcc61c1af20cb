import { partDay } from '../rules/day.ts';
import { endsBeforeItStarts } from '../rules/period.ts';
import { required } from '../rules/text.ts';
import { attachedDocument, date, partOfDate, text } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: career, "Memberships". */
export const membership = record({
  title: 'Membership',
  one: 'a membership',
  paths: tablePaths('/Career/membership', { list: '/Career/memberships' }),
  fields: {
    name: text('Membership name', required('Membership name is required'), {
      hint: 'The body, union or association you belong to.',
    }),
    membershipNo: text('Membership number', required('Membership number is required')),
    areaOfRegistration: text('Area of registration', required('Area of registration is required'), {
      hint: 'The field, the trade or the region that it is for.',
    }),
    dateValidFrom: partOfDate('Valid from', partDay('Please select a valid date')),
    dateValidTo: date('Valid to', undefined, { hint: 'We remind you 30 days before it ends.' }),
    certificate: attachedDocument('Certificate', { folder: 'career' }),
  },
  columns: ['name', 'membershipNo', 'areaOfRegistration', 'dateValidFrom', 'dateValidTo'],
  givesWay: ['areaOfRegistration', 'dateValidFrom'],
  check: { dateValidTo: ({ dateValidFrom, dateValidTo }) => endsBeforeItStarts(dateValidFrom, dateValidTo) },
});
