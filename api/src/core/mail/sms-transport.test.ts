import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@phila/contract';
import { configuredTransports } from './index.ts';
import { readConfiguration } from '../configuration.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { delivering } from './delivering.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';

/** Stands in for a text message provider: records requests, and replies as the test says. */
let provider: Server;
let answers: number;
let received: { headers: IncomingHttpHeaders; body: string }[];
let service: TestService;
beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answers).end(`the number in ${body} is not one`);
    });
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  service = await startService();
});
beforeEach(() => {
  answers = 202;
  received = [];
});
afterAll(async () => {
  await service.close();
  provider.close();
});

const NUMBER = '+27821234567';
/** Sends a text with this configuration and returns the log. */
const sent = async (settings: Record<string, string>, text: string): Promise<string> => {
  const { services, configuration } = service;
  const before = service.logged().length;
  const transports = configuredTransports(
    readConfiguration({
      DATA_DIR: configuration.dataDir,
      SMS_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/messages`,
      SMS_KEY: 'hunter2',
      ...settings,
    }),
  );
  await services.sms.send({ about: 'account', to: NUMBER, text });
  await runJobs({ ...services, transports }, delivering, { isEarly: true });
  return service.logged().slice(before).join('');
};

test('a text reaches the provider as JSON, with the key in the header', async () => {
  const text = 'He said "{key}", and\nleft\\';
  await sent({}, text);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(headers).toMatchObject({ authorization: 'Bearer hunter2', 'content-type': 'application/json' });
  expect(JSON.parse(body)).toEqual({ to: NUMBER, text });
});

test('and as a form, in which no message becomes another field', async () => {
  await sent(
    { SMS_KEY: 'Basic aGk6aG8=', SMS_BODY: 'To={to}&Body={text}&Ref={id}&From=Phila' },
    'Fish & chips=R50 #1',
  );
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(headers).toMatchObject({
    authorization: 'Basic aGk6aG8=',
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    To: NUMBER,
    Body: 'Fish & chips=R50 #1',
    Ref: expect.stringMatching(/^[0-9a-f-]{36}$/),
    From: 'Phila',
  });
});

test('a refused message is tried again, and the log has neither number, text nor key', async () => {
  answers = 503;
  const lines = await sent({}, 'Your code is 123456');
  expect(lines).toContain('HTTP 503');
  expect(lines).not.toMatch(/82123|123456|hunter2/);
  answers = 202;
  await sent({}, 'Another');
  expect(received.map(({ body }) => (JSON.parse(body) as { text: string }).text)).toEqual([
    'Your code is 123456',
    'Your code is 123456',
    'Another',
  ]);
});

test('the code of a sign-up by mobile number arrives, and opens the account', async () => {
  const settings = {
    SMS_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/messages`,
    SMS_KEY: 'hunter2',
  };
  const own = await startService({ transports: true, settings });
  try {
    const body = { firstName: 'Zanele', lastName: 'Khumalo', mobile: '0831234567', password: 'Jacaranda-88' };
    await own.call(calls.account.signUp, { body: { ...body, terms: true, privacy: true } });
    await own.deliver();
    const [{ body: got } = { body: '' }] = received;
    const code = /\b\d{6}\b/.exec((JSON.parse(got) as { text: string }).text)?.[0] ?? '';
    await own.call(calls.account.verify, { body: { userAccount: '0831234567', code } });
    const { status } = await own.call(calls.account.signIn, {
      body: { userName: '0831234567', password: 'Jacaranda-88' },
    });
    expect(status).toBe(200);
  } finally {
    await own.close();
  }
});

test.each([
  [{ SMS_URL: 'https://sms.example', SMS_KEY: '' }, 'SMS_KEY is needed with SMS_URL'],
  [{ SMS_BODY: '{"to":"{to}"}' }, /^SMS_BODY is .*: give JSON, or a form, with \{to\} and \{text\} in it$/],
  [{ SMS_BODY: '{"to":"{to}","text":{text}}' }, /^SMS_BODY is /],
  [{ SMS_BODY: 'to {to} {text}' }, /^SMS_BODY is /],
])('a provider that cannot be used stops the start: %j', (settings, words) => {
  expect(() => readConfiguration(settings)).toThrow(words);
});
