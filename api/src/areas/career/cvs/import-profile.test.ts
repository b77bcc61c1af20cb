import { aboutMe, calls, itemsOf, toBody } from '@phila/contract';
import type { CareerImport } from '@phila/contract/cv';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';

const { career } = calls;

let service: TestService;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  thandi = await signedIn(service);
});
afterAll(() => service.close());

const job = {
  experienceTypeId: 2,
  projectName: 'Imbali Foods',
  positionRole: 'Planner',
  responsibilities: null,
  startDate: '2019-02-01',
  currentRole: true,
  endDate: null,
};
const skill = { skillName: 'Excel', skillLevel: 'Expert', skillDescription: 'Plans' } as const;

const bring = (body: Partial<CareerImport>) =>
  service.call(career.cv.importProfile, { body: body as CareerImport }, { token: thandi.token });
const kept = async () => ({
  jobs: itemsOf((await service.call(career.experience.list, { query: {} }, { token: thandi.token })).value),
  skills: itemsOf((await service.call(career.skill.list, { query: {} }, { token: thandi.token })).value),
  aboutMe: (await service.call(career.aboutMe, {}, { token: thandi.token })).value,
});

test('the chosen entries are added to the records, and the heading replaces the earlier one', async () => {
  const { status, value } = await bring({
    aboutMe: toBody(aboutMe, { heading: 'Planner', personalSummary: 'I plan.' }),
    experience: [job, { ...job, projectName: 'Umoya' }],
    skills: [skill],
  });
  expect([status, value]).toEqual([201, { added: 4 }]);
  expect(await kept()).toMatchObject({
    jobs: [{ projectName: 'Imbali Foods' }, { projectName: 'Umoya' }],
    skills: [{ skillName: 'Excel' }],
    aboutMe: { heading: 'Planner' },
  });
});

test('fields of About Me that a file leaves blank stay as they were', async () => {
  await bring({ aboutMe: toBody(aboutMe, { personalSummary: 'I plan.', website: 'thandi.co.za' }) });
  await bring({ aboutMe: toBody(aboutMe, { heading: 'Buyer', linkedIn: 'linkedin.com/in/thandi' }) });
  expect((await kept()).aboutMe).toMatchObject({
    heading: 'Buyer',
    personalSummary: 'I plan.',
    linkedIn: 'https://linkedin.com/in/thandi',
    website: 'https://thandi.co.za',
  });
});

test('an entry that breaks a rule is named by its place, and nothing is added', async () => {
  const { status, envelope } = await bring({
    skills: [skill],
    experience: [job, { ...job, projectName: '' }, { ...job, currentRole: false, endDate: '2001-01-01' }],
  });
  expect(status).toBe(422);
  expect(envelope.errors).toEqual([
    { path: 'experience.1.projectName', message: 'Field required' },
    { path: 'experience.2.endDate', message: 'The end date is before the start date' },
  ]);
  expect(await kept()).toMatchObject({ jobs: [], skills: [] });
});

test('an unknown choice is reported at its place too, and nothing before it stays added', async () => {
  const { status, envelope } = await bring({
    experience: [job, { ...job, experienceTypeId: 999 }],
  });
  expect([status, envelope.errors]).toEqual([
    422,
    [{ path: 'experience.1.experienceTypeId', message: 'Please choose from the list' }],
  ]);
  expect((await kept()).jobs).toEqual([]);
});

test('more than may be kept is refused as a whole', async () => {
  for (let round = 0; round < 5; round += 1)
    expect((await bring({ skills: Array.from({ length: 99 }, () => skill) })).status).toBe(201);
  const { status, envelope } = await bring({ skills: Array.from({ length: 6 }, () => skill) });
  expect([status, envelope.errorMessage]).toEqual([
    422,
    'You have 500 skills, which is as many as we keep. Delete one to add another.',
  ]);
  expect((await kept()).skills).toHaveLength(495);
});
