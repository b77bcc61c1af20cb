import type { AnyRecord } from './record.ts';
import { bodySchema } from './record-schema.ts';
import {
  aboutMe,
  course,
  employeeReference,
  experience,
  expirableQualification,
  membership,
  ownSection,
  professionalRegistration,
  secondaryEducation,
  skill,
  tertiaryEducation,
  workEligibility,
} from './index.ts';

/* Specification: career: all rules with their exact texts. */

const said = (record: AnyRecord, body: object): Record<string, string> =>
  Object.fromEntries(
    (bodySchema(record).safeParse(body).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

const END = 'The end date is before the start date';

test.each<[string, AnyRecord, Record<string, string>]>([
  [
    'secondary education',
    secondaryEducation,
    {
      school: 'Please enter a valid school.',
      town: 'Please enter a valid town.',
      province: 'Please select a valid province.',
      highestGrade: 'Please enter a valid grade.',
      year: 'Please enter a valid year.',
    },
  ],
  [
    'tertiary education',
    tertiaryEducation,
    { courseName: 'Qualification name is required', startDate: 'Please select a valid date' },
  ],
  [
    'a skill',
    skill,
    {
      skillName: 'Skill Name is required',
      skillDescription: 'Skill Description is required',
      skillLevel: 'Skill Level is required',
    },
  ],
  [
    'a membership',
    membership,
    {
      name: 'Membership name is required',
      membershipNo: 'Membership number is required',
      areaOfRegistration: 'Area of registration is required',
      dateValidFrom: 'Please select a valid date',
    },
  ],
  [
    'a professional registration',
    professionalRegistration,
    {
      name: 'Registration name is required',
      registrationNo: 'Registration number is required',
      areaOfRegistration: 'Area of registration is required',
      dateFrom: 'Please select a valid date',
    },
  ],
  [
    'experience',
    experience,
    { projectName: 'Field required', positionRole: 'Field is required', startDate: 'Start date required' },
  ],
  [
    'an expirable qualification',
    expirableQualification,
    {
      name: 'Qualification name is required',
      startDate: 'Please select a valid date',
      endDate: 'Please select a valid date',
    },
  ],
  [
    'a course',
    course,
    {
      courseName: 'Please enter a valid course name.',
      courseStatus: 'Please enter a valid status.',
      startDate: 'Please enter a valid date.',
    },
  ],
  [
    'a reference',
    employeeReference,
    {
      fullName: 'Full name is required',
      company: 'Company is required',
      position: 'Position is required',
      emailAddress: 'Please enter a valid Email Address',
      contactNo: 'Invalid mobile number. Please add international dialing code.',
    },
  ],
  ['about me', aboutMe, {}],
  ['work eligibility', workEligibility, {}],
  [
    'an own section',
    ownSection,
    { title: 'Please give the section a title', content: 'Please write at least one row' },
  ],
])('missing fields of %s are reported in the words of the specification', (_, record, messages) => {
  expect(said(record, {})).toEqual(messages);
});

test('web addresses are of http or https, and may be left out', () => {
  const page = 'Please enter a web address, such as example.co.za/my-page';
  expect(said(aboutMe, { linkedIn: 'javascript:alert(1)', website: 'my page' })).toEqual({
    linkedIn: page,
    website: page,
  });
  expect(said(aboutMe, { linkedIn: 'thandi', website: 'ftp://thandi.co.za' })).toEqual({
    linkedIn: page,
    website: page,
  });
  expect(bodySchema(aboutMe).parse({ linkedIn: ' linkedin.com/in/thandi ', website: ' ' })).toMatchObject({
    linkedIn: 'https://linkedin.com/in/thandi',
    website: null,
  });
});

test('a web address is edited as it was typed', () => {
  const { toForm, toBody } = aboutMe.fields.website;
  for (const kept of ['https://www.thandi.co.za/', 'http://thandi.co.za', 'https://thandi.co.za/a?b#c'])
    expect(toBody(toForm(kept))).toBe(kept);
  expect(toForm('https://www.thandi.co.za/')).toBe('www.thandi.co.za/');
});

const school = { school: 'Umlazi High', town: 'Umlazi', province: 4, highestGrade: 'Grade 12', year: '2005' };

test('lengths of secondary education', () => {
  expect(said(secondaryEducation, school)).toEqual({});
  expect(
    Object.keys(
      said(secondaryEducation, {
        ...school,
        school: 'x'.repeat(101),
        town: 'x'.repeat(56),
        highestGrade: 'x'.repeat(21),
        year: '20055',
      }),
    ),
  ).toEqual(['school', 'town', 'highestGrade', 'year']);
});

test.each([
  '12',
  'Grade 12',
  'grade 1',
  'Gr 9',
  'Matric',
  'Std 10',
  'Standard 8',
  'Form 5',
  'N3',
  'Graad 11',
  'Grade R',
])('there is a grade %s', (highestGrade) =>
  expect(said(secondaryEducation, { ...school, highestGrade })).toEqual({}),
);

test.each(['13', 'Grade 0', 'Grade 15', 'Std 11', '?', 'Grade 1.5', '-3'])(
  'there is no grade %s',
  (highestGrade) =>
    expect(said(secondaryEducation, { ...school, highestGrade })).toEqual({
      highestGrade: 'There is no such grade. Please enter one such as Grade 12, Std 10 or Matric.',
    }),
);

test('a year is one that has begun', () => {
  const thisYear = new Date().getUTCFullYear();
  expect(said(secondaryEducation, { ...school, year: String(thisYear + 1) })).toEqual({
    year: 'This year is still to come. Please enter the year you were in this grade.',
  });
  for (const year of ['1899', '20O5', '0000'])
    expect(said(secondaryEducation, { ...school, year })).toEqual({ year: 'Please enter a valid year.' });
});

test('nothing ends before it starts', () => {
  const period = { startDate: '2020-02-01', endDate: '2020-01-31' };
  const given = (body: object) => ({ ...body, ...period });
  expect(said(tertiaryEducation, given({ courseName: 'BCom' }))).toEqual({ endDate: END });
  expect(said(course, given({ courseName: 'Excel', courseStatus: 'Done' }))).toEqual({ endDate: END });
  expect(said(expirableQualification, given({ name: 'First aid' }))).toEqual({ endDate: END });
  const job = { projectName: 'Imbali', positionRole: 'Planner' };
  expect(said(experience, given(job))).toEqual({ endDate: END });
  expect(said(experience, given({ ...job, currentRole: true }))).toEqual({});
  const area = { name: 'ECSA', areaOfRegistration: 'Civil' };
  expect(
    said(membership, { ...area, membershipNo: '1', dateValidFrom: '2020-02-01', dateValidTo: '2020-01-31' }),
  ).toEqual({ dateValidTo: END });
  expect(
    said(professionalRegistration, {
      ...area,
      registrationNo: '1',
      dateFrom: '2020-02-01',
      dateTo: '2020-01-31',
    }),
  ).toEqual({ dateTo: END });
});

test('a reference’s number is kept without separators, shown in groups, and needs its country', () => {
  const person = { fullName: 'P G', company: 'I', position: 'H', emailAddress: 'p@i.example' };
  expect(bodySchema(employeeReference).parse({ ...person, contactNo: '+27 (82) 555-1234' })).toMatchObject({
    contactNo: '+27825551234',
  });
  expect(employeeReference.fields.contactNo.show?.('+27825551234')).toBe('+27 82 555 1234');
  expect(said(employeeReference, { ...person, contactNo: '082 555 1234' })).toEqual({
    contactNo: 'Invalid mobile number. Please add international dialing code.',
  });
});

test('only known codes of a licence, permits, notice and right to work are accepted', () => {
  const there = { licenceCodes: ['EC', 'A'], drivingPermits: ['D', 'G'], noticePeriod: '4 weeks' };
  expect(
    bodySchema(workEligibility).parse({ ...there, rightToWork: 'refugee', permitValidTo: '2028-03-31' }),
  ).toMatchObject({ licenceCodes: ['A', 'EC'], drivingPermits: ['G', 'D'], permitValidTo: '2028-03-31' });
  expect(
    said(workEligibility, {
      licenceCodes: ['D'],
      drivingPermits: ['X'],
      noticePeriod: 'soon',
      rightToWork: 'maybe',
    }),
  ).toEqual(
    Object.fromEntries(
      ['licenceCodes', 'drivingPermits', 'noticePeriod', 'rightToWork'].map((name) => [
        name,
        'Please choose from the list',
      ]),
    ),
  );
});

test('a last day is kept of a permit alone', () => {
  for (const rightToWork of ['citizen', 'resident', ''])
    expect(
      bodySchema(workEligibility).parse({ rightToWork, permitValidTo: '2028-03-31' }).permitValidTo,
    ).toBeNull();
});
