import { call, may, refusalOf } from '@phila/contract';
import type { AnyCall } from '@phila/contract';
import * as z from 'zod/mini';
import { createApp } from '../../app.ts';
import { addOrganisations, IMBALI, UMOYA } from '../../testing/employer/employ.ts';
import { send, sendJson } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { SignedIn } from '../../testing/signed-in.ts';
import { area } from '../area.ts';
import { openLimits } from '../limits/limits.ts';
import { implement } from './implement.ts';
import type { Implementation } from './implement.ts';
import { Refusal } from '../http/refusal.ts';

/* Mounts calls of every kind in a test application. */

const note = z.object({ id: z.string(), text: z.string() });
const read = call({
  method: 'GET',
  path: '/Notes/{id}',
  access: 'person',
  summary: 'One note.',
  params: z.strictObject({ id: z.guid() }),
  query: z.strictObject({ part: z.optional(z.string()) }),
  value: note,
});
const write = call({
  method: 'POST',
  path: '/Notes',
  access: 'person',
  status: 201,
  summary: 'Adds a note.',
  body: z.strictObject({
    text: z.string('Please write something').check(z.minLength(1, 'Please write something')),
    place: z.optional(z.strictObject({ city: z.string('Please enter a city') })),
  }),
  value: note,
});
const administer = call({
  method: 'DELETE',
  path: '/Notes',
  access: may('shop.catalogue.write'),
  summary: 'Deletes all notes.',
  value: z.literal(true),
});
const ofOrganisation = (path: `/${string}`) =>
  call({
    method: 'POST',
    path,
    access: may('organisation.members.write'),
    summary: 'Is about rows of organisations.',
    value: z.literal(true),
  });
const asks = ofOrganisation('/Members/asks');
const forgets = ofOrganisation('/Members/forgets');
const attempt = call({
  method: 'POST',
  path: '/Attempt',
  access: 'anyone',
  limit: 'signIn',
  summary: 'Is limited.',
  body: z.strictObject({ userAccount: z.string() }),
  value: z.literal(true),
});
const fail = call({
  method: 'POST',
  path: '/Fail',
  access: 'anyone',
  summary: 'Fails as told.',
  body: z.strictObject({ how: z.string() }),
  value: z.literal(true),
});
const ofLength = (method: 'GET' | 'POST', path: `/${string}`, saves?: false) =>
  call({
    method,
    path,
    access: 'anyone',
    summary: 'So many letters.',
    query: z.strictObject({ Length: z.coerce.number<number>() }),
    value: z.object({ text: z.string() }),
    ...(saves === false ? { saves } : {}),
  });
const lists = ofLength('GET', '/Letters');
const searches = ofLength('POST', '/Letters/search', false);
const adds = ofLength('POST', '/Letters');
const file = call({ method: 'GET', path: '/File', access: 'anyone', summary: 'A file.' });

const SECRET = 'select secret from accounts';

const failures: Record<string, () => never> = {
  bug: () => {
    throw new Error(SECRET);
  },
  stale: () => {
    throw new Refusal(409, 'Changed since', undefined, { value: { version: 2 } });
  },
  database: () => {
    throw new Error('Failed query', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });
  },
  string: () => {
    // oxlint-disable-next-line no-throw-literal -- what a careless dependency does
    throw SECRET;
  },
};

const implementations: Implementation[] = [
  implement(read, ({ params }) => ({ id: params.id, text: 'hello', inner: SECRET })),
  implement(write, ({ body }) => ({ id: '1', text: body.text })),
  implement(administer, () => true as const),
  implement(asks, (_input, { reaches }) => {
    if (!reaches(UMOYA.osNo) || reaches(IMBALI.osNo)) throw new Refusal(404, 'Not found');
    return true as const;
  }),
  implement(forgets, () => true as const),
  implement(attempt, () => true as const),
  implement(fail, ({ body }) => failures[body.how]?.() ?? (true as const)),
  ...[lists, searches, adds].map((one) =>
    implement(one, ({ query }) => ({ text: 'n'.repeat(query.Length) })),
  ),
  implement(file, () => ({
    bytes: new Uint8Array([1, 2, 3]),
    contentType: 'application/pdf',
    fileName: 'Thandi’s "CV".pdf',
  })),
];
const calls: AnyCall[] = [read, write, administer, asks, forgets, attempt, fail, file, lists, searches, adds];

let service: TestService;
let person: SignedIn;
let api = '';
let close: () => Promise<void>;

/** Services with a single area that has these answers. */
const answeredBy = (answers: readonly Implementation[]) => ({
  ...service.services,
  areas: [area({ name: 'test', answers })],
});

beforeAll(async () => {
  service = await startService({ settings: { LIMIT_SIGN_IN: '3/1m', TRUST_PROXY: 'loopback' } });
  person = await signedIn(service);
  const app = await createApp(answeredBy(implementations), calls);
  api = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`;
  close = () => app.close();
});
afterAll(async () => {
  await close();
  await service.close();
});

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('permission to call', () => {
  it.each([
    ['no token', undefined],
    ['no JWT', 'abc'],
    ['something empty', ''],
  ])('answers 401 to %s', async (_what, token) => {
    const answer = await send(`${api}/Notes/${id}`, { token });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.envelope).toEqual({ isSuccess: false, errorMessage: 'Please sign in', value: null });
  });

  it('answers nothing to a limited role where the handler did not ask what it reaches', async () => {
    await addOrganisations(service);
    const limited = await signedIn(service, { role: 'organisationAdministrator', roleAt: UMOYA.osNo });
    const make = async (path: string, { token }: SignedIn) =>
      (await send(`${api}${path}`, { method: 'POST', token })).status;
    expect([await make('/Members/asks', limited), await make('/Members/forgets', limited)]).toEqual([
      200, 500,
    ]);
    const administrator = await signedIn(service, { role: 'administrator' });
    expect(await make('/Members/forgets', administrator)).toBe(200);
    expect((await send(`${api}/Notes`, { method: 'DELETE', token: limited.token })).status).toBe(403);
  });

  it('answers 403 to a person without the permission, and says who can give it', async () => {
    const { status, envelope } = await send(`${api}/Notes`, { method: 'DELETE', token: person.token });
    expect([status, envelope?.errorMessage]).toEqual([403, refusalOf('shop.catalogue.write')]);
    const administrator = await signedIn(service, { role: 'administrator' });
    expect((await send(`${api}/Notes`, { method: 'DELETE', token: administrator.token })).status).toBe(200);
  });

  it('asks before it reads the body', async () => {
    expect((await sendJson(`${api}/Notes`, 'POST', '{')).status).toBe(401);
  });

  it('takes the scheme in any letter case', async () => {
    const headers = { authorization: `bearer ${person.token}` };
    expect((await send(`${api}/Notes/${id}`, { headers })).status).toBe(200);
  });
});

describe('the input of a call', () => {
  it('reaches the handler, and the status is the declared one', async () => {
    const answer = await sendJson(`${api}/Notes`, 'POST', { text: 'hi' }, person.token);
    expect(answer.status).toBe(201);
    expect(answer.envelope).toEqual({ isSuccess: true, errorMessage: null, value: { id: '1', text: 'hi' } });
  });

  it('leaves out of the reply what the call does not declare', async () => {
    const answer = await send(`${api}/Notes/${id}`, { token: person.token });
    expect(answer.envelope?.value).toEqual({ id, text: 'hello' });
  });

  it.each([
    ['a rule that is broken', { text: '' }, [{ path: 'text', message: 'Please write something' }]],
    ['a field that is missing', {}, [{ path: 'text', message: 'Please write something' }]],
    ['an unknown field', { text: 'a', more: 1 }, [{ path: 'more', message: 'Unknown field' }]],
    ['an inner field', { text: 'a', place: {} }, [{ path: 'place.city', message: 'Please enter a city' }]],
    ['a number for text', { text: 5 }, [{ path: 'text', message: 'Please enter text' }]],
    ['null for text', { text: null }, [{ path: 'text', message: 'Please write something' }]],
    [
      'something else for an inner text',
      { text: 'a', place: { city: ['x'] } },
      [{ path: 'place.city', message: 'Please enter text' }],
    ],
    ['no object', 'null', [{ path: '', message: 'Validation error' }]],
  ])('answers 422 to %s, at its path', async (_what, body, errors) => {
    const answer = await sendJson(`${api}/Notes`, 'POST', body, person.token);
    expect(answer.status).toBe(422);
    expect(answer.envelope).toEqual({
      isSuccess: false,
      errorMessage: errors[0]?.message,
      value: null,
      errors,
    });
  });

  it('names at most a hundred errors', async () => {
    const body = { text: 'a', ...Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`x${i}`, i])) };
    const answer = await sendJson(`${api}/Notes`, 'POST', body, person.token);
    expect(answer.envelope?.errors).toHaveLength(100);
  });

  it.each(['{', '{"text":"a"', '', "{'text':1}", 'undefined', '{"text":"\u0000"}'])(
    'answers 400 to %j, which is not JSON',
    async (body) => {
      const answer = await sendJson(`${api}/Notes`, 'POST', body, person.token);
      expect(answer.status).toBe(400);
      expect(answer.envelope?.isSuccess).toBe(false);
    },
  );

  it.each([
    '{"text":"a\\u0000b"}',
    '{"text":"a","\\u0000":1}',
    `{"text":"a","place":${'['.repeat(5000)}"\\u0000"${']'.repeat(5000)}}`,
  ])('answers 422 to a character that no text can hold', async (body) => {
    expect((await sendJson(`${api}/Notes`, 'POST', body, person.token)).status).toBe(422);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('answers 415 to %s', async (type) => {
    const answer = await send(`${api}/Notes`, {
      method: 'POST',
      token: person.token,
      headers: { 'content-type': type },
      body: '{"text":"a"}',
    });
    expect(answer.status).toBe(415);
    expect(answer.envelope?.isSuccess).toBe(false);
  });

  it('answers 413 to a body of 3 MB', async () => {
    const answer = await sendJson(`${api}/Notes`, 'POST', { text: 'x'.repeat(3_000_000) }, person.token);
    expect(answer.status).toBe(413);
    expect(answer.envelope).toEqual({
      isSuccess: false,
      errorMessage: 'The request is too large',
      value: null,
    });
  });

  it('answers 422 to a body or a query that the call does not take, and not to an empty one', async () => {
    const administrator = (await signedIn(service, { role: 'administrator' })).token;
    expect((await sendJson(`${api}/Notes`, 'DELETE', { all: true }, administrator)).envelope?.errors).toEqual(
      [{ path: 'all', message: 'This call takes no body' }],
    );
    expect((await sendJson(`${api}/Notes`, 'DELETE', {}, administrator)).status).toBe(200);
    expect((await send(`${api}/Notes?all=1`, { method: 'DELETE', token: administrator })).status).toBe(422);
  });

  it.each(['__proto__', 'constructor'])('takes a field named %s for an unknown one', async (name) => {
    const answer = await sendJson(
      `${api}/Notes`,
      'POST',
      `{"text":"a","${name}":{"admin":true}}`,
      person.token,
    );
    expect(answer.status).toBe(422);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('answers 404 to an id that is none, before it looks at anything else', async () => {
    expect((await send(`${api}/Notes/7?what=1`, { token: person.token })).status).toBe(404);
  });

  it('answers 422 to a query name it does not know', async () => {
    expect((await send(`${api}/Notes/${id}?what=1`, { token: person.token })).envelope?.errors).toEqual([
      { path: 'what', message: 'Unknown field' },
    ]);
  });
});

describe('how a reply travels', () => {
  const make = async (method: string, path: string, length: number, accepted: string) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await send(`${api}${path}?Length=${length}`, { method, headers });
    expect(answer.envelope?.value).toEqual({ text: 'n'.repeat(length) });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    return [answer.headers.get('content-encoding'), answer.headers.get('vary')];
  };

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
  ])('compressed by %s where it is long and read', async (encoding, accepted) => {
    expect(await make('GET', '/Letters', 5000, accepted)).toEqual([encoding, 'accept-encoding']);
    expect(await make('POST', '/Letters/search', 5000, accepted)).toEqual([encoding, 'accept-encoding']);
  });

  it('as it is where it is short, of a write, or not to be compressed', async () => {
    expect(await make('GET', '/Letters', 500, 'br')).toEqual([null, null]);
    expect(await make('POST', '/Letters', 5000, 'br')).toEqual([null, null]);
    expect(await make('GET', '/Letters', 5000, 'identity')).toEqual([null, null]);
    expect(await make('GET', '/Letters', 5000, 'br;q=0, gzip;q=0')).toEqual([null, null]);
  });
});

describe('failures', () => {
  it.each(['bug', 'string'])('answers 500 in the envelope and tells nothing (%s)', async (how) => {
    const answer = await sendJson(`${api}/Fail`, 'POST', { how });
    expect(answer.status).toBe(500);
    expect(answer.envelope).toEqual({ isSuccess: false, errorMessage: 'an error occurred', value: null });
    expect(answer.text).not.toContain('secret');
  });

  it('answers 503 while the database is away', async () => {
    const answer = await sendJson(`${api}/Fail`, 'POST', { how: 'database' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  it('gives the current row with a 409', async () => {
    const answer = await sendJson(`${api}/Fail`, 'POST', { how: 'stale' });
    expect(answer.status).toBe(409);
    expect(answer.envelope?.value).toEqual({ version: 2 });
  });

  it('answers 404 in the envelope to an address or method that no call has', async () => {
    for (const [method, path] of [
      ['GET', '/Nothing'],
      ['PUT', '/Notes'],
      ['DELETE', '/'],
    ]) {
      const answer = await send(`${api}${path}`, {
        ...(method === undefined ? {} : { method }),
        headers: { accept: 'text/html' },
      });
      expect([answer.status, answer.envelope?.errorMessage]).toEqual([404, 'Not found']);
    }
  });

  it('answers 400 in the envelope to an address that cannot be decoded', async () => {
    expect((await send(`${api}/Notes/%zz`, { token: person.token })).status).toBe(400);
  });
});

describe('limits', () => {
  const tries = async (from: string, count: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i += 1) {
      statuses.push((await attemptFrom(from)).status);
    }
    return statuses;
  };
  const attemptFrom = (from: string) =>
    send(`${api}/Attempt`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ userAccount: 'a@example.org' }),
    });

  it('allow exactly the configured number from an address, and say when to come back', async () => {
    expect(await tries('197.86.12.41', 3)).toEqual([200, 200, 200]);
    const refused = await attemptFrom('197.86.12.41');
    expect([refused.status, refused.envelope?.errorMessage]).toEqual([
      429,
      'Too many attempts. Please try again later.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await tries('197.86.12.42', 1)).toEqual([200]);
    service.clock.advance(60_000);
    expect(await tries('197.86.12.41', 1)).toEqual([200]);
  });

  it('count an open call by address, not by account', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const { token } = await signedIn(service);
      const answer = await send(`${api}/Attempt`, {
        method: 'POST',
        token,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '197.86.13.1' },
        body: JSON.stringify({ userAccount: 'a@example.org' }),
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('count every write of one person, together over several servers, and no read', async () => {
    const configuration = { ...service.configuration, writeLimit: { uses: 3, window: 60_000 } };
    const servers = await Promise.all(
      [0, 1].map(async () => {
        const limits = openLimits(configuration, service.database, service.clock);
        const app = await createApp({ ...answeredBy(implementations), limits }, calls);
        return { app, url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1` };
      }),
    );
    const { token } = await signedIn(service);
    const id = '0199a1f0-0000-7000-8000-000000000001';
    const writes = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        sendJson(`${servers[i % 2]?.url}/Notes`, 'POST', { text: 'a' }, token),
      ),
    );
    expect(writes.filter(({ status }) => status === 429)).toHaveLength(7);
    expect(writes.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    const reads = await Promise.all(
      Array.from({ length: 5 }, () => send(`${servers[0]?.url}/Notes/${id}`, { token })),
    );
    expect(reads.map(({ status }) => status)).not.toContain(429);
    await Promise.all(servers.map(({ app }) => app.close()));
  });

  it('believe an address only from a proxy that is trusted', async () => {
    const direct = await createApp(
      { ...answeredBy(implementations), configuration: { ...service.configuration, trustProxy: false } },
      calls,
    );
    const url = `${await direct.listen({ port: 0, host: '127.0.0.1' })}/api/v1/Attempt`;
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${i}` };
      statuses.push((await send(url, { method: 'POST', headers, body: '{"userAccount":"a"}' })).status);
    }
    await direct.close();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('a file', () => {
  it('is sent as itself, under its name, and is never guessed at', async () => {
    const response = await fetch(`${api}/File`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Thandi_s _CV_.pdf"; filename*=UTF-8''Thandi%E2%80%99s%20%22CV%22.pdf`,
    );
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  });
});

describe('the start', () => {
  it('is refused while a declared call has no implementation', async () => {
    await expect(createApp(answeredBy(implementations.slice(1)), calls)).rejects.toThrow(
      'GET /Notes/{id} is declared and has no implementation',
    );
  });

  it('is refused while an implemented call is not declared', async () => {
    await expect(createApp(answeredBy(implementations), calls.slice(1))).rejects.toThrow(
      'GET /Notes/{id} is implemented and not declared',
    );
  });

  it.each<[string, Partial<AnyCall>]>([
    ['that anyone may make', { access: 'anyone' }],
    ['that reads', { method: 'GET' }],
    ['that answers with a file', { value: undefined }],
  ])('is refused while a call %s takes an idempotency key', async (_which, change) => {
    const once: AnyCall = { ...write, idempotencyKey: true, ...change };
    await expect(createApp(answeredBy([{ call: once, handler: () => null }]), [once])).rejects.toThrow(
      `${once.method} /Notes takes an Idempotency-Key, so it must be a write of a signed-in person`,
    );
  });

  it('is refused while a call that anyone may make names a limit that counts people', async () => {
    const pdf: AnyCall = { ...file, limit: 'pdf' };
    await expect(createApp(answeredBy([{ call: pdf, handler: () => null }]), [pdf])).rejects.toThrow(
      'GET /File names the limit pdf, which counts people, and anyone may make it',
    );
  });
});
