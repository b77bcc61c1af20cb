import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OVERRIDE_COOKIE, calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { accounts } from '../core/people/tables.ts';
import { makePerson, signInAs } from '../areas/account/testing/person.ts';
import { startService, type TestService } from '../testing/service.ts';

const { overrideRemote } = calls.developer;
const override = { name: 'details', address: 'http://localhost:9102' };
const DAY = 86_400_000;

let siteDir: string;
let service: TestService;

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'phila-site-'));
  await mkdir(join(siteDir, 'assets'));
  const shell = {
    platform: '1.0.0',
    scripts: [],
    styles: [],
    fonts: [],
    integrity: {},
    preload: {},
    provides: {},
  };
  await writeFile(join(siteDir, 'shell.json'), JSON.stringify(shell));
  service = await startService({ settings: { SITE_DIR: siteDir } });
});
afterAll(async () => {
  await service.close();
  await rm(siteDir, { recursive: true });
});

const tokenFor = async (role?: 'Administrator') => {
  const person = await makePerson(service, role ? { role } : {});
  return (await signInAs(service, person)).accessToken;
};

const page = async (cookie?: string) => {
  const response = await fetch(service.url, {
    headers: {
      accept: 'text/html',
      ...(cookie === undefined ? {} : { cookie: `a=b; ${OVERRIDE_COOKIE}=${cookie}` }),
    },
  });
  return { text: await response.text(), headers: response.headers };
};

const signed = async () => {
  const token = await tokenFor('Administrator');
  return (await service.call(overrideRemote, { body: override }, { token })).value.token;
};

test('an administrator has it signed; nobody else', async () => {
  expect((await service.call(overrideRemote, { body: override })).status).toBe(401);
  expect((await service.call(overrideRemote, { body: override }, { token: await tokenFor() })).status).toBe(
    403,
  );
  expect(await signed()).toEqual(expect.any(String));
});

test.each([
  'https://localhost:9102',
  'http://evil.example',
  'http://localhost.evil.example',
  'http://localhost:1/x',
])('only an own machine can be named, not %s', async (address) => {
  const token = await tokenFor('Administrator');
  const answer = await service.call(overrideRemote, { body: { ...override, address } }, { token });
  expect(answer.status).toBe(422);
  expect(answer.envelope.errors).toEqual([
    { path: 'address', message: 'Only an address of your own machine can be used' },
  ]);
});

test('the page of that browser alone says so, and its policy allows that origin', async () => {
  const { text, headers } = await page(await signed());
  expect(text).toContain('<script type="application/json" id="override">{"name":"details",');
  expect(headers.get('content-security-policy')).toContain("script-src 'self' http://localhost:9102;");
  expect(headers.get('content-security-policy')).toContain('ws://localhost:9102');
  expect(headers.get('cache-control')).toBe('no-store');

  const other = await page();
  expect(other.text).not.toContain('id="override"');
  expect(other.headers.get('content-security-policy')).not.toContain('localhost');
});

test('it ends with the session of the administrator who had it signed, and with the role', async () => {
  const person = await makePerson(service, { role: 'Administrator' });
  const sign = async () => {
    const { accessToken: token } = await signInAs(service, person);
    const { value } = await service.call(overrideRemote, { body: override }, { token });
    return { token, cookie: value.token };
  };
  const first = await sign();
  expect((await page(first.cookie)).text).toContain('id="override"');
  await service.call(calls.account.endEverySession, {}, { token: first.token });
  expect((await page(first.cookie)).text).not.toContain('id="override"');

  const second = await sign();
  await service.database.update(accounts).set({ role: null }).where(eq(accounts.id, person.id));
  expect((await page(second.cookie)).text).not.toContain('id="override"');
});

test('a forged, foreign or old cookie changes nothing', async () => {
  const token = await signed();
  const access = await tokenFor('Administrator');
  const forged = `${token.split('.').slice(0, 2).join('.')}.AAAA`;
  for (const cookie of [forged, access, 'nonsense', '']) {
    expect((await page(cookie)).text).not.toContain('id="override"');
  }
  service.clock.advance(DAY + 1_000);
  expect((await page(token)).text).not.toContain('id="override"');
});
