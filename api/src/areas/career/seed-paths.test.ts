import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';

/*
 * Specification: career, "Calls": the 39 exact paths, odd ones included. Written out, so that a path changed in the
 * contract is noticed although every client follows it.
 */

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-21T08:00:00Z') });
  ({ token } = await signedIn(service));
});
afterAll(() => service.close());

interface Paths {
  readonly read: string;
  readonly add: string;
  readonly change: string;
  readonly remove: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const period = { startDate: '2019-02-01', endDate: '2020-02-01' };

const tables: readonly Paths[] = [
  {
    read: '/Career/experiences',
    add: '/Career/experience',
    change: '/Career/experience/{id}',
    remove: '/Career/experience/{id}',
    body: {
      experienceTypeId: 2,
      projectName: 'Imbali',
      positionRole: 'Planner',
      currentRole: false,
      ...period,
    },
  },
  {
    read: '/Career/courses',
    add: '/Career/course',
    change: '/Career/courses/{id}',
    remove: '/Career/course/{id}',
    body: { courseName: 'Excel', courseStatus: 'Completed', ...period },
  },
  {
    read: '/Career/skills',
    add: '/Career/skills',
    change: '/Career/skills/{id}',
    remove: '/Career/skill/{id}',
    body: { skillName: 'Excel', skillLevel: 'Expert', skillDescription: 'Plans' },
  },
  {
    read: '/Career/memberships',
    add: '/Career/membership',
    change: '/Career/membership/{id}',
    remove: '/Career/membership/{id}',
    body: { name: 'SAPICS', membershipNo: '1', areaOfRegistration: 'Planning', dateValidFrom: '2019-02-01' },
  },
  {
    read: '/Career/secondary-education',
    add: '/Career/secondary-education',
    change: '/Career/secondary-education/{id}',
    remove: '/Career/secondary-education/{id}',
    body: { school: 'Mbilwi', town: 'Sibasa', province: 1, highestGrade: 'Grade 12', year: '2010' },
  },
  {
    read: '/Career/tertiary-education',
    add: '/Career/tertiary-education',
    change: '/Career/tertiary-education/{id}',
    remove: '/Career/tertiary-education/{id}',
    body: { courseName: 'Diploma in baking', startDate: '2019-02-01' },
  },
  {
    read: '/Career/professional-registration',
    add: '/Career/professional-registration',
    change: '/Career/professional-registration/{id}',
    remove: '/Career/professional-registration/{id}',
    body: { name: 'ECSA', registrationNo: '1', areaOfRegistration: 'Pr Eng', dateFrom: '2019-02-01' },
  },
  {
    read: '/Career/expirable-qualifications',
    add: '/Career/expirable-qualification',
    change: '/Career/expirable-qualification/{id}',
    remove: '/Career/expirable-education/{id}',
    body: { name: 'First aid', ...period },
  },
  {
    read: '/Career/employee-reference',
    add: '/Career/employee-reference',
    change: '/Career/employee-reference/{id}',
    remove: '/Career/employee-reference/{id}',
    body: {
      fullName: 'Nomsa Dube',
      company: 'Umoya',
      position: 'Head',
      emailAddress: 'nomsa@example.org',
      contactNo: '+27845550163',
    },
  },
];

const ask = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${service.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  return { status: response.status, value };
};

test.each(tables)('$read: read, add, change and remove', async ({ read, add, change, remove, body }) => {
  const added = await ask('POST', add, body);
  expect(added).toMatchObject({ status: 201, value: body });
  const { id } = added.value as { id: string };
  const at = (path: string): string => path.replace('{id}', id);
  const rows = async () => JSON.stringify((await ask('GET', read)).value);
  expect(await rows()).toContain(id);
  expect((await ask('PUT', at(change), body)).status).toBe(200);
  expect((await ask('DELETE', at(remove))).status).toBe(200);
  expect(await rows()).not.toContain(id);
});

test('/Career/about-me: read, add and change', async () => {
  const body = { heading: 'Baker', personalSummary: 'I bake.' };
  expect((await ask('POST', '/Career/about-me', body)).status).toBe(201);
  expect((await ask('PUT', '/Career/about-me', { ...body, heading: 'Cook' })).status).toBe(200);
  expect(await ask('GET', '/Career/about-me')).toMatchObject({ status: 200, value: { heading: 'Cook' } });
});
