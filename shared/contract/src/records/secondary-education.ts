import { lookups } from '../lookups/index.ts';
import { schoolGrade } from '../rules/grade.ts';
import { chosen } from '../rules/number.ts';
import { length } from '../rules/text.ts';
import { pastYear } from '../rules/year.ts';
import { lookup, text } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: career, "Secondary education". */
export const secondaryEducation = record({
  title: 'Secondary Education',
  one: 'a school',
  paths: tablePaths('/Career/secondary-education'),
  fields: {
    school: text('School', length(1, 100, 'Please enter a valid school.')),
    town: text('Town', length(1, 55, 'Please enter a valid town.')),
    province: lookup('Province', lookups.provinces, chosen('Please select a valid province.')),
    highestGrade: text('Highest grade', schoolGrade('Please enter a valid grade.'), {
      hint: 'Such as Grade 12 or Matric.',
    }),
    year: text('Year', pastYear('Please enter a valid year.'), {
      hint: 'The year you passed it.',
      inputMode: 'numeric',
    }),
  },
  givesWay: ['province', 'town'],
});
