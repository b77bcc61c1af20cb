import { calls, incident, resourceCalls } from '@phila/contract';
import { send } from '../../testing/json-request.ts';
import { asItIs } from '../../testing/resources/as-it-is.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const manage = resourceCalls(incident);
const { people, peopleFile, staff } = calls.incidents;
const DAY_OF_IT = { From: '2026-11-24T00:00:00+02:00', Until: '2026-11-24T23:59:59+02:00' };

let service: TestService;
let lead: SignedIn;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-24T09:00:00Z') });
  lead = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());

const blank = {
  certainty: 'suspected',
  foundAt: null,
  beganOn: null,
  beganAt: null,
  compromises: [],
  happened: null,
  dataKinds: null,
  cause: null,
  intruder: null,
  people: null,
  consequences: null,
  measures: null,
  advice: null,
  delay: null,
  regulatorToldOn: null,
  regulatorReference: null,
  peopleToldOn: null,
  peopleToldBy: [],
  closedOn: null,
};
const add = (more: object) =>
  service.call(
    manage.create,
    { body: { ...blank, title: 'Stolen laptop', foundOn: '2026-11-24', ...more } as never },
    lead,
  );
const found = async (query: Parameters<typeof service.call<typeof people>>[1]['query']) =>
  (await service.call(people, { query }, lead)).value;

test('finds whose data an account of staff was shown, within the span and by the kind of act', async () => {
  const [looked, revealed, other] = [
    await signedIn(service),
    await signedIn(service),
    await signedIn(service),
  ];
  const support = await signedIn(service, { role: 'support' });
  await service.call(calls.identity.lookAtPerson, { params: { id: looked.id } }, support);
  await service.call(calls.identity.lookAtPerson, { params: { id: revealed.id } }, lead);
  const all = await found({ ...DAY_OF_IT, ActorId: support.id });
  expect([all.count, all.unlisted, all.people.map(({ id }) => id)]).toEqual([1, 0, [looked.id]]);
  expect(all.people[0]?.first).toMatch(/^2026-11-24T09:\d\d:/);
  const both = (await found(DAY_OF_IT)).people.map(({ id }) => id);
  expect(both).toEqual(expect.arrayContaining([looked.id, revealed.id]));
  expect(both).not.toContain(other.id);
  expect(await found({ ...DAY_OF_IT, ActorId: support.id, Act: 'exported' })).toMatchObject({ count: 0 });
  const later = { From: '2026-11-25T00:00:00+02:00', Until: '2026-11-25T23:59:59+02:00' };
  expect(await found({ ...later, ActorId: support.id })).toEqual({
    count: 0,
    acts: 0,
    unlisted: 0,
    people: [],
  });
  expect((await service.call(staff, {}, lead)).value.map(({ id }) => id)).toContain(support.id);
});

test('counts apart what names no one: a list that was saved as a file', async () => {
  const auditor = await signedIn(service, { role: 'administrator' });
  const file = await send(`${service.url}/api/v1/Administration/audit-file`, { token: auditor.token });
  expect(file.status).toBe(200);
  expect(await found({ ...DAY_OF_IT, ActorId: auditor.id })).toEqual({
    count: 0,
    acts: 1,
    unlisted: 1,
    people: [],
  });
});

test('saves them with their addresses, which is audited itself', async () => {
  const looked = await signedIn(service);
  const support = await signedIn(service, { role: 'support' });
  await service.call(calls.identity.lookAtPerson, { params: { id: looked.id } }, support);
  const query = new URLSearchParams({ ...DAY_OF_IT, ActorId: support.id });
  const file = await send(`${service.url}/api/v1/Incidents/people-file?${query}`, { token: lead.token });
  expect([file.status, file.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('people-2026-11-24.csv'),
  ]);
  const lines = file.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(looked.email);
  const { value } = await service.call(
    calls.administration.audit,
    { query: { Kind: 'exported', ActorId: lead.id } },
    lead,
  );
  expect(value.entries.map(({ area }) => area)).toContain('incidents');
  expect(peopleFile.stepUp).toBe('exports');
});

test('is for those who have the permission alone', async () => {
  for (const role of ['support', 'auditor', 'communications'] as const) {
    const one = await signedIn(service, { role });
    expect((await service.call(people, { query: DAY_OF_IT }, one)).status).toBe(403);
  }
  const auditor = await signedIn(service, { role: 'auditor' });
  const page = { query: { PageNumber: 1, PageSize: 25 } as never };
  expect((await service.call(manage.list, page, auditor)).status).toBe(200);
  const other = await signedIn(service, { role: 'communications' });
  expect((await service.call(manage.list, page, other)).status).toBe(403);
});

test('refuses days that are still to come, or before it was found', async () => {
  expect((await add({ foundOn: '2026-11-25' })).envelope.errors).toEqual([
    { path: 'foundOn', message: 'This day is still to come' },
  ]);
  expect((await add({ beganOn: '2026-11-24', foundOn: '2026-11-23' })).envelope.errors).toEqual([
    { path: 'foundOn', message: 'It was found before it began' },
  ]);
  expect((await add({ regulatorToldOn: '2026-11-23' })).envelope.errors).toEqual([
    { path: 'regulatorToldOn', message: 'The Regulator was told before it was found' },
  ]);
  expect((await add({ foundAt: '25:00' })).envelope.errors).toEqual([
    { path: 'foundAt', message: 'Please enter a time such as 14:30' },
  ]);
});

test('keeps an incident of which the Regulator was told', async () => {
  const { value } = await add({ regulatorToldOn: '2026-11-24' });
  const refused = await service.call(
    manage.remove,
    await asItIs(service, incident, value.row.id, lead),
    lead,
  );
  expect([refused.status, refused.envelope.errorMessage]).toEqual([
    409,
    'The Regulator was told of this incident: it stays in the register',
  ]);
});
