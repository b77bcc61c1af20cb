import { lookups } from '../lookups/index.ts';
import { digits } from '../rules/digits.ts';
import { email } from '../rules/email.ts';
import { chosen } from '../rules/number.ts';
import { contactPhone } from '../rules/phone.ts';
import { ifGiven } from '../rules/rule.ts';
import { length, required } from '../rules/text.ts';
import { day } from '../rules/day.ts';
import {
  amount,
  date,
  fixed,
  group,
  lookup,
  option,
  options,
  prose,
  reference,
  text,
  yesNo,
} from './fields.ts';
import { tablePaths, singlePaths } from './paths.ts';
import { record } from './record.ts';
import { rows } from './rows-field.ts';

/* Test records of every shape in the specification, with every kind of field. */

const EMPLOYMENT = 2;

/** Table with irregular paths, a relabelled and a hidden field. */
export const experience = record({
  title: 'Experience',
  paths: tablePaths('/Career/experience', { list: '/Career/experiences' }),
  fields: {
    experienceTypeId: lookup('Type of experience', lookups.experienceTypes),
    projectName: text('Project Name', required('Field required')),
    positionRole: text('Role', required('Field is required')),
    responsibilities: prose('Responsibilities'),
    startDate: date('Start date', day('Start date required')),
    currentRole: yesNo('Current role'),
    endDate: date('End date'),
  },
  relabel: {
    projectName: ({ experienceTypeId }) => experienceTypeId === EMPLOYMENT && 'Company Name',
    positionRole: ({ experienceTypeId }) => experienceTypeId === EMPLOYMENT && 'Job Title',
  },
  hide: { endDate: ({ currentRole }) => currentRole === true },
  check: {
    endDate: ({ startDate, endDate }) =>
      startDate !== null &&
      endDate !== null &&
      endDate < startDate &&
      'The end date is before the start date',
  },
});

/** Table with bulk deletion, and with a named id in the body. */
export const banking = record({
  title: 'Banking',
  paths: tablePaths('/Account/banking-details', {
    update: '/Account/banking-details',
    remove: '/Account/banking-details',
    bulk: '/Account/bulk-banking-details',
  }),
  idInBody: 'bankUID',
  fields: {
    bankId: lookup('Bank', lookups.bankBranches, chosen('Please select a valid bank')),
    accountNumber: text('Account number', digits(8, 11, 'Invalid Account Number'), { inputMode: 'numeric' }),
    accountType: lookup(
      'Account type',
      lookups.bankAccountType,
      chosen('Please select a valid account type'),
    ),
  },
});

const contactValue = (label: string, typeId: 1 | 2 | 3, type: 'personal' | 'work', message: string) =>
  group(label, {
    typeId: fixed(typeId),
    type: fixed(type),
    value: text(label, ifGiven(contactPhone(message))),
  });

const address = (label: string, typeId: 1 | 2 | 3, type: string) =>
  group(label, {
    streetAndNumber: text('Street and number', ifGiven(length(2, 255, 'Please enter a valid Street'))),
    postalCode: text('Postal code', ifGiven(length(4, 4, 'Please enter a valid Postal Code'))),
    type: fixed(type),
    typeId: fixed(typeId),
  });

/** Single record of groups, with a check on the whole form. */
export const contact = record({
  title: 'Contact',
  paths: singlePaths('/Account/get-contact-details', '/Account/update-contact-details'),
  fields: {
    mobileNo: contactValue('Mobile number', 1, 'personal', 'Please enter a valid mobile number'),
    personalEmail: group('Personal email', {
      typeId: fixed(1),
      type: fixed('personal'),
      value: text('Personal email', ifGiven(email('Please enter a valid email.'))),
    }),
    workAddress: address('Work Address', 3, 'Work'),
  },
  hide: { workAddress: ({ personalEmail }) => personalEmail.value === 'no@work.example' },
  check: {
    '': ({ mobileNo, personalEmail }) =>
      mobileNo.value === null &&
      personalEmail.value === null &&
      'Please add at least Personal Email or Mobile Number',
  },
});

/** Single record created and updated separately, with the remaining kinds of fields. */
export const everything = record({
  title: 'Everything',
  paths: singlePaths('/Test/everything', '/Test/everything', '/Test/everything'),
  fields: {
    institution: reference('Institution', lookups.institutions),
    qualification: reference('Qualification', lookups.qualification, chosen('Please choose')),
    countryKey: lookup('Nationality', lookups.countries),
    workPermitType: lookup('Work permit', lookups.workPermits, undefined, { initial: 17 }),
    level: option('Level', [
      { id: 'Beginner', name: 'Beginner' },
      { id: 'Expert', name: 'Expert' },
    ]),
    size: option(
      'Size',
      [
        { id: 1, name: 'Small' },
        { id: 2, name: 'Large' },
      ],
      chosen('Please choose a size'),
    ),
    languages: options('Languages', [
      { id: 1, name: 'Afrikaans' },
      { id: 2, name: 'English' },
      { id: 9, name: 'isiZulu' },
    ]),
    premium: amount('Monthly premium'),
    contribution: amount('Company contribution', undefined, { unit: 'percent', initial: 0 }),
    taxRegistrationDate: date('Date of registration', undefined, { shownEmpty: '1900-01-01' }),
    courses: rows('Courses', {
      one: 'course',
      many: 'courses',
      max: 3,
      fields: {
        typeId: fixed(7),
        name: text('Course', required('Which course?')),
        province: reference('Province', lookups.provinces),
        completed: date('Completed'),
      },
    }),
  },
  sections: { Learning: ['institution', 'qualification'], Money: ['premium', 'contribution'] },
  alsoRead: { permit: 'workPermitType' },
});
