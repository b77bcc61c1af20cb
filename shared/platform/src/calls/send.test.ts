import { calls } from '@phila/contract/calls';
import { call } from '@phila/contract/schemas';
import * as z from 'zod/mini';
import { accessToken, refreshToken, removeTokens, setTokens } from '../session/tokens.ts';
import { oldToken, tokenWith } from '../testing/token.ts';
import { refusal, success, wire, type Reply } from '../testing/wire.ts';
import { CallError } from '../exchange/call-error.ts';
import { send } from './send.ts';

const titles = calls.lookup.titles;
const { profileName, refreshToken: refresh, signIn } = calls.account;
const picture = call({
  method: 'GET',
  path: '/Document',
  access: 'anyone',
  summary: '',
  query: z.object({ FileName: z.string() }),
});
const upload = call({
  method: 'POST',
  path: '/Document',
  access: 'anyone',
  summary: '',
  body: z.instanceof(FormData),
  value: z.boolean(),
});
const remove = call({
  method: 'DELETE',
  path: '/Account/sessions/{id}',
  access: 'anyone',
  summary: '',
  params: z.object({ id: z.string() }),
  value: z.boolean(),
});

const failureOf = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('The call succeeded.');
};

afterEach(() => {
  jest.useRealTimers();
  removeTokens();
});

describe('send', () => {
  it('makes the call and gives the value in the envelope', async () => {
    const { requests } = wire(() => success([{ titleTypeNo: 1, titleType: 'Ms' }]));
    expect(await send(titles, {})).toEqual([{ titleTypeNo: 1, titleType: 'Ms' }]);
    expect(requests).toMatchObject([{ method: 'GET', url: '/api/v1/Lookup/titles', body: undefined }]);
  });

  it('sends an idempotency key where it is given one', async () => {
    const { requests } = wire(() => success(true));
    await send(
      signIn,
      { body: { userName: 'a@b.example', password: 'x' } },
      { idempotencyKey: 'k'.repeat(32) },
    );
    await send(signIn, { body: { userName: 'a@b.example', password: 'x' } });
    expect(requests.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['k'.repeat(32), undefined]);
  });

  it('says JSON only with a body', async () => {
    const { requests } = wire(() => success(true));
    await send(signIn, { body: { userName: 'a@b.example', password: 'x' } });
    await send(remove, { params: { id: '7' } });
    expect(requests.map(({ headers, body }) => [headers['Content-Type'], body])).toEqual([
      ['application/json', { userName: 'a@b.example', password: 'x' }],
      [undefined, undefined],
    ]);
  });

  it('leaves the type of a form with files to the browser', async () => {
    const { requests } = wire(() => success(true));
    const form = new FormData();
    await send(upload, { body: form });
    expect(requests[0]?.body).toBe(form);
    expect(requests[0]?.headers).not.toHaveProperty('Content-Type');
  });

  it('gives the blob of a call that sends one, and the refusal of one that does not', async () => {
    wire(() => ({ status: 200, text: 'PDF' }));
    expect(await send(picture, { query: { FileName: 'a.pdf' } })).toBeInstanceOf(Blob);
    wire(() => refusal(404, 'Not found'));
    expect(await failureOf(send(picture, { query: { FileName: 'a.pdf' } }))).toMatchObject({
      status: 404,
      message: 'Not found',
    });
  });

  it('says in plain words that the service was not reached', async () => {
    wire(() => new TypeError('Failed to fetch'));
    const error = await failureOf(send(titles, {}));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({
      status: 0,
      message: 'We cannot reach the service. Please check your connection and try again.',
    });
  });

  it('gives up after its time, and says so', async () => {
    jest.useFakeTimers();
    wire(() => new Promise<Reply>(() => undefined));
    const failure = failureOf(send(titles, {}, { timeout: 2_000 }));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await failure).toMatchObject({
      name: 'CallError',
      status: 0,
      message: 'The service takes too long to answer. Please try again.',
    });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up after the time of the call itself, where the contract names one', async () => {
    jest.useFakeTimers();
    wire(() => new Promise<Reply>(() => undefined));
    const { create } = calls.wealth.medicalAidDependant;
    setTokens({ accessToken: tokenWith(), refreshToken: 'r' });
    const failure = failureOf(send(create, { body: {} as never }));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await failure).toMatchObject({ status: 0, message: expect.stringContaining('takes too long') });
  });

  it("fails with the caller's own reason when the caller stops it, before or during", async () => {
    wire(() => new Promise<Reply>(() => undefined));
    const early = AbortSignal.abort(new Error('gone'));
    expect(await failureOf(send(titles, {}, { signal: early }))).toMatchObject({ message: 'gone' });
    const stop = new AbortController();
    const failure = failureOf(send(titles, {}, { signal: stop.signal }));
    stop.abort(new Error('left'));
    expect(await failure).toMatchObject({ message: 'left' });
  });
});

describe('send for a person', () => {
  /** A service that accepts one access token and one refresh token; each refresh gives the next pair. */
  const service = (good: { access: string; refresh: string; next: string }) =>
    wire(({ url, headers, body }) => {
      if (url.endsWith(refresh.path)) {
        const { refreshToken: given } = body as { refreshToken: string };
        if (given !== good.refresh) return refusal(401, 'Please sign in');
        good.access = good.next;
        good.refresh = `${given}+`;
        return success({ accessToken: good.next, refreshToken: good.refresh });
      }
      return headers['Authorization'] === `Bearer ${good.access}`
        ? success({ firstName: 'Thandi', lastName: 'Mokoena', osNo: null, orgIdGuid: null })
        : refusal(401, 'Please sign in');
    });

  const paths = (requests: readonly { url: string }[]): string[] =>
    requests.map(({ url }) => url.replace('/api/v1/Account/', ''));

  it('carries the token, and only where a person is needed', async () => {
    const access = tokenWith();
    setTokens({ accessToken: access, refreshToken: 'r' });
    const { requests } = service({ access, refresh: 'r', next: '' });
    await send(profileName, {});
    await send(titles, {}).catch(() => undefined);
    expect(requests.map(({ headers }) => headers['Authorization'])).toEqual([`Bearer ${access}`, undefined]);
  });

  it('carries it as well where the reply of an open call is another for a person', async () => {
    const access = tokenWith();
    const { requests } = wire(() => success(null));
    await send(calls.shop.product, { params: { id: 7 } });
    setTokens({ accessToken: access, refreshToken: 'r' });
    await send(calls.shop.product, { params: { id: 7 } });
    expect(requests.map(({ headers }) => headers['Authorization'])).toEqual([undefined, `Bearer ${access}`]);
  });

  it('renews a refused token and repeats the call once', async () => {
    const next = tokenWith({ jti: 2 });
    setTokens({ accessToken: tokenWith({ jti: 1 }), refreshToken: 'r' });
    const { requests } = service({ access: 'revoked', refresh: 'r', next });
    expect(await send(profileName, {})).toMatchObject({ firstName: 'Thandi' });
    expect(paths(requests)).toEqual(['get-profile-name', 'refresh-token', 'get-profile-name']);
    expect([accessToken(), refreshToken()]).toEqual([next, 'r+']);
  });

  it('renews one that is known to be over without asking first', async () => {
    setTokens({ accessToken: oldToken(), refreshToken: 'r' });
    const { requests } = service({ access: '', refresh: 'r', next: tokenWith() });
    await send(profileName, {});
    expect(paths(requests)).toEqual(['refresh-token', 'get-profile-name']);
  });

  it('renews once for many calls', async () => {
    setTokens({ accessToken: tokenWith({ jti: 1 }), refreshToken: 'r' });
    const { requests } = service({ access: '', refresh: 'r', next: tokenWith({ jti: 2 }) });
    await Promise.all(Array.from({ length: 8 }, () => send(profileName, {})));
    expect(paths(requests).filter((path) => path === 'refresh-token')).toHaveLength(1);
  });

  it('does not repeat twice', async () => {
    setTokens({ accessToken: tokenWith({ jti: 1 }), refreshToken: 'r' });
    let refreshed = 0;
    const { requests } = wire(({ url }) => {
      if (!url.endsWith(refresh.path)) return refusal(401, 'No');
      refreshed += 1;
      return success({ accessToken: tokenWith({ jti: 1 + refreshed }), refreshToken: 'r2' });
    });
    expect(await failureOf(send(profileName, {}))).toMatchObject({ status: 401, message: 'No' });
    expect(paths(requests)).toEqual(['get-profile-name', 'refresh-token', 'get-profile-name']);
  });

  it('ends the session when the refresh token is refused', async () => {
    setTokens({ accessToken: tokenWith(), refreshToken: 'used' });
    service({ access: '', refresh: 'r', next: '' });
    expect(await failureOf(send(profileName, {}))).toMatchObject({ status: 401 });
    expect([accessToken(), refreshToken()]).toEqual([null, null]);
  });

  it.each([
    ['cannot be reached', new TypeError('Failed to fetch')],
    ['is down', refusal(503, 'Down')],
    ['has too much to do', refusal(429, 'Wait')],
  ])('keeps the session when the service %s', async (_, reply) => {
    const access = tokenWith();
    setTokens({ accessToken: access, refreshToken: 'r' });
    wire(({ url }) => (url.endsWith(refresh.path) ? reply : refusal(401, 'No')));
    expect(await failureOf(send(profileName, {}))).toMatchObject({
      status: 0,
      message: expect.stringContaining('cannot reach'),
    });
    expect([accessToken(), refreshToken()]).toEqual([access, 'r']);
  });

  it("does not repeat one person's call as another", async () => {
    setTokens({ accessToken: tokenWith({ sub: 'thandi' }), refreshToken: 'r' });
    const { requests } = wire(() => {
      setTokens({ accessToken: tokenWith({ sub: 'sipho' }), refreshToken: 's' });
      return refusal(401, 'No');
    });
    expect(await failureOf(send(profileName, {}))).toMatchObject({ status: 401 });
    expect(paths(requests)).toEqual(['get-profile-name']);
  });

  it('is not held up by a renewal that hangs', async () => {
    jest.useFakeTimers();
    setTokens({ accessToken: tokenWith(), refreshToken: 'r' });
    wire(({ url }) =>
      url.endsWith(refresh.path) ? new Promise<Reply>(() => undefined) : refusal(401, 'No'),
    );
    const failure = failureOf(send(profileName, {}, { timeout: 1_000 }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await failure).toMatchObject({ status: 0 });
    await jest.runAllTimersAsync();
  });
});
