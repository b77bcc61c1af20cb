import { partDay } from '../rules/day.ts';
import { endsBeforeItStarts } from '../rules/period.ts';
import { required } from '../rules/text.ts';
import { attachedDocument, date, partOfDate, text } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: career, "Professional registrations". */
export const professionalRegistration = record({
  title: 'Professional Registration',
  one: 'a registration',
  paths: tablePaths('/Career/professional-registration'),
  fields: {
    name: text('Registration name', required('Registration name is required'), {
      hint: 'The council or board you are registered with, such as ECSA or SANC.',
    }),
    registrationNo: text('Registration number', required('Registration number is required')),
    areaOfRegistration: text('Area of registration', required('Area of registration is required'), {
      hint: 'What you are registered as.',
    }),
    dateFrom: partOfDate('Valid from', partDay('Please select a valid date')),
    dateTo: date('Valid to', undefined, { hint: 'We remind you 30 days before it ends.' }),
    certificate: attachedDocument('Certificate', { folder: 'career' }),
  },
  columns: ['name', 'registrationNo', 'areaOfRegistration', 'dateFrom', 'dateTo'],
  givesWay: ['areaOfRegistration', 'dateFrom'],
  check: { dateTo: ({ dateFrom, dateTo }) => endsBeforeItStarts(dateFrom, dateTo) },
});
