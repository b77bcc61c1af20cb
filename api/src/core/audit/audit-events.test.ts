import { auditedRead, calls, isMay, permissionOf } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import { areas } from '../../areas.ts';
import { addOrganisations, IMBALI, UMOYA } from '../../testing/employer/employ.ts';
import { makePerson } from '../../testing/identity/person.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { serviceCalls } from '../area.ts';
import { MINUTE } from '../durations.ts';
import { auditEntries } from './tables.ts';

/* Tests the audit's entries beside changes: people's data read by a permission, files and refused calls. */

let service: TestService;
let administrator: SignedIn;
beforeAll(async () => {
  service = await startService({
    settings: { LIMIT_UPLOAD: '1000000/1m', ACCESS_TOKEN_LIFETIME: '90d' },
  });
  await addOrganisations(service);
  administrator = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());

type Event = 'read' | 'export' | 'refused';
const eventsOf = (actorId: string, event: Event) =>
  service.database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.actorId, actorId), eq(auditEntries.event, event)));
const callsOf = async (actorId: string, event: Event) =>
  (await eventsOf(actorId, event)).map(({ call }) => call);

const declared = serviceCalls(areas).map(({ call }) => call);
const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
/** Sends unknown ids in the path, and leaves out optional parts of the query. */
const send = (call: { method: string; path: string }, { token }: SignedIn, body?: object) =>
  fetch(
    `${service.url}/api/v1${call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      name === 'guid' ? UMOYA.guid : name === 'id' ? '1' : 'x',
    )}`,
    {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  );

test('each call that reads people’s data or sends a file by a permission keeps an event with who, wherever it answers', async () => {
  const telling = declared.filter((call) => auditedRead(call) !== null);
  expect(telling.length).toBeGreaterThan(15);
  const answered: string[] = [];
  const bodies: Record<string, object> = {
    [named(calls.identity.findPeople)]: { text: 'thandi' },
    [named(calls.organisation.members)]: { state: 'confirmed' },
    [named(calls.administration.find)]: { text: 'thandi' },
  };
  for (const call of telling) {
    const reply = await send(call, administrator, bodies[named(call)]);
    await reply.arrayBuffer();
    if (reply.ok) answered.push(named(call));
  }
  expect(answered.length).toBeGreaterThan(12);
  const kept = [...(await callsOf(administrator.id, 'read')), ...(await callsOf(administrator.id, 'export'))];
  expect(answered.filter((call) => !kept.includes(call))).toEqual([]);
});

test('each call that asks for a permission keeps an event where it is refused for want of it', async () => {
  const asking = declared.filter(({ access }) => isMay(access));
  expect(asking.length).toBeGreaterThan(100);
  // Uses a new person for every fifty calls, because a person's events are capped.
  for (let from = 0; from < asking.length; from += 50) {
    const some = asking.slice(from, from + 50);
    const person = await signedIn(service);
    for (const call of some) {
      const reply = await send(call, person);
      await reply.arrayBuffer();
      expect([named(call), reply.status]).toEqual([named(call), 403]);
    }
    expect((await callsOf(person.id, 'refused')).toSorted()).toEqual(some.map(named).toSorted());
  }
});

test('a person’s page says about whom; the list of an organisation, whom it showed: ids, and nothing that was typed', async () => {
  const reader = await signedIn(service, { role: 'administrator' });
  const { id } = await makePerson(service, { firstName: 'Nomvula', osNo: UMOYA.osNo, password: null });
  const { token } = reader;
  expect((await service.call(calls.identity.lookAtPerson, { params: { id } }, { token })).status).toBe(200);
  const list = { params: { guid: UMOYA.guid }, body: { state: 'claimed' as const, text: 'nomvula' } };
  expect((await service.call(calls.organisation.members, list, { token })).value.members).toHaveLength(1);
  const events = await eventsOf(reader.id, 'read');
  expect(events.map(({ call, rowIds, fields }) => [call, rowIds, fields])).toEqual([
    [named(calls.identity.lookAtPerson), expect.arrayContaining([id]), []],
    [named(calls.organisation.members), [UMOYA.guid, id], ['state', 'text']],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/nomvula/i);
});

test('rows beyond an administrator’s organisation are refused, and the refusal is recorded with their owner', async () => {
  const limited = await signedIn(service, { role: 'organisationAdministrator', roleAt: UMOYA.osNo });
  const list = (guid: string) =>
    service.call(
      calls.organisation.members,
      { params: { guid }, body: { state: 'confirmed' } },
      { token: limited.token },
    );
  expect((await list(UMOYA.guid)).status).toBe(200);
  expect(await eventsOf(limited.id, 'refused')).toEqual([]);
  expect((await list(IMBALI.guid)).status).toBe(404);
  expect(await eventsOf(limited.id, 'refused')).toMatchObject([
    { call: named(calls.organisation.members), rowIds: [IMBALI.guid] },
  ]);
});

test('a question for the password is no refusal', async () => {
  const person = await signedIn(service, { role: 'administrator', isConfirmed: false });
  const reply = await service.call(
    calls.organisation.invite,
    { params: { guid: UMOYA.guid }, body: { email: 'p@example.org' } },
    { token: person.token },
  );
  expect(reply.status).toBe(403);
  expect(await eventsOf(person.id, 'refused')).toEqual([]);
});

test('a storm of refused calls fills nothing: the same once in ten minutes, and a hundred of one person', async () => {
  const person = await signedIn(service);
  const ask = (id: string) =>
    service.call(calls.identity.lookAtPerson, { params: { id } }, { token: person.token });
  const id = crypto.randomUUID();
  for (let at = 0; at < 20; at += 1) expect((await ask(id)).status).toBe(403);
  expect(await eventsOf(person.id, 'refused')).toHaveLength(1);
  for (let at = 0; at < 120; at += 1) await ask(crypto.randomUUID());
  expect(await eventsOf(person.id, 'refused')).toHaveLength(100);
  service.clock.advance(10 * MINUTE);
  await ask(id);
  expect(await eventsOf(person.id, 'refused')).toHaveLength(101);
});

test('the audit shows them by their kinds: reads only where they are asked for', async () => {
  const reader = await signedIn(service, { role: 'administrator' });
  const { token } = reader;
  await service.call(calls.identity.findPeople, { body: { text: 'nobody' } }, { token });
  const refused = await signedIn(service);
  await service.call(calls.administration.audit, { query: {} }, { token: refused.token });
  const list = async (query: object) =>
    (await service.call(calls.administration.audit, { query }, { token })).value.entries;
  expect(await list({ ActorId: reader.id, Kind: 'read' })).toMatchObject([
    { kind: 'read', actorId: reader.id, fields: ['text'] },
  ]);
  expect((await list({ ActorId: reader.id })).map(({ kind }) => kind)).not.toContain('read');
  expect(await list({ ActorId: refused.id })).toMatchObject([{ kind: 'refused' }]);
  const file = await send(calls.administration.auditFile, reader);
  await file.arrayBuffer();
  expect(file.status).toBe(200);
  expect(await list({ ActorId: reader.id, Kind: 'exported' })).toMatchObject([{ kind: 'exported' }]);
  expect(permissionOf(calls.administration.auditFile.access)).not.toBeNull();
});
