import { calls } from '@phila/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { decodeProtectedHeader } from 'jose';
import { makePerson, signInAs } from './testing/identity/person.ts';
import { installShell } from './testing/install-release.ts';
import { startService, type TestService } from './testing/service.ts';

/* Servers of one database while its secrets are changed, in the steps of docs/guides/operate.md. */

const OLD = 'the older secret that all servers began with';
const NEW = 'the newer secret that one server has already';
const [OLD_SEAL, NEW_SEAL] = [
  '2026:what-was-sealed-with-until-this-very-day',
  '2027:what-is-sealed-with-from-this-day-on',
];

let first: TestService;
const started: TestService[] = [];
/** Starts a server on the first one's database. */
const server = async (TOKEN_SECRET: string, SEALING_KEYS = OLD_SEAL): Promise<TestService> => {
  const one = await startService({
    settings: { TOKEN_SECRET, SEALING_KEYS },
    ...(first === undefined
      ? {}
      : {
          now: first.clock.now(),
          opened: {
            database: first.database,
            listen: first.services.listen,
            jobs: first.opened.jobs,
            close: async () => undefined,
          },
        }),
  });
  started.push(one);
  return one;
};

let admits: TestService;
let signs: TestService;
let forgot: TestService;
beforeAll(async () => {
  first = await server(OLD);
  await installShell(first.services);
  admits = await server(`${OLD},${NEW}`);
  signs = await server(`${NEW},${OLD}`, `${NEW_SEAL},${OLD_SEAL}`);
  forgot = await server(NEW, `${NEW_SEAL},${OLD_SEAL}`);
});
afterAll(async () => {
  for (const one of started.toReversed()) await one.close();
});

const { account, contact, developer } = calls;
const statusAt = async (at: TestService, token: string): Promise<number> =>
  (await at.call(account.profileName, {}, { token })).status;
const signIn = async (at: TestService) => signInAs(at, await makePerson(at));
const kidOf = (token: string): unknown => decodeProtectedHeader(token).kid;

test('a session of the old key goes on under the new one, whichever server answers', async () => {
  const { accessToken, refreshToken } = await signIn(first);
  expect([await statusAt(first, accessToken), await statusAt(signs, accessToken)]).toEqual([200, 200]);
  const { value } = await signs.call(account.refreshToken, { body: { refreshToken } });
  expect(kidOf(value.accessToken)).not.toBe(kidOf(accessToken));
  expect([await statusAt(signs, value.accessToken), await statusAt(admits, value.accessToken)]).toEqual([
    200, 200,
  ]);
});

test('a server whose list names the new key behind its own takes what the next one signs', async () => {
  const { accessToken } = await signIn(signs);
  expect(await statusAt(admits, accessToken)).toBe(200);
  expect(await statusAt(first, accessToken)).toBe(401);
});

test('an old key that was taken out ends no session: its token is refused, and renewed', async () => {
  const { accessToken, refreshToken } = await signIn(first);
  expect(await statusAt(forgot, accessToken)).toBe(401);
  const { value } = await forgot.call(account.refreshToken, { body: { refreshToken } });
  expect(await statusAt(forgot, value.accessToken)).toBe(200);
});

test('a cookie of the old key is still read', async () => {
  const admin = await makePerson(first, { role: 'administrator' });
  const { accessToken } = await signInAs(first, admin);
  const body = { name: 'details', address: 'http://localhost:9102' };
  const { headers } = await first.call(developer.overrideRemote, { body }, { token: accessToken });
  const [cookie = ''] = headers.getSetCookie()[0]?.split('; ') ?? [];
  const policyAt = async (at: TestService) =>
    (await fetch(at.url, { headers: { accept: 'text/html', cookie } })).headers.get(
      'content-security-policy',
    );
  expect(await policyAt(first)).toContain('localhost:9102');
  expect(await policyAt(signs)).toContain('localhost:9102');
  expect(await policyAt(forgot)).not.toContain('localhost:9102');
});

test('a puzzle of the old key that was solved counts, once', async () => {
  const { value } = await first.call(contact.challenge, {});
  const challenge = JSON.parse(value.challenge) as Parameters<typeof solveChallenge>[0]['challenge'];
  const proof = JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  const body = { name: 'Naledi Dlamini', email: 'naledi@example.org', message: 'My code never came.', proof };
  expect((await forgot.call(contact.write, { body })).status).toBe(422);
  expect((await signs.call(contact.write, { body })).status).toBe(201);
  expect((await first.call(contact.write, { body })).status).toBe(422);
});

test('what the old key sealed and marked opens and is recognised', () => {
  const sealed = first.services.sealing.seal('9202204720083', 'an employee');
  expect(signs.services.sealing.open(sealed, 'an employee')).toBe('9202204720083');
  expect(signs.services.sealing.marks('a code')).toContain(first.services.sealing.mark('a code'));
});
