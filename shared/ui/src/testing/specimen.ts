import { calls } from '@phila/contract/calls';
import {
  amount,
  date,
  day,
  group,
  lookup,
  name,
  option,
  options,
  prose,
  reference,
  text,
  yesNo,
} from '@phila/contract/fields';
import { lookups } from '@phila/contract/lookups';
import { record, singlePaths } from '@phila/contract/records';
import { answer } from '@phila/platform/fake';

/** A record with a field of each kind, for tests of the generic screens. */
export const specimen = record({
  title: 'Specimen',
  paths: singlePaths('/Account/get-specimen', '/Account/update-specimen'),
  fields: {
    employed: yesNo('Employed'),
    firstName: text('First name', name(), { hint: 'As in your ID.', autoComplete: 'given-name' }),
    employer: text('Project name'),
    titleID: lookup('Title', lookups.titles),
    province: reference('Province', lookups.provinces),
    code: option('Licence code', [
      { id: 'B', name: 'Light vehicle' },
      { id: 'C', name: 'Heavy vehicle' },
    ]),
    languages: options('Languages', [
      { id: 1, name: 'isiZulu' },
      { id: 2, name: 'English' },
      { id: 3, name: 'Sesotho' },
    ]),
    started: date('Start date', day('Start date required')),
    ended: date('End date'),
    salary: amount('Salary'),
    about: prose('About'),
    address: group('Home address', { street: text('Street'), city: text('City') }),
  },
  sections: {
    'Who you are': ['firstName', 'titleID'],
    'Your work': ['employed', 'employer', 'started', 'ended'],
  },
  relabel: { employer: ({ employed }) => employed === true && 'Company name' },
  hide: { ended: ({ employed }) => employed === true },
});

export const saved = {
  employed: false,
  firstName: 'Thandi',
  employer: 'Bridge',
  titleID: 3,
  province: { id: 2, name: 'Free State' },
  code: 'B' as const,
  languages: [1, 3],
  started: '2024-03-05',
  ended: '2025-02-28',
  salary: 12345.5,
  about: 'Two\nlines',
  address: { street: '4 Marula', city: 'Bloemfontein' },
  version: 3,
};

export const lookupAnswers = [
  answer(calls.lookup.titles, [
    { titleTypeNo: 1, titleType: 'Mr' },
    { titleTypeNo: 3, titleType: 'Ms' },
  ]),
  answer(calls.lookup.provinces, [
    { id: 1, name: 'Eastern Cape', code: 'EC' },
    { id: 2, name: 'Free State', code: 'FS' },
  ]),
];
