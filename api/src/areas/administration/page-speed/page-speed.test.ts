import { calls } from '@phila/contract';
import { DAY } from '../../../core/durations.ts';
import { buildOf, installRelease } from '../../../testing/install-release.ts';
import { send } from '../../../testing/json-request.ts';
import { addressOf, startService, type TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { forgettingSpeed } from './counted.ts';
import { pageSpeed as table } from './tables.ts';

const { pageSpeed, reportPageSpeed } = calls.administration;
type Body = NonNullable<Parameters<typeof service.call<typeof reportPageSpeed>>[1]['body']>;

let service: TestService;

/** Puts a release of one remote in use, with a page at the pattern. */
const release = (version: string, pattern: string) =>
  installRelease(service.services, 'shop', version, { release: buildOf('shop', [pattern, '/']) });

beforeAll(async () => {
  service = await startService();
  await release('1.0.0', '/shop/product/:id');
});
afterAll(() => service.close());
beforeEach(() => service.database.delete(table));

const report = (figures: Body['figures'], pattern = '/shop/product/:id') =>
  service.call(reportPageSpeed, { body: { pattern, figures } });
const read = async () =>
  (await service.call(pageSpeed, {}, await signedIn(service, { role: 'auditor' }))).value;

test('pages report without an account, and administrators read the 75th percentile by route', async () => {
  for (const LCP of [1_000, 1_500, 2_400, 2_450, 2_480, 2_499, 5_000, 30_000])
    expect((await report({ LCP, CLS: 0 })).value).toBe(true);
  for (let page = 0; page < 5; page += 1) await report({ TTFB: 2_000 }, '/');
  const { from, until, routes } = await read();
  expect((Date.parse(until) - Date.parse(from)) / DAY).toBe(27);
  expect(routes).toEqual([
    {
      pattern: '/shop/product/:id',
      pages: 8,
      figures: {
        LCP: { p75: 2_500, verdict: 'good', good: 75, pages: 8 },
        INP: null,
        CLS: { p75: 0, verdict: 'good', good: 100, pages: 8 },
        FCP: null,
        TTFB: null,
      },
    },
    {
      pattern: '/',
      pages: 5,
      figures: {
        LCP: null,
        INP: null,
        CLS: null,
        FCP: null,
        TTFB: { p75: 2_250, verdict: 'poor', good: 0, pages: 5 },
      },
    },
  ]);
});

test('a route with fewer than five pages is not shown', async () => {
  for (let page = 0; page < 4; page += 1) await report({ LCP: 900 });
  expect((await read()).routes).toEqual([]);
  await report({ LCP: 900 });
  expect((await read()).routes).toHaveLength(1);
});

test('a path that no remote in use declares is refused and not counted, whatever release declared it before', async () => {
  for (const pattern of ['/shop/product/7', '/nowhere', '/shop/product/:id?from=mail', 'constructor']) {
    const { status, envelope } = await report({ LCP: 900 }, pattern);
    expect([status, envelope]).toMatchObject([422, { errors: [{ path: 'pattern' }] }]);
  }
  await release('1.1.0', '/shop/item/:id');
  expect((await report({ LCP: 900 })).status).toBe(422);
  expect((await report({ LCP: 900 }, '/shop/item/:id')).value).toBe(true);
  await release('1.2.0', '/shop/product/:id');
});

test.each<[string, Record<string, unknown>]>([
  ['below nothing', { LCP: -1 }],
  ['above what a page can take', { INP: 600_001 }],
  ['no number', { CLS: '0.1' }],
  ['of no metric', { FID: 3 }],
  ['missing', {}],
])('figures that are %s are refused, and none of the page is counted', async (_what, figures) => {
  // Sends fields that no typed caller can.
  const sent = {
    pattern: '/',
    figures: { ...(Object.keys(figures).length > 0 && { TTFB: 90 }), ...figures },
  };
  const { status } = await send(`${service.url}${addressOf(reportPageSpeed, {})}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });
  expect(status).toBe(422);
  expect(await service.database.$count(table)).toBe(0);
});

test('days before the last twenty-eight are not read, and are forgotten after sixty', async () => {
  for (let page = 0; page < 5; page += 1) await report({ LCP: 900 });
  service.clock.advance(27 * DAY);
  expect((await read()).routes).toHaveLength(1);
  service.clock.advance(DAY);
  expect((await read()).routes).toEqual([]);
  service.clock.advance(32 * DAY);
  await forgettingSpeed.run(service.services);
  expect(await service.database.$count(table)).toBe(2);
  service.clock.advance(DAY);
  await forgettingSpeed.run(service.services);
  expect(await service.database.$count(table)).toBe(0);
});

test('reading them needs site.operations.read', async () => {
  expect((await service.call(pageSpeed, {})).status).toBe(401);
  const catalogue = await signedIn(service, { role: 'catalogueManager' });
  expect((await service.call(pageSpeed, {}, catalogue)).status).toBe(403);
});

test('nothing is kept but day, route, metric, part of the scale and count', async () => {
  await report({ LCP: 1_234.5, INP: 56 });
  const rows = await service.database.select().from(table);
  expect(rows.map(({ date: _date, ...row }) => row)).toEqual(
    expect.arrayContaining([
      { pattern: '/shop/product/:id', metric: 'pages', bucket: 0, count: 1 },
      { pattern: '/shop/product/:id', metric: 'LCP', bucket: 4, count: 1 },
      { pattern: '/shop/product/:id', metric: 'INP', bucket: 3, count: 1 },
    ]),
  );
  expect(rows).toHaveLength(3);
});
