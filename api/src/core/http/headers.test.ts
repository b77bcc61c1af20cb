import { calls } from '@phila/contract';
import { areas } from '../../areas.ts';
import { serviceCalls } from '../area.ts';
import { send } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => service.close());

/** Leaves out headers that differ from request to request. */
const headersOf = ({ headers }: { headers: Headers }): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) =>
        !['date', 'x-request-id', 'content-length', 'etag', 'connection', 'keep-alive'].includes(name),
    ),
  );

const EVERYWHERE = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
const OF_THE_SITE = {
  ...EVERYWHERE,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'x-frame-options': 'DENY',
};
const OF_THE_SERVICE = {
  ...EVERYWHERE,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'content-type': 'application/json; charset=utf-8',
};

describe('headers', () => {
  it('of a personal reply let no browser or cache keep it', async () => {
    const { token } = await signedIn(service);
    const answer = await service.call(calls.account.profileName, {}, { token });
    expect(headersOf(answer)).toEqual({ ...OF_THE_SERVICE, 'cache-control': 'no-store' });
  });

  it('of a refusal are no looser', async () => {
    const answer = await send(`${service.url}/api/v1/Account/get-profile-name`);
    expect(headersOf(answer)).toEqual({
      ...OF_THE_SERVICE,
      'cache-control': 'no-store',
      'www-authenticate': 'Bearer',
    });
  });

  it('of a list for people who are signed in let no proxy keep it', async () => {
    const { token } = await signedIn(service, { role: 'administrator' });
    const lists = serviceCalls(areas).filter(
      ({ call }) =>
        call.access !== 'anyone' &&
        call.method === 'GET' &&
        call.value !== undefined &&
        !call.path.includes('{'),
    );
    expect(lists.length).toBeGreaterThan(20);
    for (const { name, call } of lists) {
      const { headers } = await send(`${service.url}/api/v1${call.path}`, { token });
      expect([name, headers.get('cache-control')]).not.toEqual([name, expect.stringContaining('public')]);
    }
    const types = await service.call(calls.banner.types, {}, { token });
    expect(types.headers.get('cache-control')).toBe('private, max-age=300');
  });

  it('of a list that is the same for everyone let it be kept', async () => {
    const answer = await service.call(
      calls.lookup.titles,
      {},
      { headers: { 'accept-encoding': 'identity' } },
    );
    expect(headersOf(answer)).toEqual({
      ...OF_THE_SERVICE,
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
    });
  });

  it.each([
    ['a file', 'GET', '/assets/none.js', { 'content-security-policy': "default-src 'none'; sandbox" }],
    ['a method', 'POST', '/Dashboard', {}],
  ])('of %s that the site does not have are no looser either', async (_what, method, path, more) => {
    const answer = await send(service.url + path, { method });
    expect(answer.status).toBe(404);
    expect(headersOf(answer)).toEqual({
      ...OF_THE_SITE,
      ...more,
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it('of a call that is not there are those of the service', async () => {
    const answer = await send(`${service.url}/api/v1/none`);
    expect(answer.status).toBe(404);
    expect(headersOf(answer)).toEqual({ ...OF_THE_SERVICE, 'cache-control': 'no-store' });
  });

  it('keep a person on https who came by it', async () => {
    const plain = await send(`${service.url}/api/v1/health`);
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    const secure = await send(`${service.url}/api/v1/health`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  });

  it('name the request, as the log does, and nothing that was sent', async () => {
    const answer = await send(`${service.url}/api/v1/Account/get-profile-name?email=thandi@example.org`, {
      headers: { 'user-agent': 'thandi-phone' },
    });
    const line = service.logged().find((entry) => entry.includes(answer.headers.get('x-request-id') ?? '-'));
    expect(JSON.parse(line ?? '{}')).toEqual({
      time: expect.any(String),
      event: 'request',
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      route: '/api/v1/Account/get-profile-name',
      status: 401,
      ms: expect.any(Number),
    });
  });
});
