import { calls, type Tokens } from '@phila/contract';
import { addOrganisations, employ, employee, IMBALI, UMOYA } from '../../testing/employer/employ.ts';
import { sendJson } from '../../testing/json-request.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { makePerson, signInAs } from '../../testing/identity/person.ts';

const { account } = calls;

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await addOrganisations(service);
});
afterAll(() => service.close());

const two = async () => {
  const person = await makePerson(service, { osNo: UMOYA.osNo });
  await employ(service, IMBALI.osNo, employee(`K-${person.email}`, person.email, { personal: {} }));
  return { person, tokens: await signInAs(service, person) };
};
const list = async (token: string) => (await service.call(account.profiles, {}, { token })).value;
const choose = (osNo: number | null, { accessToken: token, refreshToken }: Tokens) =>
  service.call(account.chooseProfile, { body: { osNo, refreshToken } }, { token });

test('shows the own profiles, and goes on with another one in a new session', async () => {
  const { person, tokens } = await two();
  expect(await list(tokens.accessToken)).toMatchObject([
    { osNo: 1, osName: 'Umoya Energy', current: true },
    { osNo: 2, osName: 'Imbali Foods', current: false },
  ]);
  const { value: next } = await choose(2, tokens);
  expect((await list(next.accessToken)).map(({ osNo, current }) => [osNo, current])).toEqual([
    [2, true],
    [1, false],
  ]);
  const name = await service.call(account.profileName, {}, { token: next.accessToken });
  expect(name.value).toMatchObject({ osNo: 2, orgIdGuid: IMBALI.guid });
  // Both tokens of the old session stop working at once.
  expect((await service.call(account.profileName, {}, { token: tokens.accessToken })).status).toBe(401);
  const stale = await service.call(account.refreshToken, { body: { refreshToken: tokens.refreshToken } });
  expect(stale.status).toBe(401);
  const renewed = await service.call(account.refreshToken, { body: { refreshToken: next.refreshToken } });
  expect(renewed.status).toBe(200);
  const sessions = await service.call(account.sessions, {}, { token: renewed.value.accessToken });
  expect(sessions.value).toHaveLength(1);
  // Starts the next sign-in with the chosen profile too.
  const again = await signInAs(service, person);
  expect((await list(again.accessToken))[0]).toMatchObject({ osNo: 2, current: true });
});

test.each([null, 7, 0])('a profile that is not theirs (%p) is 404, and the session goes on', async (osNo) => {
  const { tokens } = await two();
  expect((await choose(osNo, tokens)).status).toBe(404);
  expect((await service.call(account.profileName, {}, { token: tokens.accessToken })).status).toBe(200);
});

test('the session ends no later than the one before would have', async () => {
  const { tokens } = await two();
  service.clock.advance(60_000);
  const { value } = await choose(2, tokens);
  const [session] = (await service.call(account.sessions, {}, { token: value.accessToken })).value;
  expect(Date.parse(session?.createdAt ?? '')).toBeLessThan(service.clock.now().getTime() - 50_000);
});

test('chosen twice at once, it is chosen once', async () => {
  const { tokens } = await two();
  const answers = await Promise.all([choose(2, tokens), choose(2, tokens)]);
  expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
  expect(answers.map(({ status }) => status).toSorted()[1]).not.toBe(200);
});

test('an access token alone opens no session, and ends none', async () => {
  const { tokens } = await two();
  const { accessToken: token } = tokens;
  const renewed = await service.call(account.refreshToken, { body: { refreshToken: tokens.refreshToken } });
  const own = renewed.value;
  const other = await two();
  const bare = await sendJson(`${service.url}/api/v1/Account/choose-profile`, 'POST', { osNo: 2 }, token);
  expect(bare.status).toBe(422);
  // Refuses guessed tokens, used ones and another session's.
  for (const refreshToken of ['guessed', tokens.refreshToken, other.tokens.refreshToken])
    expect((await choose(2, { accessToken: token, refreshToken })).status).toBe(422);
  expect((await service.call(account.profileName, {}, { token })).status).toBe(200);
  expect(
    (await service.call(account.refreshToken, { body: { refreshToken: own.refreshToken } })).status,
  ).toBe(200);
});

test('the profile in use is refused, and the session goes on', async () => {
  const person = await makePerson(service);
  const tokens = await signInAs(service, person);
  expect((await choose(null, tokens)).status).toBe(409);
  expect(
    (await service.call(account.refreshToken, { body: { refreshToken: tokens.refreshToken } })).status,
  ).toBe(200);
});

test('the owner gets a mail', async () => {
  const { person, tokens } = await two();
  await choose(2, tokens);
  const letter = (await service.mail()).findLast(({ recipient }) => recipient === person.email);
  expect(letter?.subject).toBe('You changed your account at Phila');
  expect(letter?.text).toContain('Imbali Foods');
});
