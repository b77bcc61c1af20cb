import { lookups } from '../lookups/index.ts';
import { day } from '../rules/day.ts';
import { endsBeforeItStarts } from '../rules/period.ts';
import { required } from '../rules/text.ts';
import { attachedDocument, date, lookup, text } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: career, "Expirable qualifications": what must be renewed, such as first aid or a crane licence. */
export const expirableQualification = record({
  title: 'Expirable Qualification',
  paths: tablePaths('/Career/expirable-qualification', {
    list: '/Career/expirable-qualifications',
    remove: '/Career/expirable-education/{id}',
  }),
  fields: {
    name: text('Qualification name', required('Qualification name is required')),
    institutionId: lookup('Institution', lookups.institutions),
    accreditationNo: text('Accreditation number'),
    qualificationId: lookup('Qualification', lookups.qualification),
    qualificationLevelId: lookup('Qualification level', lookups.qualificationLevels),
    specialisationId: lookup('Specialisation', lookups.specialisations),
    startDate: date('Valid from', day('Please select a valid date')),
    endDate: date('Valid to', day('Please select a valid date'), {
      hint: 'We remind you 30 days before it ends.',
    }),
    certificate: attachedDocument('Certificate', { folder: 'career' }),
  },
  columns: ['name', 'institutionId', 'accreditationNo', 'startDate', 'endDate'],
  check: { endDate: ({ startDate, endDate }) => endsBeforeItStarts(startDate, endDate) },
});
