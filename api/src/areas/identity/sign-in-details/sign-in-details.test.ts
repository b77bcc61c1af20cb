import { calls, PASSWORD_NEEDED } from '@phila/contract';
import { DAY, MINUTE } from '../../../core/durations.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { makePerson, signInAs, type TestPerson } from '../../../testing/identity/person.ts';
import { refusalOf } from '../../../testing/identity/refused.ts';

const { account } = calls;
const MOBILE = '+27825551234';

let service: TestService;
let person: TestPerson;
let token: string;
let fresh: string;
let count = 0;
beforeAll(async () => {
  service = await startService({ settings: { LIMIT_SIGN_IN: '10000/15m', ACCESS_TOKEN_LIFETIME: '1h' } });
});
afterAll(() => service.close());
beforeEach(async () => {
  count += 1;
  person = await makePerson(service);
  token = (await signInAs(service, person)).accessToken;
  fresh = `moved${count}@example.org`;
});

type Kind = 'email' | 'mobile';
const askEmail = (email: string, codeTo: Kind = 'email', by = token) =>
  service.call(account.askEmailChange, { body: { email, codeTo } }, { token: by });
const askMobile = (mobile: string, codeTo: Kind = 'email') =>
  service.call(account.askMobileChange, { body: { mobile, codeTo } }, { token });
const confirm = (currentCode: string, newCode: string) =>
  service.call(account.confirmSignInChange, { body: { currentCode, newCode } }, { token });
const undo = (link: string) => service.call(account.undoSignInChange, { body: { token: link } });
const details = async (by = token) => (await service.call(account.signInDetails, {}, { token: by })).value;
const signIn = async (userName: string, password = person.password) =>
  (await service.call(account.signIn, { body: { userName, password } })).status;

const lastMail = async (to: string) =>
  (await service.mail()).findLast(({ recipient }) => recipient === to)?.text ?? '';
const lastSms = async (to: string) =>
  (await service.sms()).findLast(({ recipient }) => recipient === to)?.text ?? '';
const codeIn = (text: string) => /\b(\d{6})\b/.exec(text)?.[1] ?? '';
const linkIn = (text: string) => /undo-sign-in-change#token=([\w-]{43})/.exec(text)?.[1] ?? '';

/** Moves the account to `fresh`. @returns the new session's token */
const moved = async (): Promise<string> => {
  await askEmail(fresh);
  const made = await confirm(codeIn(await lastMail(person.email)), codeIn(await lastMail(fresh)));
  return made.value.accessToken;
};

test('an email address is changed with a code from each side, and signs in from then on', async () => {
  expect((await askEmail(` ${fresh.toUpperCase()} `)).value).toBe(true);
  expect(await details()).toMatchObject({
    email: person.email,
    change: { kind: 'email', to: fresh, codeTo: 'email' },
  });
  expect(await signIn(fresh)).toBe(401);
  const made = await confirm(codeIn(await lastMail(person.email)), codeIn(await lastMail(fresh)));
  expect(await details(made.value.accessToken)).toMatchObject({ email: fresh, change: null });
  expect([await signIn(person.email), await signIn(fresh)]).toEqual([401, 200]);
  expect(await lastMail(fresh)).toContain('From now on you sign in with this email address');
});

test('both codes are asked for, each at its own field, and no code works alone or swapped', async () => {
  await askEmail(fresh);
  const [current, next] = [codeIn(await lastMail(person.email)), codeIn(await lastMail(fresh))];
  const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
  expect(refusalOf(await confirm(wrong(current), next)).errors?.[0]?.path).toBe('currentCode');
  expect(refusalOf(await confirm(current, wrong(next))).errors?.[0]?.path).toBe('newCode');
  expect((await confirm(next, current)).status).toBe(422);
  expect((await details()).email).toBe(person.email);
});

test('every other session ends, and a link to choose a password that was sent before', async () => {
  const elsewhere = (await signInAs(service, person)).accessToken;
  await service.call(account.forgotPassword, { body: { userAccount: person.email } });
  const reset = /token=([\w-]{43})/.exec(await lastMail(person.email))?.[1] ?? '';
  const here = await moved();
  const isIn = async (one: string) =>
    (await service.call(account.sessions, {}, { token: one })).status === 200;
  expect([await isIn(token), await isIn(elsewhere), await isIn(here)]).toEqual([false, false, true]);
  const body = { token: reset, newPassword: 'Baobab-Tree-9', confirmPassword: 'Baobab-Tree-9' };
  for (const userAccount of [person.email, fresh])
    expect((await service.call(account.forgotPasswordReset, { body: { ...body, userAccount } })).status).toBe(
      422,
    );
});

test('does not reveal that an address has an account: no code opens the change, and the owner is notified', async () => {
  const other = await makePerson(service);
  const free = await askEmail(fresh);
  const taken = await askEmail(other.email);
  expect([taken.status, taken.envelope]).toEqual([free.status, free.envelope]);
  const toOther = await lastMail(other.email);
  expect(toOther).toContain('nothing was changed');
  expect(codeIn(toOther)).toBe('');
  const current = codeIn(await lastMail(person.email));
  expect(refusalOf(await confirm(current, '123456'))).toMatchObject({
    status: 422,
    message: 'The code is not right or has expired. Check it, or ask for new codes.',
  });
});

test('an address that was taken after its code was sent stays with the account that took it', async () => {
  await askEmail(fresh);
  await makePerson(service, { email: fresh });
  const answer = await confirm(codeIn(await lastMail(person.email)), codeIn(await lastMail(fresh)));
  expect(refusalOf(answer).errors?.[0]?.path).toBe('newCode');
  expect((await details()).email).toBe(person.email);
});

test('the old address takes it back for seven days: who it was changed to is out, and the password has ended', async () => {
  const thief = await moved();
  const notice = await lastMail(person.email);
  expect(notice).not.toContain(fresh);
  expect((await undo(linkIn(notice))).value).toEqual({ kind: 'email', isLinkSent: true });
  expect((await service.call(account.sessions, {}, { token: thief })).status).toBe(401);
  expect([await signIn(fresh), await signIn(person.email)]).toEqual([401, 401]);
  const reset = /token=([\w-]{43})/.exec(await lastMail(person.email))?.[1] ?? '';
  await service.call(account.forgotPasswordReset, {
    body: {
      userAccount: person.email,
      token: reset,
      newPassword: 'Baobab-Tree-9',
      confirmPassword: 'Baobab-Tree-9',
    },
  });
  expect(await signIn(person.email, 'Baobab-Tree-9')).toBe(200);
  expect((await undo(linkIn(notice))).status).toBe(404);
});

test('after seven days the link works no longer, and a wrong one never did', async () => {
  await moved();
  const link = linkIn(await lastMail(person.email));
  service.clock.advance(7 * DAY);
  expect([(await undo(link)).status, (await undo('x'.repeat(43))).status]).toEqual([404, 404]);
  expect(await signIn(fresh)).toBe(200);
});

test('undoing the first of two changes also undoes the second, and ends its link', async () => {
  token = await moved();
  const first = linkIn(await lastMail(person.email));
  const second = `again-${fresh}`;
  await askEmail(second);
  await confirm(codeIn(await lastMail(fresh)), codeIn(await lastMail(second)));
  const later = linkIn(await lastMail(fresh));
  await undo(first);
  expect((await undo(later)).status).toBe(404);
  const [row] = (await service.mail()).filter(({ recipient }) => recipient === person.email).slice(-1);
  expect(row?.subject).toMatch(/^Choose a new password/);
});

test('an address that another account has by now is not taken from it', async () => {
  await moved();
  const link = linkIn(await lastMail(person.email));
  await makePerson(service, { email: person.email });
  expect((await undo(link)).status).toBe(409);
  expect(await signIn(fresh)).toBe(200);
});

test('a mobile number is added by an SMS code and one by mail, and signs in; the mail takes it back', async () => {
  await askMobile('082 555 1234');
  token = (await confirm(codeIn(await lastMail(person.email)), codeIn(await lastSms(MOBILE)))).value
    .accessToken;
  expect(await details()).toMatchObject({ mobile: MOBILE, isMobileConfirmed: true });
  expect(await signIn('0825551234')).toBe(200);
  await undo(linkIn(await lastMail(person.email)));
  expect(await signIn('0825551234')).toBe(401);
});

test('if the old address is lost, the confirmed mobile receives the code, and the old address is notified', async () => {
  const mobile = '+27825550001';
  person = await makePerson(service, { mobile });
  token = (await signInAs(service, person)).accessToken;
  await askEmail(fresh, 'mobile');
  await confirm(codeIn(await lastSms(mobile)), codeIn(await lastMail(fresh)));
  expect(linkIn(await lastMail(person.email))).not.toBe('');
  expect(await signIn(fresh)).toBe(200);
});

test('a number that was only typed receives no code of the account, and is confirmed as it is', async () => {
  const mobile = '+27825550002';
  person = await makePerson(service, { mobile, isMobileVerified: false });
  token = (await signInAs(service, person)).accessToken;
  expect(refusalOf(await askEmail(fresh, 'mobile')).errors?.[0]).toEqual({
    path: 'codeTo',
    message: 'Your account has no mobile number that a code could be sent to',
  });
  await askMobile(mobile);
  const made = await confirm(codeIn(await lastMail(person.email)), codeIn(await lastSms(mobile)));
  expect((await details(made.value.accessToken)).isMobileConfirmed).toBe(true);
});

test.each([
  [() => askEmail('not an address'), 'email', 'Invalid email address'],
  [() => askEmail(person.email), 'email', 'This is your email address already'],
  [() => askMobile('12'), 'mobile', 'Invalid mobile number'],
])('refuses what cannot be changed to at its field (%#)', async (ask, path, message) => {
  expect(refusalOf(await ask())).toEqual({ status: 422, message, errors: [{ path, message }] });
});

test('an open session alone changes nothing: the password is asked for', async () => {
  service.clock.advance(6 * MINUTE);
  const refused = await askEmail(fresh);
  expect([refused.status, refused.envelope.value]).toEqual([403, PASSWORD_NEEDED]);
  expect((await service.mail()).filter(({ recipient }) => recipient === fresh)).toEqual([]);
});

test('codes and links of an account share one budget', async () => {
  await service.call(account.forgotPassword, { body: { userAccount: person.email } });
  for (let at = 0; at < 4; at += 1) expect((await askEmail(`${at}-${fresh}`)).status).toBe(200);
  expect((await askEmail(fresh)).status).toBe(429);
});

test('after five pairs of codes, or ten minutes, new ones are asked for', async () => {
  await askEmail(fresh);
  const [current, next] = [codeIn(await lastMail(person.email)), codeIn(await lastMail(fresh))];
  for (let at = 0; at < 5; at += 1) await confirm(current === '000000' ? '111111' : '000000', next);
  expect((await confirm(current, next)).status).toBe(409);
  await askEmail(fresh);
  service.clock.advance(10 * MINUTE);
  const late = await confirm(codeIn(await lastMail(person.email)), codeIn(await lastMail(fresh)));
  expect([late.status, (await details()).change]).toEqual([409, null]);
});

test('a change that was dropped is made by no code, and one asked for later takes the place of the first', async () => {
  await askEmail(`first-${fresh}`);
  const first = codeIn(await lastMail(`first-${fresh}`));
  await askEmail(fresh);
  const current = codeIn(await lastMail(person.email));
  expect((await confirm(current, first)).status).toBe(422);
  await service.call(account.dropSignInChange, {}, { token });
  expect((await confirm(current, codeIn(await lastMail(fresh)))).status).toBe(409);
});

test('only one of two simultaneous confirmations makes the change', async () => {
  await askEmail(fresh);
  const codes = [codeIn(await lastMail(person.email)), codeIn(await lastMail(fresh))] as const;
  const answers = await Promise.all([confirm(...codes), confirm(...codes)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('neither addresses nor codes nor the link are logged', async () => {
  await moved();
  const link = linkIn(await lastMail(person.email));
  await undo(link);
  const logged = service.logged().join('');
  expect(logged).not.toContain(fresh);
  expect(logged).not.toContain(link);
});
