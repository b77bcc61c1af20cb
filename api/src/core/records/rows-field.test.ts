import { buffer } from 'node:stream/consumers';
import {
  amount,
  fixed,
  lookups,
  prose,
  record,
  reference,
  required,
  rows,
  tableCalls,
  tablePaths,
  text,
  toBody,
  toForm,
} from '@phila/contract';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { archiveOf } from '../../areas/personal-data/archive.ts';
import { bent } from '../../testing/bent-input.ts';
import { testServer } from '../../testing/database.ts';
import { sendJson } from '../../testing/json-request.ts';
import { makeTables } from '../../testing/make-tables.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { SignedIn } from '../../testing/signed-in.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { area } from '../area.ts';
import { ownedTable } from './owned-table.ts';

/* A record with a list of rows, stored as JSON and checked by the same rules. */

const study = record({
  title: 'Study',
  paths: tablePaths('/Studies'),
  fields: {
    school: text('School', required('Where?')),
    remarks: prose('Remarks'),
    courses: rows('Courses', {
      one: 'course',
      many: 'courses',
      max: 4,
      fields: {
        kind: fixed(7),
        name: text('Course', required('Which course?')),
        province: reference('Province', lookups.provinces),
        fee: amount('Fee'),
      },
    }),
  },
  check: {
    courses: ({ courses }) => courses.some(({ fee }) => (fee ?? 0) < 0) && 'Nobody is paid to study',
  },
});
const campus = area({ name: 'campus', records: { studies: ownedTable('studies', study) } });
const { studies } = campus.records;
const studyCalls = tableCalls(study);

const body = {
  school: 'UFS',
  remarks: 'Part-time',
  courses: [
    { kind: 7, name: 'Statistics', province: { id: 2 }, fee: 1200.5 },
    { kind: 7, name: 'Law', province: null, fee: null },
  ],
};
const asRead = [
  { kind: 7, name: 'Statistics', province: { id: 2, name: 'Free State' }, fee: 1200.5 },
  { kind: 7, name: 'Law', province: null, fee: null },
];

let service: TestService;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService({ areas: [campus] });
  await makeTables(service.database, { studies: studies?.table });
});
beforeEach(async () => {
  thandi = await signedIn(service);
});
afterAll(() => service.close());

const raw = (method: string, path: string, sent: unknown) =>
  sendJson(`${service.url}/api/v1${path}`, method, sent, thandi.token);
const add = async (changes: object = {}) =>
  (await service.call(studyCalls.create, { body: { ...body, ...changes } as never }, { token: thandi.token }))
    .value;

test('rows are kept in order and read with the names of their references', async () => {
  const made = await add();
  expect(made).toMatchObject({ school: 'UFS', courses: asRead, version: 1 });
  const { value } = await service.call(studyCalls.list, { query: {} }, { token: thandi.token });
  expect(value).toEqual([made]);
  // Reads can be sent back.
  const again = await raw('PUT', `/Studies/${made.id}`, toBody(study, toForm(study, made), made.version));
  expect(again.envelope?.value).toMatchObject({ courses: asRead, version: 2 });
});

test('none is an empty list, and an update that does not name the list keeps it', async () => {
  expect((await add({ courses: undefined })).courses).toEqual([]);
  const made = await add();
  const kept = await raw('PUT', `/Studies/${made.id}`, { school: 'UCT' });
  expect(kept.envelope?.value).toMatchObject({ school: 'UCT', courses: asRead });
  const cleared = await raw('PUT', `/Studies/${made.id}`, { courses: null });
  expect(cleared.envelope?.value).toMatchObject({ school: 'UCT', courses: [] });
});

test.each([
  [[{ name: '' }], 'courses.0.name'],
  [[{ name: 'Law' }, { name: 'Law', province: { id: 99_999 } }], 'courses.1.province'],
  [[{ name: 'Law', fee: -1 }], 'courses'],
  [[{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }, { name: 'E' }], 'courses'],
  ['all of them', 'courses'],
])('refuses %j at its own place', async (courses, path) => {
  const answer = await raw('POST', '/Studies', { ...body, courses });
  expect([answer.status, answer.envelope?.errors?.map((error) => error.path)]).toEqual([422, [path]]);
});

test('a list from before a field was added is read with a blank for it', async () => {
  const made = await add();
  await service.database.execute(
    sql`update studies set courses = '[{"name":"Law"}]'::jsonb where id = ${made.id}`,
  );
  const { value } = await service.call(studyCalls.list, { query: {} }, { token: thandi.token });
  expect(value).toMatchObject([{ courses: [{ kind: 7, name: 'Law', province: null, fee: null }] }]);
});

test('it is searched beside its other fields, and nothing is sorted by it', async () => {
  await add();
  const list = (query: string) => raw('GET', `/Studies?${query}`, undefined);
  expect((await list('SearchTerm=ufs')).envelope?.value).toHaveLength(1);
  expect((await list('Sort=courses')).status).toBe(422);
});

test('each row is in the copy of a person’s data, with its labels', async () => {
  await add();
  const files = await unzipped(
    await buffer(await archiveOf(service.services, thandi.id, service.clock.now())),
  );
  const json = JSON.parse(files.get('your-data.json')?.toString() ?? '') as { studies: object[] };
  expect(json.studies).toMatchObject([{ courses: asRead }]);
  const page = files.get('your-data.html')?.toString();
  expect(page).toContain('<dt>Courses 1: Province</dt><dd>Free State</dd>');
  expect(page).toContain('<dt>Courses 2: Course</dt><dd>Law</dd>');
});

/** Fewer on PostgreSQL, because only the database differs there, not the checks. */
const RUNS = testServer() === null ? 300 : 60;

test('hostile input is refused or kept by the rules, and never breaks anything', async () => {
  await fc.assert(
    fc.asyncProperty(bent(body), async (sent) => {
      const answer = await raw('POST', '/Studies', sent);
      expect([200, 201, 400, 413, 422]).toContain(answer.status);
      expect(answer.envelope).not.toBeNull();
      if (answer.status >= 400) return;
      const row = answer.envelope?.value as { id: string };
      // Stored rows satisfy the rules, so can be saved again unchanged.
      const again = await raw('PUT', `/Studies/${row.id}`, toBody(study, toForm(study, row)));
      expect([again.status, again.envelope?.errors]).toEqual([200, undefined]);
      await raw('DELETE', `/Studies/${row.id}`, undefined);
    }),
    { numRuns: RUNS, seed: 20_261_122 },
  );
});
