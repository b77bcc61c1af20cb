import { calls } from '@phila/contract';
import {
  type AnyRecord,
  check,
  course,
  employeeReference,
  experience,
  expirableQualification,
  membership,
  professionalRegistration,
  secondaryEducation,
  skill,
  tertiaryEducation,
} from '@phila/contract/records';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';

/* Specification: career: every rule, refused by the form and both calls in the same words. */

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-21T08:00:00Z') });
  ({ token } = await signedIn(service));
});
afterAll(() => service.close());

type Values = Readonly<Record<string, unknown>>;
type Rule = readonly [field: string, values: readonly unknown[], text: string];

interface RecordCase {
  readonly what: string;
  readonly record: AnyRecord;
  readonly path: { readonly create: string; readonly update: string };
  /** Valid values. */
  readonly good: Values;
  readonly rules: readonly Rule[];
}

const pathsOf = ({ create, update }: { create: { path: string }; update: { path: string } }) => ({
  create: create.path,
  update: update.path,
});

const { career } = calls;
const NOTHING = ['', '   ', null];
const NO_DAY = ['', null, 'soon', '2026-02-30'];
const END = 'The end date is before the start date';

const held: readonly RecordCase[] = [
  {
    what: 'secondary education',
    record: secondaryEducation,
    path: pathsOf(career.secondaryEducation),
    good: {
      school: 'x'.repeat(100),
      town: 'x'.repeat(55),
      province: 4,
      highestGrade: 'Grade 12',
      year: '2005',
    },
    rules: [
      ['school', [...NOTHING, 'x'.repeat(101)], 'Please enter a valid school.'],
      ['town', [...NOTHING, 'x'.repeat(56)], 'Please enter a valid town.'],
      ['province', [null, 0, -1], 'Please select a valid province.'],
      ['highestGrade', [...NOTHING, 'x'.repeat(21)], 'Please enter a valid grade.'],
      ['year', [...NOTHING, '205', '20055'], 'Please enter a valid year.'],
    ],
  },
  {
    what: 'tertiary education',
    record: tertiaryEducation,
    path: pathsOf(career.tertiaryEducation),
    good: { courseName: 'BCom', startDate: '2010-02-01' },
    rules: [
      ['courseName', NOTHING, 'Qualification name is required'],
      ['startDate', NO_DAY, 'Please select a valid date'],
      ['endDate', ['2010-01-31'], END],
    ],
  },
  {
    what: 'a skill',
    record: skill,
    path: pathsOf(career.skill),
    good: { skillName: 'Baking', skillDescription: 'Bread', skillLevel: 'Expert' },
    rules: [
      ['skillName', NOTHING, 'Skill Name is required'],
      ['skillDescription', NOTHING, 'Skill Description is required'],
      ['skillLevel', ['', null], 'Skill Level is required'],
    ],
  },
  {
    what: 'a membership',
    record: membership,
    path: pathsOf(career.membership),
    good: { name: 'SAIEE', membershipNo: '1', areaOfRegistration: 'Member', dateValidFrom: '2017-01-01' },
    rules: [
      ['name', NOTHING, 'Membership name is required'],
      ['membershipNo', NOTHING, 'Membership number is required'],
      ['areaOfRegistration', NOTHING, 'Area of registration is required'],
      ['dateValidFrom', NO_DAY, 'Please select a valid date'],
      ['dateValidTo', ['2016-12-31'], END],
    ],
  },
  {
    what: 'a professional registration',
    record: professionalRegistration,
    path: pathsOf(career.professionalRegistration),
    good: { name: 'ECSA', registrationNo: '1', areaOfRegistration: 'Civil', dateFrom: '2017-01-01' },
    rules: [
      ['name', NOTHING, 'Registration name is required'],
      ['registrationNo', NOTHING, 'Registration number is required'],
      ['areaOfRegistration', NOTHING, 'Area of registration is required'],
      ['dateFrom', NO_DAY, 'Please select a valid date'],
      ['dateTo', ['2016-12-31'], END],
    ],
  },
  {
    what: 'experience',
    record: experience,
    path: pathsOf(career.experience),
    good: { projectName: 'Imbali Foods', positionRole: 'Planner', startDate: '2020-01-01' },
    rules: [
      ['projectName', NOTHING, 'Field required'],
      ['positionRole', NOTHING, 'Field is required'],
      ['startDate', ['', null], 'Start date required'],
      ['startDate', ['soon', '2026-02-30'], 'Please select a valid date'],
      ['endDate', ['2019-12-31'], END],
    ],
  },
  {
    what: 'an expirable qualification',
    record: expirableQualification,
    path: pathsOf(career.expirableQualification),
    good: { name: 'First aid', startDate: '2026-01-01', endDate: '2028-12-31' },
    rules: [
      ['name', NOTHING, 'Qualification name is required'],
      ['startDate', NO_DAY, 'Please select a valid date'],
      ['endDate', NO_DAY, 'Please select a valid date'],
    ],
  },
  {
    what: 'a course',
    record: course,
    path: pathsOf(career.course),
    good: { courseName: 'x'.repeat(40), courseStatus: 'x'.repeat(55), startDate: '2024-01-01' },
    rules: [
      ['courseName', [...NOTHING, 'x'.repeat(41)], 'Please enter a valid course name.'],
      ['courseStatus', [...NOTHING, 'x'.repeat(56)], 'Please enter a valid status.'],
      ['startDate', [...NO_DAY, 'x'.repeat(21)], 'Please enter a valid date.'],
    ],
  },
  {
    what: 'a reference',
    record: employeeReference,
    path: pathsOf(career.employeeReference),
    good: {
      fullName: 'Pieter Groenewald',
      company: 'Imbali',
      position: 'Head',
      emailAddress: 'p@imbali.example',
      contactNo: '+27825551234',
    },
    rules: [
      ['fullName', NOTHING, 'Full name is required'],
      ['company', NOTHING, 'Company is required'],
      ['position', NOTHING, 'Position is required'],
      ['emailAddress', ['', null, 'p@', 'p.example'], 'Please enter a valid Email Address'],
      [
        'contactNo',
        ['', null, '0825551234', 'phone'],
        'Invalid mobile number. Please add international dialing code.',
      ],
    ],
  },
];

const send = async (method: string, path: string, body: Values) => {
  const response = await fetch(`${service.url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const reply = (await response.json()) as {
    value: { id?: string } | null;
    errors?: { path: string; message: string }[];
  };
  return { status: response.status, id: reply.value?.id ?? '', errors: reply.errors ?? [] };
};

/** A value for every field, as forms send them: null for a blank. */
const whole = ({ record, good }: RecordCase): Values => ({
  ...Object.fromEntries(Object.keys(record.fields).map((name) => [name, null])),
  ...good,
});

test.each(held)('$what: each rule at the form and at both calls', async (one) => {
  const body = whole(one);
  expect(check(one.record, body)).toEqual([]);
  const added = await send('POST', one.path.create, body);
  expect(added).toMatchObject({ status: 201, errors: [] });
  for (const [field, values, text] of one.rules)
    for (const value of values) {
      const broken = { ...body, [field]: value };
      const refusal = [{ path: field, message: text }];
      expect({ value, errors: check(one.record, broken) }).toEqual({ value, errors: refusal });
      for (const [method, path] of [
        ['POST', one.path.create],
        ['PUT', one.path.update.replace('{id}', added.id)],
      ] as const) {
        const { status, errors } = await send(method, path, broken);
        expect({ method, value, status, errors }).toEqual({ method, value, status: 422, errors: refusal });
      }
    }
});
