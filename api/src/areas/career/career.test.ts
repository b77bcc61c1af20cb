import { type aboutMe, type BodyOf, calls, careerCategories, itemsOf } from '@phila/contract';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-21T08:00:00Z') });
});
beforeEach(async () => {
  ({ token } = await signedIn(service));
});
afterAll(() => service.close());

const { career, overview } = calls;

const study = {
  courseName: 'Diploma in baking',
  institution: null,
  qualification: null,
  qualificationLevel: null,
  specialisation: null,
  institutionName: null,
  qualificationName: null,
  qualificationLevelName: null,
  specialisationName: null,
  accreditationNumber: null,
  highestQualification: null,
  startDate: '2010-02-01',
  endDate: '2011-11-30',
  certificate: null,
};

test('a value missing from the list is typed, read as a name without an id, found by searches and replaced', async () => {
  const add = await service.call(
    career.tertiaryEducation.create,
    { body: { ...study, institutionName: 'Ocean Bakery School' } },
    { token },
  );
  expect(add.value.institution).toEqual({ id: 0, name: 'Ocean Bakery School' });
  const { id } = add.value;
  const found = await service.call(
    career.tertiaryEducation.list,
    { query: { SearchTerm: 'ocean', PageNumber: 1 } },
    { token },
  );
  expect(itemsOf(found.value)).toHaveLength(1);
  const change = (body: object) =>
    service.call(career.tertiaryEducation.update, { params: { id }, body: body as typeof study }, { token });
  // Sends the value of a read.
  expect((await change({ institution: { id: 0, name: 'Baltic Bakery School' } })).value).toMatchObject({
    institution: { id: 0, name: 'Baltic Bakery School' },
    institutionName: 'Baltic Bakery School',
  });
  expect((await change({ courseName: 'Diploma' })).value.institutionName).toBe('Baltic Bakery School');
  expect((await change({ institution: { id: 14 } })).value).toMatchObject({
    institution: { id: 14, name: 'University of South Africa (Unisa)' },
    institutionName: null,
  });
  expect((await change({ institutionName: 'Ocean' })).value.institution).toEqual({ id: 0, name: 'Ocean' });
  expect((await change({ institution: null })).value).toMatchObject({
    institution: null,
    institutionName: null,
  });
});

describe('a month and year, or a year alone, is enough', () => {
  const job = {
    experienceTypeId: 2,
    projectName: 'Mopani Builders',
    positionRole: 'Bricklayer',
    responsibilities: null,
    currentRole: false,
    certificate: null,
  };
  const member = { name: 'SAICE', membershipNo: '1', areaOfRegistration: 'Civil', certificate: null };
  const named = { name: 'ECSA', registrationNo: '1', areaOfRegistration: 'Civil', certificate: null };
  const { certificate: _certificate, ...work } = job;

  it.each([
    ['experience', career.experience.create, { ...work, startDate: '2004', endDate: '2006-03' }],
    [
      'tertiary education',
      career.tertiaryEducation.create,
      { ...study, startDate: '2002-02', endDate: '2003' },
    ],
    [
      'a course',
      career.course.create,
      { courseName: 'Excel', courseStatus: 'Done', startDate: '2024', endDate: '2024-05', certificate: null },
    ],
    [
      'what expires, of its beginning',
      career.expirableQualification.create,
      { name: 'First aid', startDate: '2025', endDate: '2027-05-31' },
    ],
    ['a membership', career.membership.create, { ...member, dateValidFrom: '2019-04', dateValidTo: null }],
    ['a registration', career.professionalRegistration.create, { ...named, dateFrom: '2019', dateTo: null }],
  ] as const)('for %s, and is kept with its precision', async (_, call, body) => {
    // Each call takes its own body; TypeScript cannot see that in a union.
    const { status, value } = await service.call(
      call as typeof career.experience.create,
      { body: body as never },
      { token },
    );
    expect(status).toBe(201);
    const dates = Object.entries(body).filter(([name]) => /date/i.test(name));
    expect(value).toMatchObject(Object.fromEntries(dates));
  });

  it('is refused where it does not exist, ends before it begins, or a day is what expires', async () => {
    const add = async (body: object) =>
      (await service.call(career.experience.create, { body: { ...work, ...body } as never }, { token }))
        .envelope.errors;
    expect(await add({ startDate: '2004-13', endDate: null })).toEqual([
      { path: 'startDate', message: 'Please select a valid date' },
    ]);
    expect(await add({ startDate: '2004-03', endDate: '2003' })).toEqual([
      { path: 'endDate', message: 'The end date is before the start date' },
    ]);
    const { envelope } = await service.call(
      career.expirableQualification.create,
      { body: { name: 'First aid', startDate: '2025', endDate: '2027' } as never },
      { token },
    );
    expect(envelope.errors).toEqual([{ path: 'endDate', message: 'Please select a valid date' }]);
  });
});

test('a course’s id is read as courseNo as well', async () => {
  const body = {
    courseName: 'Excel',
    courseStatus: 'Completed',
    startDate: '2024-01-01',
    endDate: null,
    certificate: null,
  };
  const { value } = await service.call(career.course.create, { body }, { token });
  expect(value).toMatchObject({ courseNo: value.id, courseName: 'Excel' });
});

test('about me is created and updated apart, either at any time', async () => {
  const pages = { linkedIn: 'https://linkedin.com/in/baker', website: null };
  const body = { heading: 'Baker', personalSummary: null, ...pages };
  expect((await service.call(career.createAboutMe, { body }, { token })).status).toBe(201);
  // The specification's two fields alone leave our own unchanged.
  const next = { heading: 'Baker', personalSummary: 'I bake.' };
  const sent = next as BodyOf<typeof aboutMe>;
  expect((await service.call(career.updateAboutMe, { body: sent }, { token })).value.personalSummary).toBe(
    'I bake.',
  );
  expect((await service.call(career.aboutMe, {}, { token })).value).toMatchObject({ ...next, ...pages });
});

test('each part of the overview counts its own records, and the whole is one reply', async () => {
  const percentages = async () =>
    Promise.all(
      [1, 2, 3, 4, 5, 6].map(
        async (id) => (await service.call(overview.myCareer, { params: { id } }, { token })).value.percentage,
      ),
    );
  expect(await percentages()).toEqual([0, 0, 0, 0, 0, 0]);
  const skill = { skillName: 'Baking', skillLevel: 'Expert', skillDescription: 'Since 2009' };
  await service.call(career.skill.create, { body: skill as never }, { token });
  await service.call(career.tertiaryEducation.create, { body: study }, { token });
  const after = await percentages();
  expect(after[careerCategories.skills - 1]).toBe(20);
  expect(after[careerCategories.education - 1]).toBe(40);
  const { value } = await service.call(overview.careerStrength, {}, { token });
  expect(value.careerAverage).toBeCloseTo(60 / 6);
  expect(value.parts.map(({ enumValue, percentage }) => after[enumValue - 1] === percentage)).not.toContain(
    false,
  );
  expect(value.parts.find(({ enumValue }) => enumValue === careerCategories.education)?.advice?.text).toBe(
    'Say where you studied Diploma in baking.',
  );
});
