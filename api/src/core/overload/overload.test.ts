import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { send } from '../../testing/json-request.ts';
import { until } from '../../testing/until.ts';
import { jsonLog } from '../http/log.ts';
import { serverRefusingOverload } from './overload.ts';

const pool = { busy: 2, idle: 0, waiting: 0 };
const lines: string[] = [];
const counted: number[] = [];
const server = serverRefusingOverload({
  api: '/api/v1',
  connections: () => pool,
  log: jsonLog(
    (line) => lines.push(line),
    () => new Date(),
  ),
  metrics: () => ({
    answered: ({ status }) => counted.push(status),
    render: () => Promise.reject(new Error('not asked')),
  }),
})((_request, response) => response.end('answered'), { keepAliveTimeout: 5_000, requestTimeout: 720_000 });

let url = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('the server has the limits of time that Fastify was given', () => {
  expect([server.keepAliveTimeout, server.requestTimeout]).toEqual([5_000, 720_000]);
});

test('a call is answered while no more than twenty requests wait for each connection', async () => {
  pool.waiting = 40;
  expect(await send(`${url}/api/v1/Shop/orders`)).toMatchObject({ status: 200, text: 'answered' });
});

test('beyond that calls are refused at once, in the envelope, and told of together', async () => {
  pool.waiting = 41;
  const refused = await send(`${url}/api/v1/Shop/orders`, { method: 'POST', body: 'x'.repeat(10_000) });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.envelope).toEqual({
    isSuccess: false,
    errorMessage: 'The service has too much to do right now. Please try again shortly.',
    value: null,
  });
  await send(`${url}/api/v1/Shop/orders`);
  expect(counted).toEqual([503, 503]);
  await until(() => lines.length > 0);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { event: 'overloaded', refused: 2 },
  ]);
});

test.each(['/', '/assets/app.js', '/api/v1/health/live', '/api/v1/health/ready'])(
  '%s is answered all the same',
  async (path) => {
    pool.waiting = 1_000;
    expect((await send(url + path)).text).toBe('answered');
  },
);
