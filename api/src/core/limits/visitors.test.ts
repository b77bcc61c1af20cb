import { calls } from '@phila/contract';
import { makePerson, signInAs } from '../../testing/identity/person.ts';
import { sendJson, send } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';

/* Requests that visitors may repeat, each costing queries, a search or pictures. */

let service: TestService;
beforeAll(async () => {
  service = await startService({
    settings: { LIMIT_BROWSE: '3/1m', LIMIT_PICTURE: '3/1m', LIMIT_REFRESH: '3/1m' },
  });
});
afterAll(() => service.close());

const get = (path: string, token?: string) => send(`${service.url}/api/v1${path}`, { token });
const post = (path: string) =>
  sendJson(`${service.url}/api/v1${path}`, 'POST', { refreshToken: crypto.randomUUID() });

test.each<[string, () => ReturnType<typeof get>]>([
  ['products', () => get('/Shop/products')],
  ['a search', () => get('/Shop/products-by-category-id/1?SearchTerm=course')],
  ['a list of pictures', () => get('/Image/image/2/0')],
  ['a list of pictures for a device', () => get('/Image/image/2/0/1')],
  ['a picture', () => get('/Image/file/2/1/0/0.webp')],
  ['renewing tokens', () => post('/Account/refresh-token')],
  ['signing out', () => post('/Account/sign-out')],
])('%s: so often a minute, and then not before a while', async (_what, ask) => {
  for (let i = 0; i < 3; i += 1) expect((await ask()).status).not.toBe(429);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a token is no way around it, and each minute begins again', async () => {
  const { accessToken } = await signInAs(service, await makePerson(service));
  expect((await get('/Shop/products', accessToken)).status).toBe(429);
  service.clock.advance(60_000);
  expect((await get(calls.shop.products.path, accessToken)).status).toBe(200);
});
