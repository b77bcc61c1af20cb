import { biographical, calls, legal, toBody } from '@phila/contract';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import { makePerson, signInAs } from '../../testing/identity/person.ts';
import { accounts, registrations, sessions } from '../../core/accounts/tables.ts';
import { tables } from '../../areas.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { OWNER_COLUMNS, ownerColumn } from '../../core/personal-data/held-rows.ts';
import { retainedRecords } from './tables.ts';

const { account } = calls;

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

const remove = (token: string) => service.call(calls.personalData.deleteAccount, {}, { token });

/** Counts the account's rows in each table that refers to one. */
const rowsOf = async (id: string): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const owner = ownerColumn(table);
    if (owner === null) continue;
    const [row] = await service.database
      .select({ n: sql<number>`count(*)::int` })
      .from(table)
      .where(eq(owner, id));
    if (row !== undefined && row.n > 0) counts[getTableName(table)] = row.n;
  }
  return counts;
};

test('every table that says whose its rows are lets them go with the account, or is meant to outlive it', async () => {
  const outliving = ['authentication_events'];
  const { rows } = (await service.database.execute(sql`
    select c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'accounts'::regclass and c.confdeltype = 'c'`)) as unknown as {
    rows: { name: string }[];
  };
  const cascading = new Set(rows.map(({ name }) => name));
  const staying = tables
    .filter((table) => OWNER_COLUMNS.some((name) => name in getTableColumns(table)))
    .map((table) => getTableName(table))
    .filter((name) => !cascading.has(name));
  expect(staying).toEqual(outliving);
});

test('takes everything of the person with it, and nothing of anybody else', async () => {
  const [person, other] = [await makePerson(service), await makePerson(service)];
  const [{ accessToken: token }, theirs] = [await signInAs(service, person), await signInAs(service, other)];
  const body = toBody(biographical, { firstName: 'Thandi', lastName: 'Mokoena', languages: [] });
  for (const each of [token, theirs.accessToken])
    await service.call(calls.details.updateBiographicalDetails, { body }, { token: each });
  await service.call(account.forgotPassword, { body: { userAccount: person.email } });
  const before = await rowsOf(other.id);
  expect(Object.keys(await rowsOf(person.id)).length).toBeGreaterThan(4);

  expect((await remove(token)).value).toBe(true);
  expect(Object.keys(await rowsOf(person.id))).toEqual(['authentication_events']);
  expect(await rowsOf(other.id)).toEqual(before);
  expect(await service.database.select().from(sessions).where(eq(sessions.accountId, person.id))).toEqual([]);
});

test('takes an empty object in place of a body, and nothing else', async () => {
  const { token } = await signedIn(service);
  const send = (body: string) =>
    fetch(`${service.url}/api/v1/Account/account`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    });
  expect((await send('{"id":"7"}')).status).toBe(422);
  const reply = await send('{}');
  expect([reply.status, await reply.json()]).toEqual([
    200,
    { isSuccess: true, errorMessage: null, value: true },
  ]);
});

test('ends every session, and the address may sign up again', async () => {
  const person = await makePerson(service);
  const [here, elsewhere] = [await signInAs(service, person), await signInAs(service, person)];
  await remove(here.accessToken);
  for (const { accessToken, refreshToken } of [here, elsewhere]) {
    expect((await service.call(account.sessions, {}, { token: accessToken })).status).toBe(401);
    expect((await service.call(account.refreshToken, { body: { refreshToken } })).status).toBe(401);
  }
  const again = await service.call(account.signIn, {
    body: { userName: person.email, password: person.password },
  });
  expect(again.status).toBe(401);
  await service.call(account.signUp, {
    body: {
      firstName: 'Thandi',
      lastName: 'Mokoena',
      email: person.email,
      password: 'Jacaranda-88',
      terms: true,
      privacy: true,
    },
  });
  expect(await service.database.select().from(registrations)).toHaveLength(1);
});

test('sends a receipt that says what is kept and until when, and keeps exactly that', async () => {
  const person = await makePerson(service, { firstName: 'Thandi' });
  const now = service.clock.now();
  await service.database
    .update(accounts)
    .set({ termsVersion: '1.0', termsAcceptedAt: now, privacyVersion: '1.0', privacyAcceptedAt: now });
  const { accessToken: token } = await signInAs(service, person);
  const asked = { topic: 'Retirement', message: 'How much?', whenToCall: 'Any time' } as const;
  await service.call(calls.advice.adviceRequest, { body: asked }, { token });
  const consent = { marketing: true, textVersion: legal.consents.version };
  await service.call(calls.consents.saveConsents, { body: consent }, { token });
  await remove(token);
  const mail = (await service.mail()).findLast(({ recipient }) => recipient === person.email);
  expect(mail?.subject).toBe('Your account with Phila was deleted');
  const year = now.getUTCFullYear();
  expect(mail?.text).toMatch(new RegExp(`Requests to speak to an expert: until .* ${year + 5}\\.`));
  expect(mail?.text).toMatch(
    new RegExp(`Which terms and privacy policy you accepted, .*: until .* ${year + 3}\\.`),
  );
  const kept = await service.database.select().from(retainedRecords);
  expect(mail?.text).toMatch(/Your choices about marketing and measuring: until /);
  const told = kept.map(({ record }) => record);
  expect(told).toContainEqual(expect.objectContaining({ purpose: 'marketing', granted: true }));
  expect(told.filter((record) => !('purpose' in record))).toMatchObject([
    { termsVersion: '1.0', marketingConsent: true },
    asked,
  ]);
  expect(kept[0]).toMatchObject({ subject: { email: person.email, firstName: 'Thandi' } });
  expect(mail?.text).toContain(kept[0]?.receipt);
  expect(service.logged().join('')).not.toContain(person.email);
});

test('twice at the same moment deletes once', async () => {
  const person = await makePerson(service);
  const { accessToken: token } = await signInAs(service, person);
  const answers = await Promise.all([remove(token), remove(token)]);
  for (const { status } of answers) expect([200, 401]).toContain(status);
  const receipts = (await service.mail()).filter(
    ({ subject }) => subject === 'Your account with Phila was deleted',
  );
  expect(receipts).toHaveLength(1);
});

describe('an administrator', () => {
  const LAST =
    'You are the only administrator. Make somebody else an administrator before you delete your account.';

  test('cannot leave the site without anyone who can administer it', async () => {
    const last = await makePerson(service, { role: 'administrator' });
    // An administrator without a password cannot sign in, so does not count.
    await makePerson(service, { role: 'administrator', password: null });
    const { accessToken: token } = await signInAs(service, last);
    const answer = await remove(token);
    expect([answer.status, answer.envelope.errorMessage]).toEqual([422, LAST]);
    expect(await rowsOf(last.id)).toHaveProperty('sessions');
  });

  test('can, where there is another; and of two at the same moment one stays', async () => {
    const both = [
      await makePerson(service, { role: 'administrator' }),
      await makePerson(service, { role: 'administrator' }),
    ];
    const tokens = await Promise.all(both.map((person) => signInAs(service, person)));
    const answers = await Promise.all(tokens.map(({ accessToken }) => remove(accessToken)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});
