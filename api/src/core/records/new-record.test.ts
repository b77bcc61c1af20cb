import { buffer } from 'node:stream/consumers';
import {
  amount,
  calls,
  date,
  lookup,
  lookups,
  option,
  record,
  required,
  tableCalls,
  tablePaths,
  text,
  toBody,
} from '@phila/contract';
import type { Page } from '@phila/contract';
import { archiveOf } from '../../areas/personal-data/archive.ts';
import { confirmSession } from '../step-up/session-confirmation.ts';
import { makeTables } from '../../testing/make-tables.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { SignedIn } from '../../testing/signed-in.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { area } from '../area.ts';
import { ownedTable } from './owned-table.ts';

/* A squad adds a record by a definition in the contract and a line in an area. */

const vehicle = record({
  title: 'Vehicle',
  paths: tablePaths('/Vehicles'),
  fields: {
    registration: text('Registration', required('Required', 12)),
    ownership: option('Ownership', [
      { id: 1, name: 'Own' },
      { id: 2, name: 'Leased' },
    ]),
    titleID: lookup('Title of the holder', lookups.titles),
    leasedUntil: date('Leased until'),
    value: amount('Value'),
  },
  hide: { leasedUntil: ({ ownership }) => ownership !== 2 },
  check: {
    leasedUntil: ({ ownership, leasedUntil }) =>
      ownership === 2 && leasedUntil === null && 'Please say until when it is leased',
  },
});

const garage = area({
  name: 'garage',
  records: {
    vehicles: ownedTable('vehicles', vehicle, {
      most: 3,
      plural: 'vehicles',
      completion: {
        counts: { overview: 'details', category: 99 },
        of: (rows) => (rows.length > 0 ? 100 : 0),
      },
    }),
  },
});

const { vehicles } = garage.records;
const vehicleCalls = tableCalls(vehicle);

let service: TestService;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  service = await startService({ areas: [garage] });
  await makeTables(service.database, { vehicles: vehicles?.table });
});
beforeEach(async () => {
  thandi = await signedIn(service);
  sipho = await signedIn(service);
});
afterAll(() => service.close());

const golf = toBody(vehicle, { registration: 'ND 123-456', ownership: 1, value: 120_000 });
const add = async (person: SignedIn, body: object = golf) =>
  service.call(vehicleCalls.create, { body: body as typeof golf }, { token: person.token });
const list = async (person: SignedIn, query: object = {}) =>
  (await service.call(vehicleCalls.list, { query }, { token: person.token })).value;
test('its calls are there, held to its rules, and described', async () => {
  const made = await add(thandi);
  expect([made.status, made.value]).toEqual([201, { ...golf, id: expect.any(String) as string, version: 1 }]);
  const refused = await add(thandi, { ...golf, registration: '', ownership: 2 });
  expect([refused.status, refused.envelope.errors?.map(({ path }) => path)]).toEqual([
    422,
    ['registration', 'leasedUntil'],
  ]);
  expect((await add(thandi, { ...golf, titleID: 999 })).envelope.errors).toEqual([
    { path: 'titleID', message: 'Please choose from the list' },
  ]);
  const { value } = await service.call(
    vehicleCalls.update,
    { params: { id: made.value.id }, body: { value: 90_000 } as typeof golf },
    { token: thandi.token },
  );
  expect(value).toMatchObject({ registration: 'ND 123-456', value: 90_000, version: 2 });
  const { paths } = (await (await fetch(`${service.url}/api/v1/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };
  expect(Object.keys(paths['/Vehicles'] ?? {}).toSorted()).toEqual(['get', 'post']);
  expect(Object.keys(paths['/Vehicles/{id}'] ?? {}).toSorted()).toEqual(['delete', 'put']);
});

test('it is paged, sorted by the names of its choices, searched and capped', async () => {
  for (const [registration, ownership] of [
    ['CA 1', 1],
    ['CA 2', 2],
    ['CA 3', 1],
  ] as const)
    await add(thandi, { ...golf, registration, ownership, leasedUntil: '2030-01-01' });
  const page = (await list(thandi, { PageNumber: 1, PageSize: 2, Sort: 'ownership' })) as Page<{
    registration: string;
  }>;
  expect(page).toMatchObject({ totalCount: 3, items: [{ registration: 'CA 2' }, { registration: 'CA 1' }] });
  expect(await list(thandi, { SearchTerm: 'leased' })).toMatchObject([{ registration: 'CA 2' }]);
  const full = await add(thandi);
  expect([full.status, full.envelope.errorMessage]).toEqual([
    422,
    'You have 3 vehicles, which is as many as we keep. Delete one to add another.',
  ]);
});

test('no other account reaches it, and no caller without a token', async () => {
  const { value } = await add(thandi);
  const params = { id: value.id };
  for (const [token, status] of [
    [{ token: sipho.token }, 404],
    [{}, 401],
  ] as const) {
    expect((await service.call(vehicleCalls.update, { params, body: golf }, token)).status).toBe(status);
    expect((await service.call(vehicleCalls.remove, { params }, token)).status).toBe(status);
  }
  expect(await list(sipho)).toEqual([]);
  expect(await list(thandi)).toEqual([value]);
});

test('it is exported with its labels, counts for the overview, and goes with its person', async () => {
  await add(thandi);
  await add(sipho);
  const archive = await archiveOf(service.services, thandi.id, service.clock.now());
  const files = await unzipped(await buffer(archive));
  const json = JSON.parse(files.get('your-data.json')?.toString() ?? '') as { vehicles: object[] };
  expect(json.vehicles).toMatchObject([{ registration: 'ND 123-456', value: 120_000 }]);
  expect(files.get('your-data.html')?.toString()).toContain('<dt>Ownership</dt><dd>Own</dd>');
  expect(await vehicles?.completions[0]?.percentage(service.database, thandi.id)).toBe(100);
  await confirmSession(service.database, service.clock, thandi.sessionId);
  await service.call(calls.personalData.deleteAccount, {}, { token: thandi.token });
  expect(await vehicles?.held(service.database, thandi.id)).toEqual([]);
  expect(await vehicles?.held(service.database, sipho.id)).toHaveLength(1);
});
