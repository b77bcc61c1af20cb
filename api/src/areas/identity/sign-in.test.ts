import { calls } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import { readConfiguration } from '../../core/configuration.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { failuresKey } from './sign-in-failures.ts';
import { accounts, authenticationEvents } from '../../core/accounts/tables.ts';
import { makePerson, signInAs, type TestPerson } from '../../testing/identity/person.ts';
import { refusalOf } from '../../testing/identity/refused.ts';
import { countUse } from '../../core/limits/throttle.ts';
import { MINUTE } from '../../core/durations.ts';

const { account } = calls;

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { TRUST_PROXY: 'loopback', LIMIT_SIGN_IN: '10000/15m' } });
});
afterAll(() => service.close());

/** Headers of a browser behind the proxy. */
const from = (ip: string, userAgent = 'Firefox') => ({ 'x-forwarded-for': ip, 'user-agent': userAgent });
const signIn = (userName: string, password: string, headers = from('203.0.113.5')) =>
  service.call(account.signIn, { body: { userName, password } }, { headers });
const statuses = async (attempts: Promise<{ status: number }>[]) =>
  (await Promise.all(attempts)).map(({ status }) => status).toSorted();
const fail = async ({ email }: Pick<TestPerson, 'email'>, times: number, headers = from('203.0.113.5')) => {
  for (let i = 0; i < times; i += 1) await signIn(email, `Wrong-${i}`, headers);
};

const REFUSED = { status: 401, message: 'The user name or password is not right' };

test('by address, whatever its capitals, and by mobile, however it is written', async () => {
  const person = await makePerson(service, { email: 'thandi@example.org', mobile: '+27711234567' });
  for (const userName of [
    'thandi@example.org',
    ' Thandi@Example.ORG ',
    '0711234567',
    '071 123 4567',
    '+27711234567',
  ]) {
    const answer = await signIn(userName, person.password);
    expect(answer.value).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) });
  }
  const [row] = await service.database.select().from(accounts).where(eq(accounts.id, person.id));
  expect(row?.lastSignInAt).toBeInstanceOf(Date);
});

test('the token says who, for which service, for how long, and as what', async () => {
  const plain = await makePerson(service);
  const administrator = await makePerson(service, { role: 'administrator' });
  const claims = async (person: TestPerson): Promise<Record<string, unknown>> => {
    const { accessToken } = await signInAs(service, person);
    const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
    const [header, payload] = accessToken.split('.').slice(0, 2).map(decode);
    expect(header).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: expect.any(String) });
    return payload;
  };
  const told = await claims(plain);
  expect(told).toEqual({
    iss: 'phila',
    aud: 'phila-api',
    sub: plain.id,
    sid: expect.any(String),
    iat: expect.any(Number),
    exp: Number(told.iat) + 600,
    gen: 0,
    osNo: null,
    superuser: 'false',
  });
  expect(await claims(administrator)).toMatchObject({
    superuser: 'true',
    role: 'Administrator',
    'http://schemas.microsoft.com/ws/2008/06/identity/claims/role': 'Administrator',
  });
});

test('a wrong password, an unknown user and an account without a password get the same reply', async () => {
  const person = await makePerson(service);
  const imported = await makePerson(service, { password: null });
  const answers = [
    await signIn(person.email, 'Wrong-Password-1'),
    await signIn('nobody@example.org', 'Wrong-Password-1'),
    await signIn('no user name at all', 'Wrong-Password-1'),
    await signIn(imported.email, imported.password),
  ];
  for (const answer of answers) expect(refusalOf(answer)).toEqual(REFUSED);
});

test('ten failures in fifteen minutes, then slower: refused between the tries, the right password among them', async () => {
  const person = await makePerson(service);
  for (const email of [person.email, 'somebody.else@example.org']) {
    for (let i = 0; i < 10; i += 1) expect((await signIn(email, 'Wrong-1')).status).toBe(401);
    const slowed = await signIn(email, person.password);
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get('retry-after')).toBe('10');
    expect(slowed.envelope.errorMessage).toMatch(/Too many failed sign-ins/);
  }
  service.clock.advance(10_000);
  expect((await signIn(person.email, 'Wrong-1')).status).toBe(401);
  expect((await signIn(person.email, person.password)).headers.get('retry-after')).toBe('20');
  service.clock.advance(20_000);
  expect((await signIn(person.email, person.password)).status).toBe(200);
});

test('a right password takes the failures back, and time does', async () => {
  const person = await makePerson(service);
  await fail(person, 9);
  expect((await signIn(person.email, person.password, from('203.0.113.5'))).status).toBe(200);
  const other = await makePerson(service);
  await fail(other, 10);
  expect((await signIn(other.email, other.password)).status).toBe(429);
  service.clock.advance(15 * MINUTE);
  await fail(other, 9);
  expect((await signIn(other.email, other.password)).status).toBe(200);
});

test('the pause never grows beyond five minutes', async () => {
  const person = await makePerson(service);
  await fail(person, 10);
  for (let i = 0; i < 6; i += 1) {
    const { headers } = await signIn(person.email, 'Wrong-1');
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeLessThanOrEqual(300);
    service.clock.advance(seconds * 1_000);
    expect((await signIn(person.email, 'Wrong-1')).status).toBe(401);
  }
});

test('guesses sent all at once are counted one by one', async () => {
  const person = await makePerson(service);
  const guesses = Array.from({ length: 30 }, (_, i) => signIn(person.email, `Guess-${i}`));
  const answered = await statuses(guesses);
  expect(answered.filter((status) => status === 401)).toHaveLength(10);
  expect(answered.filter((status) => status === 429)).toHaveLength(20);
});

test('right passwords sent all at once are none of them failures', async () => {
  const person = await makePerson(service);
  const answered = await statuses(Array.from({ length: 20 }, () => signIn(person.email, person.password)));
  expect(answered).toEqual(Array(20).fill(200));
});

test('failures from elsewhere keep out neither the device the person knows nor the one the password was reset on', async () => {
  const person = await makePerson(service);
  const home = from('197.86.12.41', 'Chrome');
  expect((await signIn(person.email, person.password, home)).status).toBe(200);
  await fail(person, 12, from('198.51.100.7'));
  expect((await signIn(person.email, person.password, from('192.0.2.9'))).status).toBe(429);
  expect((await signIn(person.email, person.password, from('197.86.12.99', 'Chrome'))).status).toBe(200);

  await service.call(account.forgotPassword, { body: { userAccount: person.email } });
  const link = /token=([\w-]+)/.exec((await service.mail()).at(-1)?.text ?? '')?.[1] ?? '';
  const elsewhere = from('192.0.2.9');
  const reset = await service.call(
    account.forgotPasswordReset,
    {
      body: {
        userAccount: person.email,
        token: link,
        newPassword: 'Another-Horse-8',
        confirmPassword: 'Another-Horse-8',
      },
    },
    { headers: elsewhere },
  );
  expect(reset.status).toBe(200);
  await fail(person, 12, from('198.51.100.7'));
  expect((await signIn(person.email, 'Another-Horse-8', elsewhere)).status).toBe(200);
});

test('a device the person knows has the same limit for itself', async () => {
  const person = await makePerson(service);
  await signIn(person.email, person.password);
  await fail(person, 10);
  expect((await signIn(person.email, person.password)).status).toBe(429);
});

test('failures are counted in the database: another server, or this one after a restart, knows them', async () => {
  const person = await makePerson(service);
  await fail(person, 10);
  const limit = { uses: 10, window: 15 * MINUTE };
  const use = await countUse(service.database, failuresKey(person.id, null), limit, service.clock.now());
  expect(use.allowed).toBe(false);
});

test('so many attempts from one network address, for all user names together', async () => {
  const limited = await startService({ settings: { TRUST_PROXY: 'loopback', LIMIT_SIGN_IN: '5/15m' } });
  const attempt = async (i: number, ip: string) => {
    const body = { userName: `nobody${i}@example.org`, password: 'Wrong-1' };
    return (await limited.call(account.signIn, { body }, { headers: from(ip) })).status;
  };
  const answered: number[] = [];
  for (let i = 0; i < 6; i += 1) answered.push(await attempt(i, '203.0.113.5'));
  expect(answered).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await attempt(9, '203.0.113.6')).toBe(401);
  await limited.close();
});

test('the numbers, where the operator configures no others', () => {
  const { signInLimit, failedSignInLimit, resetLimit } = readConfiguration({});
  expect(signInLimit).toEqual({ uses: 300, window: 15 * MINUTE });
  expect(failedSignInLimit).toEqual({ uses: 10, window: 15 * MINUTE });
  expect(resetLimit).toEqual({ uses: 5, window: 60 * MINUTE });
});

test('sign-ins are recorded, without names or secrets', async () => {
  const person = await makePerson(service);
  await signIn(person.email, 'Wrong-1');
  await signIn(person.email, person.password);
  const events = await service.database
    .select()
    .from(authenticationEvents)
    .where(and(eq(authenticationEvents.accountId, person.id)));
  expect(events.map(({ event }) => event).toSorted()).toEqual(['sign-in failed', 'signed in']);
  expect(events[0]).toMatchObject({
    network: '203.0.113.0/24',
    userAgent: 'Firefox',
    requestId: expect.any(String),
  });
  expect(JSON.stringify(events)).not.toMatch(/example\.org|Wrong-1|Correct-Horse/);
});
