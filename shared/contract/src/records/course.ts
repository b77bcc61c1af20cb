import { partDay } from '../rules/day.ts';
import { endsBeforeItStarts } from '../rules/period.ts';
import { length } from '../rules/text.ts';
import { attachedDocument, partOfDate, text } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: career, "Courses": a read also returns the row's id as courseNo. */
export const course = record({
  title: 'Course',
  one: 'a course',
  paths: tablePaths('/Career/course', { list: '/Career/courses', update: '/Career/courses/{id}' }),
  idInBody: 'courseNo',
  fields: {
    courseName: text('Course name', length(1, 40, 'Please enter a valid course name.')),
    courseStatus: text('Status', length(1, 55, 'Please enter a valid status.'), {
      hint: 'Such as Completed or In progress.',
    }),
    startDate: partOfDate('Start date', partDay('Please enter a valid date.', 'Please enter a valid date.')),
    endDate: partOfDate('End date'),
    certificate: attachedDocument('Certificate', { folder: 'career' }),
  },
  columns: ['courseName', 'courseStatus', 'startDate', 'endDate'],
  givesWay: ['startDate'],
  check: { endDate: ({ startDate, endDate }) => endsBeforeItStarts(startDate, endDate) },
});
