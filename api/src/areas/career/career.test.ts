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
