import { calls, PASSWORD_NEEDED } from '@phila/contract';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { makePerson, signInAs } from '../../testing/identity/person.ts';
import { refusalOf } from '../../testing/identity/refused.ts';
import { MINUTE } from '../../core/durations.ts';

const { account, personalData } = calls;

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { ACCESS_TOKEN_LIFETIME: '1h' } });
});
afterAll(() => service.close());

const confirm = (token: string, password: string) =>
  service.call(account.confirmPassword, { body: { password } }, { token });

/** A session that began six minutes ago. */
const olderSession = async () => {
  const person = await makePerson(service);
  const { accessToken: token } = await signInAs(service, person);
  const { accessToken: other } = await signInAs(service, person, { 'user-agent': 'another' });
  service.clock.advance(6 * MINUTE);
  const all = (await service.call(account.sessions, {}, { token })).value;
  const id = (current: boolean): string => all.find((one) => one.current === current)?.id ?? '';
  return { person, token, other, own: id(true), others: id(false) };
};

describe('an access token alone is not enough to', () => {
  test.each([
    ['delete the account', (token: string) => service.call(personalData.deleteAccount, {}, { token })],
    ['ask for the data', (token: string) => service.call(personalData.requestExport, {}, { token })],
    ['sign out everywhere', (token: string) => service.call(account.endEverySession, {}, { token })],
    [
      'end another session',
      (token: string, id: string) => service.call(account.endSession, { params: { id } }, { token }),
    ],
  ])('%s, until the password was given', async (_what, make) => {
    const { person, token, others } = await olderSession();
    const refused = await make(token, others);
    expect([refused.status, refused.envelope.value]).toEqual([403, PASSWORD_NEEDED]);
    expect((await service.call(account.sessions, {}, { token })).value).toHaveLength(2);

    expect((await confirm(token, person.password)).value).toBe(true);
    expect((await make(token, others)).envelope.isSuccess).toBe(true);
  });
});

test('a person may end the session that asks without the password', async () => {
  const { token, own } = await olderSession();
  expect((await service.call(account.endSession, { params: { id: own } }, { token })).value).toBe(true);
});

test('it counts for five minutes, in the session that it was given in', async () => {
  const { person, token, other, others } = await olderSession();
  await confirm(token, person.password);
  expect((await service.call(personalData.requestExport, {}, { token: other })).status).toBe(403);
  service.clock.advance(5 * MINUTE);
  expect((await service.call(account.endSession, { params: { id: others } }, { token })).status).toBe(403);
});

test('signing in counts as well', async () => {
  const person = await makePerson(service);
  const { accessToken: token } = await signInAs(service, person);
  expect((await service.call(personalData.requestExport, {}, { token })).status).toBe(201);
});

test('a wrong password confirms nothing, and counts as a failed sign-in', async () => {
  const message = 'Your password is not right';
  const { person, token, others } = await olderSession();
  // A device that the account knows has its own count of ten.
  for (let i = 0; i < 10; i += 1)
    expect(refusalOf(await confirm(token, 'Wrong-Horse-7'))).toEqual({
      status: 422,
      message,
      errors: [{ path: 'password', message }],
    });
  expect((await confirm(token, person.password)).status).toBe(429);
  expect((await service.call(account.endSession, { params: { id: others } }, { token })).status).toBe(403);
});

test('an account without a password cannot be confirmed', async () => {
  const { token } = await signedIn(service, { isConfirmed: false });
  expect((await confirm(token, 'Any-Horse-7')).status).toBe(422);
  expect((await service.call(personalData.deleteAccount, {}, { token })).status).toBe(403);
});
