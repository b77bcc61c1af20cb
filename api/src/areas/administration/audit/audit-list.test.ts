import { calls, resourceCalls, specifiedCalls, voucherCause } from '@phila/contract';
import { startService, type TestService } from '../../../testing/service.ts';
import { makePerson, signInAs } from '../../../testing/identity/person.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';

const causeCalls = specifiedCalls(voucherCause);

const { administration, identity } = calls;

let service: TestService;
let lead: SignedIn;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-25T09:00:00Z') });
  lead = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());

const audit = async (query: Parameters<typeof service.call<typeof administration.audit>>[1]['query'] = {}) =>
  (await service.call(administration.audit, { query }, lead)).value;

test('says who did what, when and from where, with the values of a resource before and after', async () => {
  await service.call(causeCalls.create, { body: { Name: 'Reading for all', IsActive: true } }, lead);
  const [entry] = (await audit({ Kind: 'created' })).entries;
  expect(entry).toMatchObject({
    kind: 'created',
    what: 'Adds cause Reading for all',
    actorId: lead.id,
    actor: 'Thandi Mokoena',
    area: 'voucher',
    network: '127.0.0.0/24',
  });
  const { value } = await service.call(administration.auditEntry, { params: { id: entry?.id ?? '' } }, lead);
  expect(value.difference).toEqual(
    expect.arrayContaining([{ field: 'Name', before: '', after: 'Reading for all', isMasked: false }]),
  );
});

test('names the row of a change that did not touch its name, and the one that is gone', async () => {
  const { create, remove, update } = resourceCalls(voucherCause);
  const { value: made } = await service.call(
    create,
    { body: { name: 'Clean rivers', causeTypeId: null, isActive: true } },
    lead,
  );
  const { value: changed } = await service.call(
    update,
    {
      params: { id: made.row.id },
      body: { name: 'Clean rivers', causeTypeId: null, isActive: false, version: made.row.version },
    },
    lead,
  );
  expect((await audit({ Kind: 'changed' })).entries[0]?.what).toBe('Changes cause Clean rivers');
  const { id, version } = changed.row;
  await service.call(remove, { params: { id }, query: { Version: version } }, lead);
  expect((await audit({ Kind: 'removed' })).entries[0]?.what).toBe('Removes cause Clean rivers');
});

test('names the fields alone where a row is a person’s: no value of theirs is there', async () => {
  const { value: roles } = await service.call(identity.roles, {}, lead);
  const role = roles.find(({ builtIn }) => builtIn === 'auditor')?.id ?? '';
  const person = await signedIn(service, { email: 'hidden@example.org' });
  await service.call(
    identity.giveRole,
    { body: { userAccount: person.email, roleId: role, osNo: null } },
    lead,
  );
  const [entry] = (await audit({ Area: 'identity' })).entries;
  expect(entry).toMatchObject({
    kind: 'changed',
    what: 'Gives a role to the account of an email address or a mobile number',
  });
  const { value } = await service.call(administration.auditEntry, { params: { id: entry?.id ?? '' } }, lead);
  expect(value.difference).toBeNull();
  expect(JSON.stringify(value)).not.toContain('hidden@');
});

test('lists the entries of a single row by its id', async () => {
  const { value: role } = await service.call(
    identity.composeRole,
    { body: { name: 'Reads orders', permissions: ['shop.orders.read'] } },
    lead,
  );
  await service.call(
    identity.updateRole,
    {
      params: { id: role.id },
      body: { name: 'Sees orders', permissions: ['shop.orders.read'], version: role.version },
    },
    lead,
  );
  const { entries } = await audit({ RowId: role.id, Area: 'identity' });
  expect(entries).toHaveLength(2);
  expect(entries.every(({ rowIds }) => rowIds.includes(role.id))).toBe(true);
  expect((await audit({ RowId: role.id, Area: 'shop' })).entries).toEqual([]);
  // Filters by the whole first segments of the calls' paths.
  const of = async (Paths: string) => (await audit({ RowId: role.id, Paths })).entries.length;
  expect(await of('/Identity/roles')).toBe(2);
  expect(await of('/Shop/admin-orders,/Identity/roles')).toBe(2);
  expect(await of('/Identity/role')).toBe(0);
  expect((await audit({ Paths: '/Shop/admin-orders' })).entries).toEqual([]);
});

test('lists sign-ins of accounts with a role only', async () => {
  const other = await makePerson(service, { role: 'support', firstName: 'Zanele' });
  const consumer = await makePerson(service);
  await signInAs(service, other);
  await signInAs(service, consumer);
  const { entries } = await audit({ Kind: 'signed in' });
  expect(entries.map(({ actorId, what }) => [actorId, what])).toContainEqual([other.id, 'Signed in']);
  expect(entries.some(({ actorId }) => actorId === consumer.id)).toBe(false);
  expect((await audit({ ActorId: other.id })).entries).toHaveLength(1);
  const one = await service.call(administration.auditEntry, { params: { id: entries[0]?.id ?? '' } }, lead);
  expect(one.value.call).toBeNull();
});

test('is found by South African days, both inclusive, and goes on page by page to the end', async () => {
  service.clock.advance(2 * 86_400_000);
  const late = await signedIn(service, { role: 'administrator' });
  for (let n = 0; n < 60; n += 1)
    await service.call(
      identity.composeRole,
      { body: { name: `Role ${n}`, permissions: ['shop.orders.read'] } },
      late,
    );
  lead = late;
  const all: string[] = [];
  let after: string | undefined;
  do {
    const page = await audit({ From: '2026-11-27', Until: '2026-11-27', ...(after ? { After: after } : {}) });
    all.push(...page.entries.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect([all.length, new Set(all).size]).toEqual([60, 60]);
  expect(all).toEqual(all.toSorted().toReversed());
  expect((await audit({ Until: '2026-11-24' })).entries).toEqual([]);
  expect((await audit({ From: '2026-11-28' })).entries).toEqual([]);
});

test('is saved as a file with the same filters, in which no text begins a formula', async () => {
  const answer = await fetch(`${service.url}/api/v1/Administration/audit-file?From=2026-11-27&Kind=changed`, {
    headers: { authorization: `Bearer ${lead.token}` },
  });
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(answer.headers.get('content-disposition')).toContain('audit-2026-11-27.csv');
  expect(lines[0]).toMatch(/^﻿?When,Who,What,Kind,Area/);
  expect(lines).toHaveLength(61);
});

test('is read with the permission only, and an unknown id is 404', async () => {
  const support = await signedIn(service, { role: 'support' });
  const refused = await service.call(administration.audit, { query: {} }, support);
  expect(refused.status).toBe(403);
  const missing = await service.call(
    administration.auditEntry,
    { params: { id: '01910000-0000-7000-8000-000000000001' } },
    lead,
  );
  expect(missing.status).toBe(404);
  const { value } = await service.call(administration.auditActors, {}, lead);
  expect(value.people.map(({ id }) => id)).toContain(lead.id);
  expect(value.areas).toEqual(expect.arrayContaining(['identity', 'shop', 'voucher']));
});
