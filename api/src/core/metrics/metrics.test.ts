import { biographical, brand, calls, southAfricanDay, toBody } from '@phila/contract';
import { remoteFaults } from '../../areas/administration/faults/tables.ts';
import { send } from '../../testing/json-request.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { HOUR } from '../durations.ts';
import { outbox } from '../mail/tables.ts';
import { openMetrics } from './metrics.ts';

const log = { info: () => undefined, error: () => undefined };

/** Lines of series, without their comments. */
const seriesIn = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
/** The names and labels of series, without their values. */
const namesIn = (text: string): Set<string> =>
  new Set(seriesIn(text).map((line) => line.slice(0, line.lastIndexOf(' '))));

let service: TestService;
let person: SignedIn;
let metricsPort: number;
beforeAll(async () => {
  service = await startService({ settings: { METRICS_PORT: '0' } });
  person = await signedIn(service, { email: 'nomvula.dlamini@example.org' });
  const lines = service.logged().map((line) => JSON.parse(line) as { event?: string; port?: number });
  metricsPort = lines.find(({ port }) => port !== undefined)?.port ?? 0;
});
afterAll(() => service.close());

const scrape = async (): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(response.status).toBe(200);
  return response.text();
};

test('it answers on a port of its own, where nothing else does', async () => {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const path of ['/', '/api/v1/health', '/metrics?x=1'])
    expect((await send(`http://127.0.0.1:${metricsPort}${path}`)).status).toBe(404);
  expect((await send(`${service.url}/metrics`)).text).not.toContain('phila_requests_total');
});

/** Sends addresses that no route has, with personal words in them, and requests that are refused. */
const strayTo = async (word: string): Promise<void> => {
  for (const path of [
    `/api/v1/${word}`,
    `/api/v1/Shop/${word}/nomvula.dlamini@example.org`,
    `/${word}/0821234567`,
    `/assets/${word}.js`,
    `/api/v1/Details/${word}?email=nomvula.dlamini@example.org`,
  ])
    for (const method of ['GET', 'POST', 'DELETE', 'PUT']) await send(`${service.url}${path}`, { method });
};

test('unknown addresses add no series, known ones few, and no person is in any', async () => {
  await strayTo('first');
  for (const call of [calls.account.profileName, calls.health.live]) await service.call(call, {}, person);
  const before = namesIn(await scrape());
  for (let at = 0; at < 10; at += 1) await strayTo(`Nomvula-${at}`);
  await service.call(
    calls.details.updateBiographicalDetails,
    { body: toBody(biographical, { firstName: 'Nomvula', lastName: 'Dlamini', languages: [] }) },
    person,
  );
  await service.call(calls.health.live, {}, person);
  const text = await scrape();
  const added = [...namesIn(text)].filter((name) => !before.has(name));
  expect(added.length).toBeLessThan(20);
  expect(added.filter((name) => /nomvula|first|0821234567/i.test(name))).toEqual([]);
  expect(text).not.toMatch(/nomvula|dlamini|0821234567|@/i);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(text).not.toContain(person.token);
  expect(namesIn(text).size).toBeLessThan(2_000);
});

test('requests are counted by route and status, and timed by area', async () => {
  const line = 'phila_requests_total{method="GET",route="/api/v1/health/live",status="200"}';
  const countIn = (text: string): number =>
    Number(
      seriesIn(text)
        .find((one) => one.startsWith(line))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  const before = countIn(await scrape());
  await service.call(calls.health.live, {});
  const text = await scrape();
  expect(countIn(text)).toBe(before + 1);
  expect(text).toMatch(/phila_request_duration_seconds_bucket\{le="0\.05",area="health"\} \d/);
  expect(text).toMatch(/phila_requests_total\{method="any",route="none",status="404"\} \d/);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

/** Lets a scrape read the database again. */
const scrapeAnew = async (): Promise<string> => {
  const other = await startService({
    settings: { METRICS_PORT: '0' },
    now: service.clock.now(),
    opened: {
      database: service.database,
      listen: service.services.listen,
      jobs: service.opened.jobs,
      connections: () => ({ busy: 1, idle: 2, waiting: 3 }),
      close: async () => undefined,
    },
  });
  const rendered = await other.services.metrics?.render();
  await other.close();
  return rendered?.text ?? '';
};

test('what waits, what was paid and redeemed, and which release fails is read from the database', async () => {
  const now = service.clock.now();
  await service.database.insert(outbox).values({
    id: uuidv7(now),
    channel: 'mail',
    recipient: 'nomvula.dlamini@example.org',
    text: 'Hello Nomvula',
    createdAt: new Date(now.getTime() - HOUR),
  });
  await service.database.insert(remoteFaults).values({
    date: southAfricanDay(now),
    remote: 'details',
    version: '1.2.3',
    kind: 'load',
    pages: 7,
    lastAt: now,
  });
  const text = await scrapeAnew();
  const [, age = ''] = /phila_outbox_age_seconds\{channel="mail"\} ([\d.]+)/.exec(text) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(3_600);
  expect(text).toContain('phila_outbox_age_seconds{channel="sms"} 0');
  expect(text).toContain('phila_remote_fault_pages{remote="details",version="1.2.3",kind="load"} 7');
  expect(text).toMatch(/phila_jobs\{queue="[a-z ]+",state="waiting"\} \d/);
  expect(text).toContain('phila_jobs_failed 0');
  expect(text).toContain('phila_redemptions 0');
  expect(text).toContain('phila_database_connections{state="waiting"} 3');
  expect(text).toContain('phila_unread_gauges 0');
  expect(text).not.toMatch(/nomvula/i);
});

test('however many routes and readings there are, there are fewer than 2 000 series', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => at);
  const metrics = openMetrics({
    given: null,
    log,
    gauges: [
      {
        name: 'phila_many',
        help: 'Many',
        labelNames: ['at'],
        read: async () => many.map((at) => ({ labels: { at: String(at) }, value: at })),
      },
    ],
  });
  for (const at of many)
    metrics.answered({ method: 'GET', route: `/api/v1/${brand.slug}/${at}`, status: 200, seconds: 0.1 });
  const { text } = await metrics.render();
  expect(namesIn(text).size).toBeLessThan(2_000);
  expect(text).toContain('phila_requests_total{method="any",route="other",status="2xx"} 4000');
});

test('a database that is away leaves out what it would say, and the rest is there', async () => {
  const metrics = openMetrics({
    given: null,
    log,
    gauges: [
      { name: 'phila_away', help: 'Away', labelNames: [], read: () => Promise.reject(new Error('away')) },
    ],
  });
  metrics.answered({ method: 'GET', route: '/api/v1/health', status: 503, seconds: 0.1 });
  const { text } = await metrics.render();
  expect(text).toContain('phila_unread_gauges 1');
  expect(text).toContain('status="503"');
});

test('nothing is measured without a port for it', async () => {
  const quiet = await startService();
  expect(quiet.services.metrics).toBeNull();
  await quiet.close();
});
