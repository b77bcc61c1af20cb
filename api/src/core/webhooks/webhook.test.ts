import { call } from '@phila/contract';
import type { AnyCall } from '@phila/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createApp } from '../../app.ts';
import { send } from '../../testing/json-request.ts';
import type { RawAnswer } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { area } from '../area.ts';
import type { Implementation } from '../calls/implement.ts';
import { openApiDocument } from '../http/openapi.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { handlingEvents, tidyWebhookEvents } from './inbox.ts';
import { fromAddresses, hmacSha256, isSameText } from './source.ts';
import { webhookEvents } from './tables.ts';
import { implementWebhook } from '../calls/implement-webhook.ts';
import { DAY } from '../durations.ts';

/* An invented payment provider in both real forms: a signed form, and signed bytes. */

const SECRET = 'the secret that the provider shares with us';
const notify = call({
  method: 'POST',
  path: '/Payment/imali/notify',
  access: 'webhook',
  encoding: 'form',
  summary: 'Imali tells of a payment.',
  body: z.object({ payment: z.string(), amount: z.string(), name: z.string() }),
  value: z.literal(true),
});
const raw = call({
  method: 'POST',
  path: '/Payment/imali/raw',
  access: 'webhook',
  summary: 'Imali tells of a payment, in whatever it writes.',
  value: z.literal(true),
});
const calls: AnyCall[] = [notify, raw];

const isSigned = (rawBody: Uint8Array, signature: unknown): boolean =>
  typeof signature === 'string' && isSameText(signature, hmacSha256(SECRET, rawBody, 'hex'));
const isImali = fromAddresses(['197.86.12.0/24', '2001:db8::/32']);

let failures = 0;
const implementations = [
  implementWebhook(notify, {
    provider: 'imali',
    verify: ({ rawBody, headers, ip }) => isImali(ip) && isSigned(rawBody, headers['x-signature']),
    eventId: ({ payment }) => payment,
    handle: async ({ id, body }, tx) => {
      await tx.execute(sql`insert into test_paid (payment, amount) values (${id}, ${body.amount})`);
      if (failures > 0) {
        failures -= 1;
        throw new Error('The handler failed half-way');
      }
    },
  }),
  implementWebhook(raw, {
    provider: 'imali-raw',
    verify: ({ rawBody, headers }) => isSigned(rawBody, headers['x-signature']),
    eventId: (_body, { rawBody }) => Buffer.from(rawBody).toString('hex'),
    handle: async ({ id }, tx) => {
      await tx.execute(sql`insert into test_paid (payment, amount) values (${id}, '')`);
    },
  }),
];

let service: TestService;
let servers: string[];
let close: () => Promise<void>;
/** Services with a single area that has these answers. */
const answeredBy = (answers: readonly Implementation[]) => ({
  ...service.services,
  areas: [area({ name: 'test', answers })],
});

beforeAll(async () => {
  service = await startService({ settings: { TRUST_PROXY: 'loopback' } });
  await service.database.execute(sql`create table test_paid (payment text not null, amount text not null)`);
  const apps = [
    await createApp(answeredBy(implementations), calls),
    await createApp(answeredBy(implementations), calls),
  ];
  servers = await Promise.all(
    apps.map(async (app) => `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`),
  );
  close = async () => {
    await Promise.all(apps.map((app) => app.close()));
  };
});
beforeEach(async () => {
  failures = 0;
  await service.database.execute(sql`delete from test_paid`);
  await service.database.delete(webhookEvents);
});
afterAll(async () => {
  await close();
  await service.close();
});

interface DeliveryOptions {
  body?: string;
  signature?: string;
  from?: string;
  type?: string;
  token?: string;
  to?: string;
  path?: string;
}

const bodyOf = (payment: string) => `payment=${payment}&amount=10.00&name=Th%C3%A1ndi+Mokoena`;

const deliver = ({
  body = bodyOf('p-1'),
  signature = hmacSha256(SECRET, Buffer.from(body), 'hex'),
  from = '197.86.12.41',
  type = 'application/x-www-form-urlencoded',
  token,
  to = servers[0] ?? '',
  path = notify.path,
}: DeliveryOptions = {}): Promise<RawAnswer> =>
  send(`${to}${path}`, {
    method: 'POST',
    token,
    headers: { 'content-type': type, 'x-signature': signature, 'x-forwarded-for': from },
    body,
  });

const paid = async () => (await service.database.execute(sql`select * from test_paid`)) as { rows: object[] };
/** Handles waiting events without their pauses. */
const retry = (how = { isEarly: true }) =>
  runJobs({ ...service.services, ...answeredBy(implementations) }, handlingEvents, how);
const events = () => service.database.select().from(webhookEvents);

test('delivered five times at once to each of two servers, it is handled exactly once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => deliver({ to: servers[i % 2] ?? '' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect((await paid()).rows).toEqual([{ payment: 'p-1', amount: '10.00' }]);
  await deliver();
  expect((await paid()).rows).toHaveLength(1);
  expect(await events()).toEqual([
    expect.objectContaining({ provider: 'imali', eventId: 'p-1', sealedBody: null }),
  ]);
});

test.each<[string, DeliveryOptions, number]>([
  [
    'a signature over something else',
    { signature: hmacSha256(SECRET, Buffer.from('payment=p-2'), 'hex') },
    403,
  ],
  ['no signature', { signature: '' }, 403],
  ['another address', { from: '197.86.13.1' }, 403],
  ['a body that is not readable', { body: 'payment=1&payment=2', signature: 'x' }, 400],
])('with %s it is refused, and nothing is stored', async (_how, sent, status) => {
  const answer = await deliver(sent);
  expect([answer.status, answer.envelope?.isSuccess]).toEqual([status, false]);
  expect(await events()).toEqual([]);
});

test('no role opens it', async () => {
  const { token } = await signedIn(service, { role: 'administrator' });
  expect((await deliver({ token, signature: 'none' })).status).toBe(403);
});

test('the signature is over the bytes as they came, whatever they are', async () => {
  const body = '{"not": "what the call takes", \u00e9 }';
  for (const type of ['application/json', 'text/plain', 'application/octet-stream']) {
    expect((await deliver({ path: raw.path, body: `${type} ${body}`, type })).status).toBe(200);
  }
  expect((await paid()).rows).toHaveLength(3);
});

test('a form is refused where it is not readable, and JSON where a form is taken', async () => {
  expect((await deliver({ body: 'payment=1&payment=2&amount=3&name=' })).status).toBe(400);
  expect((await deliver({ body: 'payment=a%00&amount=1&name=' })).status).toBe(422);
  expect((await deliver({ body: 'payment=1' })).status).toBe(422);
  const json = await deliver({ body: '{"payment":"1"}', type: 'application/json' });
  expect([json.status, json.envelope?.errorMessage]).toEqual([
    415,
    'The body must be a form: application/x-www-form-urlencoded',
  ]);
  expect(await events()).toEqual([]);
});

test('an event that fails is kept sealed, changes nothing, and is handled later, once', async () => {
  failures = 2;
  expect((await deliver()).status).toBe(200);
  expect((await paid()).rows).toEqual([]);
  const [waiting] = await events();
  expect(waiting).toMatchObject({ attempts: 1, handledAt: null });
  expect(waiting?.sealedBody).not.toContain('Mokoena');
  expect(service.logged().join('')).toContain('webhook event not handled');
  expect(service.logged().join('')).not.toContain('Mokoena');

  // Waits a minute before the next attempt.
  expect(await retry({ isEarly: false })).toBe(0);
  expect((await events())[0]?.attempts).toBe(1);
  expect(await retry()).toBe(0);
  expect((await events())[0]?.attempts).toBe(2);
  expect((await Promise.all([retry(), retry()])).toSorted()).toEqual([0, 1]);
  expect((await paid()).rows).toEqual([{ payment: 'p-1', amount: '10.00' }]);
  expect(await retry()).toBe(0);
});

test('an event that fails for days is given up with an error, stays listed, and may be tried again', async () => {
  failures = Number.POSITIVE_INFINITY;
  await deliver();
  for (let i = 0; i < 30; i += 1) await retry();
  service.clock.advance(500 * DAY);
  await tidyWebhookEvents(service.services);
  const [{ id = '' } = {}, ...others] = await events();
  expect(others).toEqual([]);
  expect(await events()).toEqual([expect.objectContaining({ attempts: 24 })]);
  expect(service.logged().join('')).toContain('webhook event given up');
  const { failed } = service.services.jobs;
  const [shown] = await failed.list({ size: 1 });
  expect(shown).toMatchObject({ name: 'notification', attempts: 23, reason: 'Error' });
  failures = 0;
  expect(await failed.again([shown?.id ?? ''], service.database)).toBe(1);
  expect(await retry()).toBe(1);
  expect((await events())[0]).toMatchObject({ id, sealedBody: null });
});

test('handled events are deleted after a little over a year', async () => {
  await deliver({ body: bodyOf('p-old') });
  service.clock.advance(399 * DAY);
  await tidyWebhookEvents(service.services);
  expect(await events()).toHaveLength(1);
  service.clock.advance(2 * DAY);
  await tidyWebhookEvents(service.services);
  expect(await events()).toEqual([]);
});

test('the service does not start with a webhook that checks no sender', async () => {
  const unchecked = [{ call: notify, handler: () => true }];
  await expect(createApp(answeredBy(unchecked), [notify])).rejects.toThrow('implementWebhook');
});

test('the description says how it is written and that no token is asked for', () => {
  const { paths } = openApiDocument(calls, '/api/v1') as {
    paths: Record<string, { post: { security: unknown[]; requestBody: { content: object } } }>;
  };
  const described = paths[notify.path]?.post;
  expect(described?.security).toEqual([]);
  expect(Object.keys(described?.requestBody.content ?? {})).toEqual(['application/x-www-form-urlencoded']);
});

describe('a list of addresses', () => {
  test.each([
    ['197.86.12.255', true],
    ['::ffff:197.86.12.1', true],
    ['197.86.13.0', false],
    ['2001:db8:1::1', true],
    ['2001:db9::1', false],
    ['', false],
    ['localhost', false],
  ])('%s: %s', (ip, expected) => expect(isImali(ip)).toBe(expected));
  test.each(['', 'imali.example', '1.2.3.4/33', '1.2.3.4/8/8', '::1/129', '1.2.3.4/x'])(
    'takes no %j',
    (entry) => expect(() => fromAddresses([entry])).toThrow(RangeError),
  );
});
