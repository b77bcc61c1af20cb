import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { OutgoingFailure } from './fetch-bounded.ts';
import { postBounded } from './post-bounded.ts';
import { isPrivateAddress } from './private-addresses.ts';
import { HOUR } from '../durations.ts';

/* Allows private addresses, because the stand-in server runs on this machine; tests about private addresses do not. */

const seen: { type: string | undefined; body: string; path: string | undefined }[] = [];
const answers: Record<string, (response: ServerResponse) => void> = {
  '/ok': (response) => response.writeHead(201, { 'x-id': '7' }).end('{"ok":true}'),
  '/moved': (response) => response.writeHead(307, { location: '/ok' }).end(),
  '/large': (response) => response.end('x'.repeat(5_000)),
  '/endless': (response) => {
    response.write('x');
  },
  '/silent': () => undefined,
  '/broken': (response) => response.destroy(),
};
const server = createServer((request: IncomingMessage, response) => {
  const answer = async (): Promise<void> => {
    seen.push({ type: request.headers['content-type'], body: await text(request), path: request.url });
    answers[request.url ?? '']?.(response);
  };
  void answer();
});
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Milliseconds that no local reply takes. */
const NEVER = HOUR;
const bounds = { timeout: NEVER, largest: 1_000, allowsPrivateAddresses: true };
const to = (path: string) => new URL(`http://127.0.0.1:${port}${path}`);

test('JSON, a form and signed bytes arrive as they are meant, and the reply comes back', async () => {
  const reply = await postBounded(to('/ok'), { json: { name: 'Zoë' } }, bounds);
  expect([reply.status, reply.headers['x-id'], Buffer.from(reply.bytes).toString()]).toEqual([
    201,
    '7',
    '{"ok":true}',
  ]);
  await postBounded(to('/ok'), { form: { a: '1 & 2', b: 'é' } }, bounds);
  await postBounded(to('/ok'), { bytes: Buffer.from('signed'), contentType: 'text/plain' }, bounds);
  expect(seen).toEqual([
    { type: 'application/json', body: '{"name":"Zoë"}', path: '/ok' },
    { type: 'application/x-www-form-urlencoded', body: 'a=1+%26+2&b=%C3%A9', path: '/ok' },
    { type: 'text/plain', body: 'signed', path: '/ok' },
  ]);
});

test('a redirect comes back as it is and is not followed', async () => {
  expect((await postBounded(to('/moved'), { json: {} }, bounds)).status).toBe(307);
  expect(seen.map(({ path }) => path)).toEqual(['/moved']);
});

test.each<[string, number, string]>([
  ['/large', NEVER, 'the reply is larger than 1000 bytes'],
  ['/endless', 200, 'no answer in time'],
  ['/silent', 200, 'no answer in time'],
  ['/broken', NEVER, 'ECONNRESET'],
])('%s within %d ms ends with: %s', async (path, timeout, reason) => {
  const failure = await postBounded(to(path), { json: {} }, { ...bounds, timeout }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(OutgoingFailure);
  expect((failure as Error).message).toBe(reason);
});

test('a body that is too large is not sent', async () => {
  await expect(postBounded(to('/ok'), { json: 'x'.repeat(1_100_000) }, bounds)).rejects.toThrow('larger');
  expect(seen).toEqual([]);
});

test.each([
  'http://127.0.0.1:PORT/ok',
  'http://localhost:PORT/ok',
  'http://[::1]:PORT/ok',
  'http://0x7f.1:PORT/ok',
])('%s is refused without a connection unless private addresses are allowed', async (address) => {
  const failing = postBounded(
    new URL(address.replace('PORT', String(port))),
    { json: {} },
    { timeout: NEVER, largest: 10 },
  );
  await expect(failing).rejects.toThrow('the address is private');
  expect(seen).toEqual([]);
});

test('only http and https are spoken', async () => {
  await expect(postBounded(new URL('file:///etc/passwd'), { json: {} }, bounds)).rejects.toThrow(
    'not http(s)',
  );
});

test.each([
  ['8.8.8.8', false],
  ['197.86.12.1', false],
  ['2606:4700::1111', false],
  ['10.1.2.3', true],
  ['169.254.169.254', true],
  ['100.100.0.1', true],
  ['0.0.0.0', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['64:ff9b::7f00:1', true],
  ['no address', true],
])('%s is private: %s', (ip, expected) => expect(isPrivateAddress(ip)).toBe(expected));
