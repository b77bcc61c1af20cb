import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose';
import { startService, type TestService } from '../../testing/service.ts';
import { accountRoles } from '../access/role-tables.ts';
import { sessions } from '../accounts/tables.ts';
import { makePerson, signInAs, type TestPerson } from '../../testing/identity/person.ts';
import { refusalOf } from '../../testing/identity/refused.ts';
import { announceEndedSessions } from './announce-ended-sessions.ts';
import { createLiveSessions } from './live-sessions.ts';
import { openTokens } from './tokens.ts';

const { account } = calls;
const SECRET = 'the secret of this test: long enough to be one';
const KEY = new TextEncoder().encode(SECRET);

let service: TestService;
let person: TestPerson;
let accessToken: string;
let refreshToken: string;
beforeAll(async () => {
  service = await startService({ settings: { TOKEN_SECRET: SECRET } });
});
afterAll(() => service.close());
beforeEach(async () => {
  person = await makePerson(service);
  ({ accessToken, refreshToken } = await signInAs(service, person));
});

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
const ask = (token: string) => service.call(account.profileName, {}, { token });
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const payloadOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('the token as it was given is taken', async () => {
  expect((await ask(accessToken)).status).toBe(200);
});

test('for ten minutes, however often it was taken before', async () => {
  expect((await ask(accessToken)).status).toBe(200);
  expect((await ask(accessToken)).status).toBe(200);
  service.clock.advance(10 * 60_000 + 1_000);
  expect(refusalOf(await ask(accessToken))).toEqual({ status: 401, message: 'Please sign in' });
});

const sign = (
  claims: Record<string, unknown>,
  {
    alg = 'HS256',
    typ = 'at+jwt',
    key = KEY,
    kid = decodeProtectedHeader(accessToken).kid ?? '',
  }: { alg?: string; typ?: string; key?: Parameters<SignJWT['sign']>[0]; kid?: string } = {},
) => new SignJWT(claims).setProtectedHeader({ alg, typ, kid }).sign(key);

test('a token with the service’s key and the right claims is accepted, so that each refusal below is for its one fault', async () => {
  expect((await ask(await sign(payloadOf(accessToken)))).status).toBe(200);
});

const without = (claims: Record<string, unknown>, name: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

const forgeries: [string, () => Promise<string> | string][] = [
  ['no algorithm', () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(payloadOf(accessToken))}.`],
  [
    'no algorithm, with the old signature',
    () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${accessToken.split('.').slice(1).join('.')}`,
  ],
  ['no signature', () => `${accessToken.split('.').slice(0, 2).join('.')}.`],
  [
    'another key',
    () =>
      sign(payloadOf(accessToken), {
        key: new TextEncoder().encode('another key of the same length, not ours'),
      }),
  ],
  ['the name of no key', () => sign(payloadOf(accessToken), { kid: 'another' })],
  ['another algorithm of the same key', () => sign(payloadOf(accessToken), { alg: 'HS512' })],
  [
    'a key pair',
    async () =>
      sign(payloadOf(accessToken), { alg: 'EdDSA', key: (await generateKeyPair('EdDSA')).privateKey }),
  ],
  ['another kind of token', () => sign(payloadOf(accessToken), { typ: 'JWT' })],
  ['another issuer', () => sign({ ...payloadOf(accessToken), iss: 'somebody' })],
  ['another audience', () => sign({ ...payloadOf(accessToken), aud: 'something' })],
  ['no expiry', () => sign(without(payloadOf(accessToken), 'exp'))],
  ['no session', () => sign(without(payloadOf(accessToken), 'sid'))],
  ['no person', () => sign(without(payloadOf(accessToken), 'sub'))],
  [
    'a session that does not exist',
    () => sign({ ...payloadOf(accessToken), sid: '00000000-0000-7000-8000-000000000000' }),
  ],
  ['a session that is no id', () => sign({ ...payloadOf(accessToken), sid: "'; drop table accounts; --" })],
  ['another person', () => sign({ ...payloadOf(accessToken), sub: '00000000-0000-7000-8000-000000000000' })],
  ['an expiry in the past', () => sign({ ...payloadOf(accessToken), exp: 1 })],
  [
    'claims that were changed',
    () => {
      const [header, , signature] = accessToken.split('.');
      return [header, encode({ ...payloadOf(accessToken), superuser: 'true' }), signature].join('.');
    },
  ],
  ['a refresh token', () => refreshToken],
  ['nothing that is a token', () => 'x'],
  ['dots', () => '..'],
];

test.each(forgeries)('%s is refused', async (_name, forge) => {
  expect(refusalOf(await ask(await forge()))).toEqual({ status: 401, message: 'Please sign in' });
});

test('an access token refreshes nothing', async () => {
  expect((await service.call(account.refreshToken, { body: { refreshToken: accessToken } })).status).toBe(
    401,
  );
});

test('the role is the account’s now, not the token’s then', async () => {
  const administrator = await makePerson(service, { role: 'administrator' });
  const { accessToken: token } = await signInAs(service, administrator);
  expect(await service.services.tokens.verifyAccessToken(token)).toMatchObject({ isAdministrator: true });
  await service.database.delete(accountRoles).where(eq(accountRoles.accountId, administrator.id));
  service.clock.advance(5_000);
  expect(await service.services.tokens.verifyAccessToken(token)).toMatchObject({ isAdministrator: false });
});

test('a session ended by one server is refused by another at once', async () => {
  // Stops the other server's clock, so that its cache expires only by a message.
  const now = service.clock.now();
  const other = await announceEndedSessions(
    await openTokens(service.configuration, service.database, { now: () => now }),
    service.services,
  );
  expect(await other.tokens.verifyAccessToken(accessToken)).toMatchObject({ id: person.id });
  await service.call(account.signOut, { body: { refreshToken } });
  while ((await other.tokens.verifyAccessToken(accessToken)) !== null) await nextTurn();
  await other.stop();
});

test('a session that was being looked up when others ended is not believed afterwards', async () => {
  const live = createLiveSessions(service.database, service.clock, 600_000);
  const sid = String(payloadOf(accessToken)['sid']);
  const looking = live.find(sid);
  live.forget();
  expect(await looking).toMatchObject({ accountId: person.id });
  await service.database.update(sessions).set({ endedAt: service.clock.now() }).where(eq(sessions.id, sid));
  expect(await live.find(sid)).toBeNull();
});

test('a session ended by another server is refused within five seconds, also where no message comes', async () => {
  expect((await ask(accessToken)).status).toBe(200);
  const other = await openTokens(service.configuration, service.database, service.clock);
  expect(await other.verifyAccessToken(accessToken)).toMatchObject({ id: person.id });
  await service.call(account.signOut, { body: { refreshToken } });
  expect((await ask(accessToken)).status).toBe(401);
  service.clock.advance(5_000);
  expect(await other.verifyAccessToken(accessToken)).toBeNull();
});

test('a session that ends while it is being looked up is refused', async () => {
  const other = await openTokens(service.configuration, service.database, service.clock);
  const looking = other.verifyAccessToken(accessToken);
  const { sid } = payloadOf(accessToken) as { sid: string };
  await service.database.update(sessions).set({ endedAt: service.clock.now() }).where(eq(sessions.id, sid));
  other.sessionsEnded([sid]);
  await looking;
  expect(await other.verifyAccessToken(accessToken)).toBeNull();
});
