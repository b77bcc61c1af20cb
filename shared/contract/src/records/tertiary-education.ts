import { lookups } from '../lookups/index.ts';
import { partDay } from '../rules/day.ts';
import { endsBeforeItStarts } from '../rules/period.ts';
import { required } from '../rules/text.ts';
import { attachedDocument, partOfDate, reference, text, typed, yesNo } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: career, "Tertiary education". */
export const tertiaryEducation = record({
  title: 'Tertiary Education',
  one: 'a qualification',
  paths: tablePaths('/Career/tertiary-education'),
  fields: {
    courseName: text('Qualification name', required('Qualification name is required')),
    institution: reference('Institution', lookups.institutions, undefined, {
      typedInto: 'institutionName',
    }),
    qualification: reference('Qualification', lookups.qualification, undefined, {
      typedInto: 'qualificationName',
    }),
    qualificationLevel: reference('Qualification level', lookups.qualificationLevels, undefined, {
      typedInto: 'qualificationLevelName',
    }),
    specialisation: reference('Specialisation', lookups.specialisations, undefined, {
      typedInto: 'specialisationName',
    }),
    institutionName: typed('Institution that is not listed'),
    qualificationName: typed('Qualification that is not listed'),
    qualificationLevelName: typed('Qualification level that is not listed'),
    specialisationName: typed('Specialisation that is not listed'),
    accreditationNumber: text('Accreditation number'),
    highestQualification: yesNo('Highest qualification'),
    startDate: partOfDate('Start date', partDay('Please select a valid date')),
    endDate: partOfDate('End date'),
    certificate: attachedDocument('Certificate', { folder: 'career' }),
  },
  // Fits beside the side panel; the end date says more than the start.
  columns: ['courseName', 'institution', 'qualificationLevel', 'highestQualification', 'endDate'],
  givesWay: ['highestQualification', 'qualificationLevel'],
  check: { endDate: ({ startDate, endDate }) => endsBeforeItStarts(startDate, endDate) },
});
