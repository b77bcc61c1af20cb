import { calls } from '@phila/contract';
import { startService, type TestService } from '../../testing/service.ts';
import { makePerson, signInAs, type TestPerson } from '../../testing/identity/person.ts';
import { refusalOf } from '../../testing/identity/refused.ts';

const { account } = calls;
const NEW = 'Jacaranda-88';

let service: TestService;
let person: TestPerson;
let here: string;
beforeAll(async () => {
  service = await startService({ settings: { LIMIT_SIGN_IN: '10000/15m' } });
});
beforeEach(async () => {
  person = await makePerson(service);
  here = (await signInAs(service, person)).accessToken;
});
afterAll(() => service.close());

const change = (sent: Partial<Record<'oldPassword' | 'newPassword' | 'confirmPassword', string>>) =>
  service.call(
    account.changePassword,
    { body: { oldPassword: person.password, newPassword: NEW, confirmPassword: NEW, ...sent } },
    { token: here },
  );
const signIn = async (password: string) =>
  (await service.call(account.signIn, { body: { userName: person.email, password } })).status;
const isIn = async (token: string) => (await service.call(account.sessions, {}, { token })).status === 200;

test('the new password works from then on, the old one no more, and the person is told by mail', async () => {
  await change({});
  expect([await signIn(person.password), await signIn(NEW)]).toEqual([401, 200]);
  const mail = (await service.mail()).findLast(({ recipient }) => recipient === person.email);
  expect(mail).toMatchObject({ subject: 'Your password for Phila was changed' });
  expect(mail?.text).toContain('signed out everywhere else');
  expect(mail?.text).not.toContain(NEW);
  expect(service.logged().join('')).not.toContain(NEW);
});

test('every session ends, this one too, and the reply begins a new one', async () => {
  const elsewhere = await signInAs(service, person);
  const { value: tokens } = await change({});
  expect([await isIn(here), await isIn(elsewhere.accessToken), await isIn(tokens.accessToken)]).toEqual([
    false,
    false,
    true,
  ]);
  const renewed = await service.call(account.refreshToken, {
    body: { refreshToken: elsewhere.refreshToken },
  });
  expect(renewed.status).toBe(401);
  expect((await service.call(account.sessions, {}, { token: tokens.accessToken })).value).toMatchObject([
    { current: true },
  ]);
});

test('a reset link that was mailed before opens nothing any more', async () => {
  await service.call(account.forgotPassword, { body: { userAccount: person.email } });
  const mail = (await service.mail()).findLast(({ recipient }) => recipient === person.email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await change({});
  const reset = await service.call(account.forgotPasswordReset, {
    body: {
      userAccount: person.email,
      token,
      newPassword: 'Baobab-Tree-9',
      confirmPassword: 'Baobab-Tree-9',
    },
  });
  expect(reset.status).toBe(422);
});

const NOT_RIGHT = 'Your current password is not right';

test.each([
  [{ oldPassword: 'Wrong-Horse-7' }, 'oldPassword', NOT_RIGHT],
  [{ oldPassword: '' }, 'oldPassword', 'This field is required'],
  [
    { newPassword: 'Ab1', confirmPassword: 'Ab1' },
    'newPassword',
    'Password must be at least 8 characters long',
  ],
  [
    { newPassword: 'jacaranda-88', confirmPassword: 'jacaranda-88' },
    'newPassword',
    'Password must contain at least one uppercase letter',
  ],
  [
    { newPassword: 'JACARANDA-88', confirmPassword: 'JACARANDA-88' },
    'newPassword',
    'Password must contain at least one lowercase letter',
  ],
  [
    { newPassword: 'Jacaranda-xx', confirmPassword: 'Jacaranda-xx' },
    'newPassword',
    'Password must contain at least one digit',
  ],
  [
    { newPassword: 'Password1', confirmPassword: 'Password1' },
    'newPassword',
    'This password is used by many people and easily guessed. Please choose another.',
  ],
  [{ confirmPassword: 'Jacaranda-89' }, 'confirmPassword', 'The passwords do not match'],
  [
    { newPassword: 'Correct-Horse-7', confirmPassword: 'Correct-Horse-7' },
    'newPassword',
    'Choose a password that is not your current one',
  ],
])('refuses %j at its field, and nothing changes', async (sent, path, message) => {
  expect(refusalOf(await change(sent))).toEqual({ status: 422, message, errors: [{ path, message }] });
  expect([await signIn(person.password), await isIn(here)]).toEqual([200, true]);
});

test('wrong passwords are slowed as failed sign-ins are, and count together with them', async () => {
  for (let i = 0; i < 5; i += 1) await signIn(`Wrong-${i}-x`);
  for (let i = 0; i < 5; i += 1) expect((await change({ oldPassword: `Wrong-${i}-y` })).status).toBe(422);
  const slowed = await change({});
  expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '10']);
  service.clock.advance(11_000);
  expect((await change({})).status).toBe(200);
});

test('typing the same twice tells nothing: not whether it is the password', async () => {
  const same = {
    oldPassword: 'Wrong-Horse-7',
    newPassword: 'Wrong-Horse-7',
    confirmPassword: 'Wrong-Horse-7',
  };
  const right = {
    oldPassword: person.password,
    newPassword: person.password,
    confirmPassword: person.password,
  };
  expect(refusalOf(await change(same))).toEqual(refusalOf(await change(right)));
});

test('only one of two simultaneous changes succeeds', async () => {
  const answers = await Promise.all([
    change({}),
    change({ newPassword: 'Baobab-Tree-9', confirmPassword: 'Baobab-Tree-9' }),
  ]);
  // The other finds the password changed, or its session ended by the change.
  const [done, refused] = answers.map(({ status }) => status).toSorted();
  expect(done).toBe(200);
  expect([401, 422]).toContain(refused);
});

test('signing out everywhere ends every session, the one that asks as well', async () => {
  const elsewhere = await signInAs(service, person);
  await service.call(account.endEverySession, {}, { token: here });
  expect([await isIn(here), await isIn(elsewhere.accessToken)]).toEqual([false, false]);
  expect(
    (await service.call(account.signIn, { body: { userName: person.email, password: person.password } }))
      .status,
  ).toBe(200);
});
