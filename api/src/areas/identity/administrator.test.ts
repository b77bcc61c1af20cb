import { calls } from '@phila/contract';
import { startService, type TestService } from '../../testing/service.ts';
import { createFirstAdministrator } from './administrator.ts';
import { accounts } from '../../core/accounts/tables.ts';
import { makePerson, signInAs } from '../../testing/identity/person.ts';
import { DAY } from '../../core/durations.ts';

const { account } = calls;
const EMAIL = 'boss@example.org';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { ADMIN_EMAIL: 'Boss@Example.org' } });
});
afterAll(() => service.close());
afterEach(async () => {
  await service.database.delete(accounts);
});

const make = () => createFirstAdministrator(service.services);
const signIn = (password: string) => service.call(account.signIn, { body: { userName: EMAIL, password } });

test('gets a password that works for one sign-in, and with it a link to choose another', async () => {
  const made = await make();
  expect(made).toEqual({ email: EMAIL, password: expect.stringMatching(/^[A-Za-z0-9]{24}$/) });
  const password = made?.password ?? '';
  expect(await make()).toBeNull();

  const { accessToken } = (await signIn(password)).value;
  expect(await service.services.tokens.verifyAccessToken(accessToken)).toMatchObject({
    isAdministrator: true,
  });
  expect((await signIn(password)).status).toBe(401);
  expect(service.logged().join('')).not.toContain(password);

  const mail = (await service.mail()).at(-1);
  expect(mail?.recipient).toBe(EMAIL);
  const link = new URLSearchParams(/#(\S+)/.exec(mail?.text ?? '')?.[1]);
  const newPassword = 'The-Bosss-Own-7';
  const reset = await service.call(account.forgotPasswordReset, {
    body: { userAccount: EMAIL, token: link.get('token') ?? '', newPassword, confirmPassword: newPassword },
  });
  expect(reset.status).toBe(200);
  expect((await signIn(newPassword)).status).toBe(200);
  expect(await make()).toBeNull();
});

test('the password is used up by one of two sign-ins at the same moment', async () => {
  const password = (await make())?.password ?? '';
  const answers = await Promise.all([signIn(password), signIn(password), signIn(password)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
});

test('an unused one runs out after a week, and the next start makes another', async () => {
  const password = (await make())?.password ?? '';
  service.clock.advance(7 * DAY);
  expect((await signIn(password)).status).toBe(401);
  const next = await make();
  expect(next?.password).toEqual(expect.any(String));
  expect((await signIn(next?.password ?? '')).status).toBe(200);
  // After a password used without choosing another, the next start makes a new one.
  expect((await make())?.password).toEqual(expect.any(String));
});

test('an account with that address gets the role and keeps its password', async () => {
  const person = await makePerson(service, { email: EMAIL });
  const before = await signInAs(service, person);
  expect(await make()).toEqual({ email: EMAIL, password: null });
  expect(await service.services.tokens.verifyAccessToken(before.accessToken)).toBeNull();
  const { accessToken } = await signInAs(service, person);
  expect(await service.services.tokens.verifyAccessToken(accessToken)).toMatchObject({
    isAdministrator: true,
  });
});

test('only one of several servers starting together creates it', async () => {
  const made = await Promise.all([make(), make(), make()]);
  expect(made.filter((one) => one !== null)).toHaveLength(1);
});

test('no administrator is made without an address', async () => {
  const configuration = { ...service.configuration, adminEmail: null };
  expect(await createFirstAdministrator({ ...service.services, configuration })).toBeNull();
});
