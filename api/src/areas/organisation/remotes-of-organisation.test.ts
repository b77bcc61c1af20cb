import { calls, organisation as resource, resourceCalls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { readAudit } from '../../core/audit/audit.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import {
  addOrganisations,
  IMBALI,
  join as joinOrganisation,
  tokenAt,
  UMOYA,
} from '../../testing/employer/employ.ts';
import { buildOf, installRelease } from '../../testing/install-release.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';

const { changeRemote, remotes } = calls.organisation;

let service: TestService;
let every: SignedIn;
let own: SignedIn;

const publish = (name: string, title: string, ...paths: string[]): Promise<void> =>
  installRelease(service.services, name, '1.0.0', { release: buildOf(name, paths, { title }) });

beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-26T09:00:00Z') });
  await addOrganisations(service);
  every = await signedIn(service, { role: 'administrator' });
  own = await signedIn(service, { role: 'organisationAdministrator', roleAt: UMOYA.osNo });
  await publish('wealth', 'My Wealth', '/wealth', '/wealth/overview');
  await publish('career', 'My Career', '/career');
  await publish('details', 'My Details', '/dashboard', '/details');
  await publish('public', 'Public pages', '/', '/sign-in');
});
afterAll(() => service.close());

const list = (guid: string, by: SignedIn = own) => service.call(remotes, { params: { guid } }, by);
const change = (name: string, isUsed: boolean, by: SignedIn = own, guid: string = UMOYA.guid) =>
  service.call(changeRemote, { params: { guid, name }, body: { isUsed } }, by);
const employee = async (osNo: number | null): Promise<SignedIn> => {
  const person = await signedIn(service);
  if (osNo === null) return person;
  await joinOrganisation(service, person, osNo);
  return { ...person, token: await tokenAt(service, person, osNo) };
};
const told = async (by: SignedIn) => (await service.call(calls.account.profileName, {}, by)).value;
const versionOf = async (osNo: number): Promise<number | undefined> => {
  const [row] = await service.database.select().from(organisations).where(eq(organisations.osNo, osNo));
  return row?.version;
};

test('an organisation has all remotes but those that everybody needs, until one is switched off', async () => {
  expect((await list(UMOYA.guid)).value).toEqual([
    { name: 'career', title: 'My Career', isUsed: true },
    { name: 'wealth', title: 'My Wealth', isUsed: true },
  ]);
});

test('a remote is switched off for the people of that organisation alone, and can be switched on again', async () => {
  const [there, elsewhere, consumer] = [
    await employee(UMOYA.osNo),
    await employee(IMBALI.osNo),
    await employee(null),
  ];
  expect(await told(there)).not.toHaveProperty('remotesLeftOut');
  expect((await change('wealth', false)).value).toEqual({
    name: 'wealth',
    title: 'My Wealth',
    isUsed: false,
  });
  expect((await list(UMOYA.guid)).value.map(({ isUsed }) => isUsed)).toEqual([true, false]);
  expect(await told(there)).toMatchObject({ remotesLeftOut: ['wealth'] });
  for (const other of [elsewhere, consumer]) expect(await told(other)).not.toHaveProperty('remotesLeftOut');
  // Calls of the remote still answer, because saved calculations belong to the person.
  expect((await service.call(calls.wealth.ownCalculations, {}, there)).status).toBe(200);
  await change('wealth', true);
  expect(await told(there)).not.toHaveProperty('remotesLeftOut');
});

test('two who switch at once lose nothing of each other', async () => {
  await Promise.all([change('wealth', false), change('career', false, every)]);
  expect((await list(UMOYA.guid)).value.map(({ isUsed }) => isUsed)).toEqual([false, false]);
  await Promise.all([change('wealth', true), change('career', true, every)]);
  expect((await list(UMOYA.guid)).value.map(({ isUsed }) => isUsed)).toEqual([true, true]);
});

test('each change is in the audit and the history of the organisation, with its difference', async () => {
  const before = (await versionOf(IMBALI.osNo)) ?? 0;
  await change('career', false, every, IMBALI.guid);
  // Repeating it changes and records nothing.
  await change('career', false, every, IMBALI.guid);
  expect(await versionOf(IMBALI.osNo)).toBe(before + 1);
  const { entries } = await readAudit(service.database, { call: `PUT ${changeRemote.path}` }, { size: 50 });
  expect(entries.filter(({ rowIds }) => rowIds[0] === String(IMBALI.osNo))).toMatchObject([
    {
      actorId: every.id,
      version: before + 1,
      difference: [{ field: 'My Career', before: 'Shown', after: 'Left out' }],
    },
  ]);
  const history = await service.call(resourceCalls(resource).history, { params: { id: IMBALI.osNo } }, every);
  expect(history.value[0]).toMatchObject({
    fields: [{ label: 'My Career', before: 'Shown', after: 'Left out' }],
  });
});

test.each([
  ['a remote that everybody needs', 'details'],
  ['a remote that there is not', 'nothing'],
])('%s cannot be switched off', async (_what, name) => {
  expect((await change(name, false)).status).toBe(404);
});

test('an administrator of one organisation finds no other, and a person without the right changes none', async () => {
  expect([
    (await list(IMBALI.guid)).status,
    (await change('wealth', false, own, IMBALI.guid)).status,
  ]).toEqual([404, 404]);
  expect((await change('wealth', false, await employee(UMOYA.osNo))).status).toBe(403);
});
