import { lookups } from '../lookups/index.ts';
import { day, partDay } from '../rules/day.ts';
import { endsBeforeItStarts } from '../rules/period.ts';
import { required } from '../rules/text.ts';
import { attachedDocument, date, lookup, partOfDate, text, typed } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: career, "Expirable qualifications": qualifications to renew, such as first aid or a crane licence. */
export const expirableQualification = record({
  title: 'Expirable Qualification',
  one: 'an expirable qualification',
  paths: tablePaths('/Career/expirable-qualification', {
    list: '/Career/expirable-qualifications',
    remove: '/Career/expirable-education/{id}',
  }),
  fields: {
    name: text('Qualification name', required('Qualification name is required')),
    institutionId: lookup('Institution', lookups.institutions, undefined, {
      typedInto: 'institutionName',
    }),
    accreditationNo: text('Accreditation number'),
    qualificationId: lookup('Qualification', lookups.qualification, undefined, {
      typedInto: 'qualificationName',
    }),
    qualificationLevelId: lookup('Qualification level', lookups.qualificationLevels, undefined, {
      typedInto: 'qualificationLevelName',
    }),
    specialisationId: lookup('Specialisation', lookups.specialisations, undefined, {
      typedInto: 'specialisationName',
    }),
    institutionName: typed('Institution that is not listed'),
    qualificationName: typed('Qualification that is not listed'),
    qualificationLevelName: typed('Qualification level that is not listed'),
    specialisationName: typed('Specialisation that is not listed'),
    startDate: partOfDate('Valid from', partDay('Please select a valid date')),
    endDate: date('Valid to', day('Please select a valid date'), {
      hint: 'We remind you 30 days before it ends.',
    }),
    certificate: attachedDocument('Certificate', { folder: 'career' }),
  },
  columns: ['name', 'institutionId', 'accreditationNo', 'startDate', 'endDate'],
  givesWay: ['accreditationNo', 'startDate'],
  check: { endDate: ({ startDate, endDate }) => endsBeforeItStarts(startDate, endDate) },
});
