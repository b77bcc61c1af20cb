import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { readAudit } from '../../../core/audit/audit.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import { accounts, signInChanges } from '../../../core/accounts/tables.ts';
import { addOrganisations, UMOYA } from '../../../testing/employer/employ.ts';
import { makePerson, signInAs } from '../../../testing/identity/person.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';

const { identity, account } = calls;

let service: TestService;
let lead: SignedIn;
let support: SignedIn;
beforeAll(async () => {
  service = await startService();
  await addOrganisations(service);
  lead = await signedIn(service, { role: 'administrator' });
  support = await signedIn(service, { role: 'support' });
});
afterAll(() => service.close());

const find = async (body: Parameters<typeof service.call<typeof identity.findPeople>>[1]['body']) =>
  (await service.call(identity.findPeople, { body }, support)).value.people.map(({ id }) => id);
const look = (id: string, by: SignedIn = support) =>
  service.call(identity.lookAtPerson, { params: { id } }, by);
const WHY = 'They phoned about their account';

test('people are found by name, address, number and organisation, their addresses masked', async () => {
  const nobuhle = await makePerson(service, {
    firstName: 'Nobuhle',
    email: 'nobuhle@example.org',
    mobile: '+27829998877',
    osNo: UMOYA.osNo,
    password: null,
  });
  const other = await makePerson(service, { firstName: 'Pieter', password: null });
  for (const text of ['nobuh', 'Mokoena NOBUHLE', 'nobuhle@example', '082 999 8877', 'umoya nobuhle', 'nob'])
    expect([text, await find({ text })]).toEqual([text, [nobuhle.id]]);
  expect(await find({ osNo: UMOYA.osNo, text: 'nobuhle' })).toEqual([nobuhle.id]);
  expect(await find({ text: 'Pieter' })).toEqual([other.id]);
  for (const text of ['N_buhle', 'nobuhle pieter']) expect(await find({ text })).toEqual([]);
  const { envelope } = await service.call(identity.findPeople, { body: { text: 'nobuhle' } }, support);
  expect(JSON.stringify(envelope)).toContain('n•••@example.org');
  expect(JSON.stringify(envelope)).not.toMatch(/nobuhle@|8299988/);
});

test('a name is found however it is spelt: without its accents, decomposed, with another apostrophe or hyphen', async () => {
  const person = await makePerson(service, { firstName: "Ren\u00e9e O'Brien-Ntšhabeleng", password: null });
  for (const text of ['renee', 'Rene\u0301e', 'O’Brien', 'obrien', 'ntshabeleng', 'O Brien Renée'])
    expect([text, await find({ text })]).toEqual([text, [person.id]]);
});

test('masked values are found only whole, or an address by its beginning', async () => {
  const person = await makePerson(service, {
    firstName: 'Lwazi',
    email: 'qxwerty@masked.example.org',
    mobile: '+27831112233',
    password: null,
  });
  for (const text of [
    'Lwa',
    'lwazi mokoena',
    'qxwe',
    'QXWERTY@masked',
    person.email,
    '083 111 2233',
    '+27831112233',
  ])
    expect([text, await find({ text })]).toEqual([text, [person.id]]);
  for (const text of [
    'xwerty',
    'masked',
    '@masked.example.org',
    'werty@masked.example.org',
    'qxwert_',
    '0831112234',
  ])
    expect([text, await find({ text })]).toEqual([text, []]);
});

test('too little of a name, an address or a number is refused at its field, and is no search', async () => {
  const before = (await readAudit(service.database, { actorId: support.id }, { size: 50 })).entries.length;
  const texts = [
    'q',
    'qx',
    'a b',
    '%',
    '_',
    '\\',
    '🙂',
    '@',
    'q@m',
    '2233',
    '083111',
    '+2783111223',
    '831112233 1',
  ];
  for (const text of texts) {
    const { status, envelope } = await service.call(identity.findPeople, { body: { text } }, support);
    expect([text, status, envelope.errors?.[0]?.path]).toEqual([text, 422, 'text']);
  }
  const after = (await readAudit(service.database, { actorId: support.id }, { size: 50 })).entries.length;
  expect(after).toBe(before);
});

test('each search is kept with who looked, by what and whom it showed; what was typed is in no log and no entry', async () => {
  const person = await makePerson(service, {
    firstName: 'Nkosazana',
    email: 'nkosi@example.org',
    mobile: '+27841234567',
    password: null,
  });
  for (const text of ['Nkosazana', 'nkosi@example.org', '0841234567']) await find({ text });
  await service.call(identity.findPeople, { body: {} }, support);
  const { entries } = await readAudit(service.database, { actorId: support.id }, { size: 4 });
  expect(entries.map(({ action, difference }) => [action, difference?.map(({ after }) => after)])).toEqual([
    ['search', []],
    ['search', ['A telephone number']],
    ['search', ['An email address, or how it begins']],
    ['search', ['A name']],
  ]);
  for (const { rowIds, afterHash } of entries.slice(1)) {
    expect(rowIds).toEqual([person.id]);
    expect(afterHash).toMatch(/^[\w-]{43}$/);
  }
  const kept = `${JSON.stringify(entries)}${service.logged().join('')}`;
  for (const typed of [/nkosazana/i, 'nkosi@', '841234567']) expect(kept).not.toMatch(typed);
  const { value } = await service.call(
    calls.administration.audit,
    { query: { Kind: 'searched', RowId: person.id, Area: 'identity' } },
    lead,
  );
  expect(value.entries.map(({ kind, actorId }) => [kind, actorId])).toEqual(
    Array.from({ length: 4 }, () => ['searched', support.id]),
  );
});

test('an administrator makes sixty searches for people in ten minutes, in every list together', async () => {
  const limited = await startService({ settings: { LIMIT_PEOPLE: '60/10m' } });
  await addOrganisations(limited);
  const by = await signedIn(limited, { role: 'administrator' });
  const people = () => limited.call(identity.findPeople, { body: { text: 'thandi' } }, by);
  const palette = (text: string) => limited.call(calls.administration.find, { body: { text } }, by);
  const [umoya] = await limited.database.select().from(organisations);
  const members = (text?: string, state: 'confirmed' | 'invited' = 'confirmed') =>
    limited.call(
      calls.organisation.members,
      {
        params: { guid: umoya?.guid ?? '' },
        body: { state, ...(text === undefined ? {} : { text }) },
      },
      by,
    );
  for (let n = 0; n < 20; n += 1)
    expect([
      (await people()).status,
      (await palette('thandi')).status,
      (await members('thandi')).status,
    ]).toEqual([200, 200, 200]);
  const { status, retryAfter } = await people().then((answer) => ({
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
  }));
  expect([status, Number(retryAfter) > 0]).toEqual([429, true]);
  expect((await palette('thandi')).status).toBe(429);
  expect((await members('thandi')).status).toBe(429);
  expect((await members('thandi', 'invited')).status).toBe(429);
  const body = { userAccount: by.email };
  expect((await limited.call(calls.voucher.findRedemptions, { body }, by)).status).toBe(429);
  // Writes that look up whole addresses are searches as well.
  const { value: roles } = await limited.call(identity.roles, {}, by);
  const given = { userAccount: by.email, roleId: roles[0]?.id ?? '' };
  expect((await limited.call(identity.giveRole, { body: given }, by)).status).toBe(429);
  const draft = { title: 'News', text: 'Text', audience: 'people' as const, byMail: false };
  const drafted = (people: string[]) =>
    limited.call(calls.messaging.draftAnnouncement, { body: { ...draft, people } }, by);
  expect((await drafted([by.email])).status).toBe(429);
  expect((await palette('mu')).status).toBe(429);
  // Lists without a search, and other people, still work.
  expect((await members()).status).toBe(200);
  const other = await signedIn(limited, { role: 'support' });
  expect((await limited.call(identity.findPeople, { body: { text: 'thandi' } }, other)).status).toBe(200);
  await limited.close();
});

test('a role given by an address and an announcement to addresses are searches, each kept with who looked', async () => {
  const limited = await startService({ settings: { LIMIT_PEOPLE: '60/10m' } });
  const by = await signedIn(limited, { role: 'administrator' });
  const other = await signedIn(limited, { role: 'support' });
  const { value: roles } = await limited.call(identity.roles, {}, by);
  const roleId = roles.find(({ builtIn }) => builtIn === 'auditor')?.id ?? '';
  const give = (userAccount: string) =>
    limited.call(identity.giveRole, { body: { userAccount, roleId } }, by);
  const drafted = (people: string[]) =>
    limited.call(
      calls.messaging.draftAnnouncement,
      { body: { title: 'News', text: 'Text', audience: 'people', people, byMail: false } },
      by,
    );
  const searched = async () =>
    (await readAudit(limited.database, { actorId: by.id }, { size: 50 })).entries.filter(
      ({ action }) => action === 'search',
    );
  expect((await give(other.email)).status).toBe(201);
  expect((await drafted([by.email, other.email])).status).toBe(200);
  // Kept although the write is refused and rolled back.
  expect((await give('nobody@example.org')).status).toBe(422);
  expect((await searched()).map(({ actorId, rowIds }) => [actorId, rowIds.toSorted()])).toEqual([
    [by.id, []],
    [by.id, [by.id, other.id].toSorted()],
    [by.id, [other.id]],
  ]);
  // Each address without an account counts, so that a list is no way around the limit.
  const guesses = Array.from({ length: 56 }, (_, at) => `guess${at}@example.org`);
  expect((await drafted(guesses)).status).toBe(422);
  expect((await drafted([by.email])).status).toBe(200);
  expect((await drafted([by.email])).status).toBe(429);
  await limited.close();
});

test('a person is shown with sessions and roles; an unknown one is 404, and others learn which permission they lack', async () => {
  const person = await signedIn(service, { role: 'catalogueManager', email: 'ayanda@example.org' });
  const { value, envelope } = await look(person.id);
  expect(value).toMatchObject({
    email: 'a•••@example.org',
    roles: [{ name: 'Catalogue manager' }],
    sessions: [{ id: person.sessionId }],
    consents: { marketing: false, analytics: false },
    profiles: [{ osName: null }],
  });
  expect(JSON.stringify(envelope)).not.toContain('ayanda@');
  expect((await look('01910000-0000-7000-8000-000000000001')).status).toBe(404);
  expect((await look(person.id, person)).status).toBe(403);
});

describe('the next sign-in’s demands', () => {
  const asked = async (id: string) => (await look(id)).value.asked;

  test('is nothing for one with a password and no role', async () => {
    const person = await makePerson(service);
    expect(await asked(person.id)).toEqual([]);
    const { agreed } = (await look(person.id)).value;
    await service.database
      .update(accounts)
      .set({ termsVersion: '0.1', termsAcceptedAt: service.clock.now() })
      .where(eq(accounts.id, person.id));
    const after = (await look(person.id)).value.agreed;
    expect(after.terms).toMatchObject({ version: '0.1', isInForce: false });
    expect(after.privacy).toEqual(agreed.privacy);
  });

  test('is a password where none is chosen, another where it counts once, and a factor for a role', async () => {
    const person = await makePerson(service, { role: 'catalogueManager', password: null });
    expect((await asked(person.id)).map(({ what }) => what)).toEqual([
      'choose a password',
      'set up a second factor',
    ]);
    const until = new Date(service.clock.now().getTime() + 60_000);
    await service.database
      .update(accounts)
      .set({ passwordHash: 'once', oneTimeUntil: until })
      .where(eq(accounts.id, person.id));
    expect((await asked(person.id))[0]).toEqual({
      what: 'change the one-time password',
      change: null,
      until: until.toISOString(),
    });
  });

  test('is a pending change of a sign-in name until its codes expire, without the new value', async () => {
    const person = await makePerson(service);
    const now = service.clock.now();
    const expiresAt = new Date(now.getTime() + 600_000);
    await service.database.insert(signInChanges).values({
      id: crypto.randomUUID(),
      accountId: person.id,
      kind: 'email',
      after: 'next@example.org',
      codeTo: 'email',
      currentCodeHash: 'hash',
      createdAt: now,
      expiresAt,
    });
    const { envelope } = await look(person.id);
    expect(envelope.value?.asked).toEqual([
      { what: 'enter codes', change: 'email', until: expiresAt.toISOString() },
    ]);
    expect(JSON.stringify(envelope)).not.toContain('next@');
    await service.database
      .update(signInChanges)
      .set({ expiresAt: now })
      .where(eq(signInChanges.accountId, person.id));
    expect(await asked(person.id)).toEqual([]);
  });
});

test('masked values are revealed for a reason, which the audit keeps', async () => {
  const person = await signedIn(service, { email: 'hidden@example.org' });
  const params = { id: person.id };
  const reveal = (reason: string, by = lead) =>
    service.call(identity.revealPerson, { params, body: { reason } }, by);
  expect((await reveal('no')).envelope.errors?.[0]?.path).toBe('reason');
  expect((await reveal(WHY, support)).status).toBe(403);
  expect((await reveal(WHY)).value).toEqual({ email: 'hidden@example.org', mobile: null, idNumber: null });
  const { entries } = await readAudit(service.database, { rowId: person.id }, { size: 5 });
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ actorId: lead.id, action: 'reveal', network: '127.0.0.0/24' });
  expect(entries[0]?.difference).toEqual([{ field: 'Why', before: null, after: WHY }]);
  expect(JSON.stringify(entries)).not.toContain('hidden@');
});

test('a session is ended at once, and only one of that person', async () => {
  const person = await signedIn(service);
  const other = await signedIn(service);
  const end = (sessionId: string) =>
    service.call(identity.endSessionOf, { params: { id: person.id, sessionId } }, lead);
  expect((await end(other.sessionId)).status).toBe(404);
  expect((await end(person.sessionId)).status).toBe(200);
  expect((await service.call(account.profileName, {}, person)).status).toBe(401);
  expect((await service.call(account.profileName, {}, other)).status).toBe(200);
  expect((await end(person.sessionId)).status).toBe(404);
});

test('a disabled person is signed out and cannot sign in until enabled again', async () => {
  const person = await makePerson(service);
  const tokens = await signInAs(service, person);
  const params = { id: person.id };
  const disable = () => service.call(identity.disablePerson, { params, body: { reason: WHY } }, lead);
  expect((await disable()).status).toBe(200);
  expect((await disable()).status).toBe(409);
  expect((await service.call(account.profileName, {}, { token: tokens.accessToken })).status).toBe(401);
  const signIn = (password = person.password) =>
    service.call(account.signIn, { body: { userName: person.email, password } });
  const refused = await signIn();
  expect([refused.status, refused.envelope.errorMessage]).toEqual([
    403,
    'This account is disabled. Please contact us to have it opened again.',
  ]);
  // A wrong password reveals nothing about the account.
  expect((await signIn('Wrong-Horse-7')).status).toBe(401);
  expect((await look(person.id)).value).toMatchObject({ disabledBecause: WHY, sessions: [] });
  expect(await find({ isDisabled: true })).toEqual([person.id]);
  expect((await service.call(identity.enablePerson, { params }, lead)).status).toBe(200);
  expect((await service.call(identity.enablePerson, { params }, lead)).status).toBe(409);
  expect((await signIn()).status).toBe(200);
});

test('no one disables themselves, the last administrator, or a person with more rights', async () => {
  const disable = async (id: string, by: SignedIn) =>
    (await service.call(identity.disablePerson, { params: { id }, body: { reason: WHY } }, by)).status;
  expect(await disable(lead.id, lead)).toBe(422);
  const { value: role } = await service.call(
    identity.composeRole,
    { body: { name: 'People', permissions: ['identity.people.read', 'identity.people.write'] } },
    lead,
  );
  const helper = await signedIn(service);
  await service.call(
    identity.giveRole,
    { body: { userAccount: helper.email, roleId: role.id, osNo: null } },
    lead,
  );
  expect(await disable(lead.id, helper)).toBe(403);
  expect(await disable(support.id, helper)).toBe(403);
  const person = await signedIn(service);
  expect(await disable(person.id, helper)).toBe(200);
  const [kept] = await service.database.select().from(accounts).where(eq(accounts.id, lead.id));
  expect(kept?.disabledAt).toBeNull();
});

test('a person is sent a link to choose a new password, and keeps theirs until then', async () => {
  const person = await makePerson(service, { email: 'forgetful@example.org' });
  const params = { id: person.id };
  expect((await service.call(identity.askNewPassword, { params }, lead)).status).toBe(200);
  const mails = (await service.mail()).filter(({ recipient }) => recipient === person.email);
  expect(mails).toHaveLength(1);
  expect((await signInAs(service, person)).accessToken).toBeTruthy();
});
