import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { startService, type TestService } from '../../testing/service.ts';
import { accounts, passwordResets } from '../../core/accounts/tables.ts';
import { makePerson, signInAs } from '../../testing/identity/person.ts';
import { refusalOf } from '../../testing/identity/refused.ts';
import { MINUTE } from '../../core/durations.ts';

const { account } = calls;
const NEW = 'Another-Horse-8';
const RUN_OUT = 'This link has expired or was used already. Please ask for a new one.';
const REFUSED = { status: 422, message: RUN_OUT, errors: [{ path: 'token', message: RUN_OUT }] };

let service: TestService;
beforeAll(async () => {
  service = await startService({
    settings: { PUBLIC_URL: 'https://phila.example/', TRUST_PROXY: 'loopback' },
  });
});
afterAll(() => service.close());

const forgot = (userAccount: string, address = '197.86.12.41') =>
  service.call(
    account.forgotPassword,
    { body: { userAccount } },
    { headers: { 'x-forwarded-for': address } },
  );
const reset = (userAccount: string, token: string, newPassword = NEW, confirmPassword = newPassword) =>
  service.call(account.forgotPasswordReset, { body: { userAccount, token, newPassword, confirmPassword } });
const signIn = (userName: string, password: string) =>
  service.call(account.signIn, { body: { userName, password } });

const lastMailTo = async (address: string) =>
  (await service.mail()).filter(({ recipient }) => recipient === address).at(-1)?.text ?? '';
const linkIn = (text: string): URL => new URL(/https?:\S+/.exec(text)?.[0] ?? 'http://none');
const tokenSentTo = async (address: string): Promise<string> =>
  new URLSearchParams(linkIn(await lastMailTo(address)).hash.slice(1)).get('token') ?? '';

test('the mailed link sets a new password, once, and ends every session', async () => {
  const person = await makePerson(service);
  const phone = await signInAs(service, person);
  const laptop = await signInAs(service, person);
  expect((await forgot(person.email)).value).toBe(true);
  const token = await tokenSentTo(person.email);
  expect((await reset(person.email.toUpperCase(), token)).value).toBe(true);

  for (const { accessToken, refreshToken } of [phone, laptop]) {
    expect((await service.call(account.sessions, {}, { token: accessToken })).status).toBe(401);
    expect((await service.call(account.refreshToken, { body: { refreshToken } })).status).toBe(401);
  }
  expect((await signIn(person.email, person.password)).status).toBe(401);
  expect((await signIn(person.email, NEW)).status).toBe(200);
  expect(refusalOf(await reset(person.email, token, 'Third-Horse-9'))).toEqual(REFUSED);
  expect(await lastMailTo(person.email)).toContain('was just changed');
});

test('the password that the account has is refused at its field, and the link works on', async () => {
  const person = await makePerson(service);
  await forgot(person.email);
  const token = await tokenSentTo(person.email);
  const message = 'Choose a password that is not your current one';
  expect(refusalOf(await reset(person.email, token, person.password))).toEqual({
    status: 422,
    message,
    errors: [{ path: 'newPassword', message }],
  });
  // Only a valid link gets this reply.
  expect(refusalOf(await reset(person.email, 'x'.repeat(43), person.password))).toEqual(REFUSED);
  expect((await reset(person.email, token)).value).toBe(true);
  expect(refusalOf(await reset(person.email, token, NEW))).toEqual(REFUSED);
});

test('the link leads to the site, and keeps its secrets where no server sees them', async () => {
  const person = await makePerson(service);
  await forgot(person.email);
  const link = linkIn(await lastMailTo(person.email));
  expect(link.origin + link.pathname + link.search).toBe('https://phila.example/forgot-password');
  expect(new URLSearchParams(link.hash.slice(1)).get('account')).toBe(person.email);
  const stored = await service.database
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.accountId, person.id));
  expect(stored.map(({ hash }) => hash)).not.toContain(new URLSearchParams(link.hash.slice(1)).get('token'));
});

test('an account without a password is led to its own page and can be claimed there', async () => {
  const person = await makePerson(service, { password: null });
  await forgot(person.email);
  expect(linkIn(await lastMailTo(person.email)).pathname).toBe('/forgot-password-sync');
  expect((await reset(person.email, await tokenSentTo(person.email))).value).toBe(true);
  expect((await signIn(person.email, NEW)).status).toBe(200);
});

test('an account with a mobile alone gets a text message', async () => {
  const person = await makePerson(service, { mobile: '+27712223333' });
  await service.database.update(accounts).set({ email: null }).where(eq(accounts.id, person.id));
  await forgot('071 222 3333');
  const sms = (await service.sms()).at(-1);
  expect(sms?.recipient).toBe('+27712223333');
  const token = new URLSearchParams(linkIn(sms?.text ?? '').hash.slice(1)).get('token') ?? '';
  expect((await reset('+27712223333', token)).value).toBe(true);
});

test('the reply is the same for an unknown user, after the same time', async () => {
  const person = await makePerson(service);
  const sentBefore = (await service.mail()).length;
  const answers: { status: number; envelope: unknown; names: string[]; took: number }[] = [];
  for (const name of [person.email, 'nobody@example.org', 'not a user name']) {
    const start = performance.now();
    const { status, envelope, headers } = await forgot(name);
    answers.push({
      status,
      envelope,
      names: [...headers.keys()].toSorted(),
      took: performance.now() - start,
    });
  }
  for (const { took, ...answer } of answers) {
    expect(answer).toEqual({ status: 200, envelope: answers[0]?.envelope, names: answers[0]?.names });
    expect(took).toBeGreaterThanOrEqual(399);
  }
  expect((await service.mail()).length).toBe(sentBefore + 1);
});

test('a token is good for thirty minutes', async () => {
  const person = await makePerson(service);
  await forgot(person.email);
  const token = await tokenSentTo(person.email);
  service.clock.advance(30 * MINUTE);
  expect(refusalOf(await reset(person.email, token))).toEqual(REFUSED);
  await forgot(person.email);
  const fresh = await tokenSentTo(person.email);
  service.clock.advance(29 * MINUTE);
  expect((await reset(person.email, fresh)).status).toBe(200);
});

test('a token belongs to its account, and a caller is not told whether that exists', async () => {
  const person = await makePerson(service);
  const other = await makePerson(service);
  await forgot(person.email);
  const token = await tokenSentTo(person.email);
  expect(refusalOf(await reset(other.email, token))).toEqual(REFUSED);
  expect(refusalOf(await reset('nobody@example.org', token))).toEqual(REFUSED);
  expect(refusalOf(await reset(person.email, 'A'.repeat(43)))).toEqual(REFUSED);
  expect((await reset(person.email, token)).status).toBe(200);
});

test('only one of many simultaneous requests sets the password', async () => {
  const person = await makePerson(service);
  await forgot(person.email);
  const token = await tokenSentTo(person.email);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => reset(person.email, token, `Horse-Number-${i}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a common password is refused at its field, and the link stays good', async () => {
  const person = await makePerson(service);
  await forgot(person.email);
  const token = await tokenSentTo(person.email);
  expect(refusalOf(await reset(person.email, token, 'Password1'))).toMatchObject({
    status: 422,
    errors: [{ path: 'newPassword' }],
  });
  expect((await reset(person.email, token)).status).toBe(200);
});

test('five resets an hour for all names of an account together, and as many for a name that no account has', async () => {
  const person = await makePerson(service, { mobile: '+27714445555' });
  const asked = [person.email, '0714445555', person.email, '+27714445555', person.email, '0714445555'];
  const statuses: number[] = [];
  for (const name of asked) statuses.push((await forgot(name)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);

  const unknown: number[] = [];
  for (let i = 0; i < 6; i += 1) unknown.push((await forgot('nobody2@example.org')).status);
  expect(unknown).toEqual([200, 200, 200, 200, 200, 429]);
  service.clock.advance(60 * MINUTE);
  expect((await forgot(person.email)).status).toBe(200);
});

test('strangers do not use up the owner’s requests', async () => {
  const person = await makePerson(service);
  for (let i = 0; i < 6; i += 1) await forgot(person.email, '41.13.7.9');
  expect((await forgot(person.email, '41.13.7.9')).status).toBe(429);
  expect((await forgot(person.email)).status).toBe(200);
});

test('only the link sent last works', async () => {
  const person = await makePerson(service);
  await forgot(person.email);
  const first = await tokenSentTo(person.email);
  await forgot(person.email);
  const second = await tokenSentTo(person.email);
  expect(refusalOf(await reset(person.email, first))).toEqual(REFUSED);
  expect((await reset(person.email, second)).value).toBe(true);
});

test('a mailbox gets thirty messages a day at most, and the link that was sent last goes on working', async () => {
  const person = await makePerson(service);
  const sentTo = async () =>
    (await service.mail()).filter(({ recipient }) => recipient === person.email).length;
  for (let i = 0; i < 35; i += 1) expect((await forgot(person.email, `41.15.${i}.1`)).status).toBe(200);
  expect(await sentTo()).toBe(30);
  // The warning of the changed password is sent anyway.
  expect((await reset(person.email, await tokenSentTo(person.email))).value).toBe(true);
  expect(await sentTo()).toBe(31);
});

test('a mobile that was only typed in leads to no account', async () => {
  const person = await makePerson(service, { mobile: '+27715556666', isMobileVerified: false });
  const before = (await service.mail()).length;
  expect((await forgot('0715556666')).status).toBe(200);
  expect((await service.mail()).length).toBe(before);
  expect((await signIn('0715556666', person.password)).status).toBe(401);
});

test('taking over an account by the mobile number that an employer supplied proves the number', async () => {
  const person = await makePerson(service, {
    password: null,
    mobile: '+27716667777',
    isMobileVerified: false,
  });
  await service.database
    .update(accounts)
    .set({ email: null, importedAt: service.clock.now() })
    .where(eq(accounts.id, person.id));
  await forgot('0716667777');
  const sms = (await service.sms()).at(-1);
  const token = new URLSearchParams(linkIn(sms?.text ?? '').hash.slice(1)).get('token') ?? '';
  expect((await reset('0716667777', token)).value).toBe(true);
  expect((await signIn('0716667777', NEW)).status).toBe(200);
});
