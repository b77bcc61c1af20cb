import { lookups } from '../lookups/index.ts';
import { partDay } from '../rules/day.ts';
import { endsBeforeItStarts } from '../rules/period.ts';
import { required } from '../rules/text.ts';
import { lookup, partOfDate, prose, text, yesNo } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Type of experience with a company and job title (specification: career). */
export const EMPLOYMENT = 2;

/** Specification: career, "Experience". */
export const experience = record({
  title: 'Experience',
  one: 'work experience',
  paths: tablePaths('/Career/experience', { list: '/Career/experiences' }),
  fields: {
    experienceTypeId: lookup('Type of experience', lookups.experienceTypes, undefined, {
      initial: EMPLOYMENT,
    }),
    projectName: text('Project Name', required('Field required')),
    positionRole: text('Role', required('Field is required')),
    responsibilities: prose('Responsibilities'),
    startDate: partOfDate('Start date', partDay('Start date required')),
    currentRole: yesNo('Current role'),
    endDate: partOfDate('End date'),
  },
  relabel: {
    projectName: ({ experienceTypeId }) => experienceTypeId === EMPLOYMENT && 'Company Name',
    positionRole: ({ experienceTypeId }) => experienceTypeId === EMPLOYMENT && 'Job Title',
  },
  columns: ['projectName', 'positionRole', 'experienceTypeId', 'startDate', 'endDate'],
  givesWay: ['experienceTypeId', 'startDate'],
  hide: { endDate: ({ currentRole }) => currentRole === true },
  check: { endDate: ({ startDate, endDate }) => endsBeforeItStarts(startDate, endDate) },
});
