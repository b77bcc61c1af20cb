import { email } from '../rules/email.ts';
import { internationalPhone } from '../rules/phone.ts';
import { required } from '../rules/text.ts';
import { internationalNumber, personName, text } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: career, "References": people who can vouch for the person's work. */
export const employeeReference = record({
  title: 'Reference',
  one: 'a reference',
  paths: tablePaths('/Career/employee-reference'),
  fields: {
    fullName: personName('Full name', required('Full name is required')),
    company: text('Company', required('Company is required')),
    position: text('Position', required('Position is required')),
    emailAddress: text('Email address', email('Please enter a valid Email Address'), { inputMode: 'email' }),
    contactNo: internationalNumber('Contact number', internationalPhone(), {
      hint: 'With the code of the country: +27 82 555 1234, +266 5888 1234.',
    }),
  },
  givesWay: ['position', 'emailAddress'],
});
