import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { accountRoles } from '../core/access/role-tables.ts';
import { makePerson, signInAs } from '../testing/identity/person.ts';
import { installShell } from '../testing/install-release.ts';
import { startService, type TestService } from '../testing/service.ts';
import { DAY } from '../core/durations.ts';
import { MARK_HASH } from './below-floor.ts';

const { endOverride, overrideRemote } = calls.developer;
const override = { name: 'details', address: 'http://localhost:9102' };

let service: TestService;

beforeAll(async () => {
  service = await startService();
  await installShell(service.services);
});
afterAll(() => service.close());

const tokenFor = async (role?: 'administrator') => {
  const person = await makePerson(service, role ? { role } : {});
  return (await signInAs(service, person)).accessToken;
};

const page = async (cookie?: string) => {
  const response = await fetch(service.url, {
    headers: {
      accept: 'text/html',
      ...(cookie === undefined ? {} : { cookie: `a=b; ${cookie}` }),
    },
  });
  return { text: await response.text(), headers: response.headers };
};

/** The `name=value` of the cookie set, and its attributes. */
const cookieSet = ({ headers }: { headers: Headers }) => {
  const [pair = '', ...attributes] = headers.getSetCookie()[0]?.split('; ') ?? [];
  return { pair, attributes };
};

const cookieFor = async (token: string) =>
  cookieSet(await service.call(overrideRemote, { body: override }, { token })).pair;
const signed = async () => cookieFor(await tokenFor('administrator'));

test('an administrator has it signed; no other caller has', async () => {
  const nobody = await service.call(overrideRemote, { body: override });
  const person = await service.call(overrideRemote, { body: override }, { token: await tokenFor() });
  expect([nobody.status, person.status]).toEqual([401, 403]);
  for (const { headers } of [nobody, person]) expect(headers.getSetCookie()).toEqual([]);
  expect(await signed()).toMatch(/^phila-remote=[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('the cookie is out of reach for scripts and other sites, and ends with the browser', async () => {
  const token = await tokenFor('administrator');
  const reply = await service.call(overrideRemote, { body: override }, { token });
  expect(cookieSet(reply).attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Strict']);
  expect(reply.value).toBe(true);
});

test('any browser that has it may have it cleared, signed in or not', async () => {
  const { pair, attributes } = cookieSet(await service.call(endOverride, {}));
  expect([pair, attributes]).toEqual([
    'phila-remote=',
    ['Path=/', 'HttpOnly', 'SameSite=Strict', 'Max-Age=0'],
  ]);
});

test('a site on https sets it for its own host alone, and takes no cookie of another name', async () => {
  const secure = await startService({ settings: { PUBLIC_URL: 'https://phila.example' } });
  try {
    await installShell(secure.services);
    const { accessToken: token } = await signInAs(
      secure,
      await makePerson(secure, { role: 'administrator' }),
    );
    const { pair, attributes } = cookieSet(await secure.call(overrideRemote, { body: override }, { token }));
    expect(pair).toMatch(/^__Host-phila-remote=/);
    expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Strict', 'Secure']);
    const shows = async (cookie: string) => {
      const page = await fetch(secure.url, { headers: { accept: 'text/html', cookie } });
      return (await page.text()).includes('id="override"');
    };
    expect(await shows(pair)).toBe(true);
    // Rejects a cookie that another host of the domain, or plain http, could have set.
    expect(await shows(pair.replace('__Host-', ''))).toBe(false);
  } finally {
    await secure.close();
  }
});

test.each([
  'https://localhost:9102',
  'http://localhost:99999',
  'http://localhost:65536',
  'http://localhost:0',
  'http://evil.example',
  'http://localhost.evil.example',
  'http://localhost:1/x',
])('only an own machine can be named, not %s', async (address) => {
  const token = await tokenFor('administrator');
  const answer = await service.call(overrideRemote, { body: { ...override, address } }, { token });
  expect(answer.status).toBe(422);
  expect(answer.envelope.errors).toEqual([
    { path: 'address', message: 'Only an address of your own machine can be used' },
  ]);
});

test('the page of that browser alone says so, and its policy allows that origin', async () => {
  const { text, headers } = await page(await signed());
  expect(text).toContain('<script type="application/json" id="override">{"name":"details",');
  expect(headers.get('content-security-policy')).toContain(
    `script-src 'self' http://localhost:9102 '${MARK_HASH}';`,
  );
  expect(headers.get('content-security-policy')).toContain('ws://localhost:9102');
  // Has no hashes of that build.
  expect(headers.get('integrity-policy')).toBeNull();
  expect(headers.get('cache-control')).toBe('no-store');

  const other = await page();
  expect(other.text).not.toContain('id="override"');
  expect(other.headers.get('content-security-policy')).not.toContain('localhost');
});

test('it ends with the session of the administrator who had it signed, and with the role', async () => {
  const person = await makePerson(service, { role: 'administrator' });
  const sign = async () => {
    const { accessToken: token } = await signInAs(service, person);
    return { token, cookie: await cookieFor(token) };
  };
  const first = await sign();
  expect((await page(first.cookie)).text).toContain('id="override"');
  await service.call(calls.account.endEverySession, {}, { token: first.token });
  expect((await page(first.cookie)).text).not.toContain('id="override"');

  const second = await sign();
  await service.database.delete(accountRoles).where(eq(accountRoles.accountId, person.id));
  expect((await page(second.cookie)).text).not.toContain('id="override"');
});

test('a squad’s lead has only their own remotes signed, and it ends where the remote is taken from them', async () => {
  const person = await makePerson(service, { role: 'squad', roleOf: ['details'] });
  const { accessToken: token } = await signInAs(service, person);
  const other = await service.call(overrideRemote, { body: { ...override, name: 'wealth' } }, { token });
  expect([other.status, other.headers.getSetCookie()]).toEqual([404, []]);
  const cookie = await cookieFor(token);
  expect((await page(cookie)).text).toContain('id="override"');
  await service.database
    .update(accountRoles)
    .set({ remotes: ['wealth'] })
    .where(eq(accountRoles.accountId, person.id));
  expect((await page(cookie)).text).not.toContain('id="override"');
});

test('a forged, foreign or old cookie changes nothing', async () => {
  const token = await signed();
  const access = `phila-remote=${await tokenFor('administrator')}`;
  const forged = `${token.split('.').slice(0, 2).join('.')}.AAAA`;
  for (const cookie of [forged, access, 'phila-remote=nonsense', 'phila-remote=', '']) {
    expect((await page(cookie)).text).not.toContain('id="override"');
  }
  service.clock.advance(DAY + 1_000);
  expect((await page(token)).text).not.toContain('id="override"');
});
