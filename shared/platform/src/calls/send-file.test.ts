import { call } from '@phila/contract/schemas';
import { waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { removeTokens, setTokens } from '../session/tokens.ts';
import { tokenWith } from '../testing/token.ts';
import { success, wire } from '../testing/wire.ts';
import { sendFile } from './send.ts';

const upload = call({
  method: 'POST',
  path: '/Document',
  access: 'person',
  summary: '',
  body: z.object({ FolderId: z.number() }),
  upload: { field: 'File', largest: 100 },
  value: z.boolean(),
});

interface FakeRequest {
  url: string;
  headers: Record<string, string>;
  form: FormData;
  progress: (loaded: number, total: number) => void;
  answer: (status: number, body: unknown) => void;
  fail: () => void;
  aborted: boolean;
}

/** Replaces the browser's XMLHttpRequest, so that a test can play the service. */
const requests = (): FakeRequest[] => {
  const sent: FakeRequest[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    #url = '';
    #headers: Record<string, string> = {};
    #sent: FakeRequest | undefined;
    open(_method: string, url: string): void {
      this.#url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }
    send(form: FormData): void {
      this.#sent = {
        url: this.#url,
        headers: this.#headers,
        form,
        progress: (loaded, total) => {
          this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
        },
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.dispatchEvent(new Event('load'));
        },
        fail: () => {
          this.dispatchEvent(new Event('error'));
        },
        aborted: false,
      };
      sent.push(this.#sent);
    }
    abort(): void {
      if (this.#sent) this.#sent.aborted = true;
      this.dispatchEvent(new Event('abort'));
    }
  }
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  return sent;
};

const file = new File(['abc'], 'a.txt');
const input = { body: { FolderId: 3 }, file };
const kept = { isSuccess: true, errorMessage: null, value: true };
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(() => setTokens({ accessToken: tokenWith({ n: 1 }), refreshToken: 'r' }));
afterEach(() => {
  jest.useRealTimers();
  removeTokens();
});

describe('sendFile', () => {
  it('sends the fields and the file as a form, and tells how far it has come', async () => {
    const sent = requests();
    const seen: number[] = [];
    const answer = sendFile(upload, input, { onProgress: (fraction) => seen.push(fraction) });
    await settle();
    sent[0]?.progress(1, 4);
    sent[0]?.progress(4, 4);
    sent[0]?.answer(201, kept);
    expect(await answer).toBe(true);
    expect(seen).toEqual([0.25, 1]);
    expect(sent[0]).toMatchObject({
      url: '/api/v1/Document',
      headers: { Accept: 'application/json', Authorization: expect.stringMatching(/^Bearer /) },
    });
    expect([...(sent[0]?.form.entries() ?? [])].map(([name, value]) => [name, String(value)])).toEqual([
      ['FolderId', '3'],
      ['File', '[object File]'],
    ]);
  });

  it('carries the key of the choice of the file', async () => {
    const sent = requests();
    const answer = sendFile(upload, input, { idempotencyKey: 'k'.repeat(32) });
    await settle();
    sent[0]?.answer(201, kept);
    expect(await answer).toBe(true);
    expect(sent[0]?.headers['Idempotency-Key']).toBe('k'.repeat(32));
  });

  it('fails with the words of the service', async () => {
    const sent = requests();
    const failure = failureOf(sendFile(upload, input));
    await settle();
    sent[0]?.answer(413, { isSuccess: false, errorMessage: 'Full', value: null });
    expect(await failure).toMatchObject({ status: 413, message: 'Full' });
  });

  it('says that the service was not reached', async () => {
    const sent = requests();
    const failure = failureOf(sendFile(upload, input));
    await settle();
    sent[0]?.fail();
    expect(await failure).toMatchObject({
      status: 0,
      message: 'We cannot reach the service. Please check your connection and try again.',
    });
  });

  it('is broken off by its signal, with the signal’s reason', async () => {
    const sent = requests();
    const stop = new AbortController();
    const failure = failureOf(sendFile(upload, input, { signal: stop.signal }));
    await settle();
    stop.abort(new Error('enough'));
    expect(await failure).toEqual(new Error('enough'));
    expect(sent[0]?.aborted).toBe(true);
  });

  it('gets a new token when the service refuses the old one, and sends the file again', async () => {
    const sent = requests();
    wire(() => success({ accessToken: tokenWith({ n: 2 }), refreshToken: 'r2' }));
    const answer = sendFile(upload, input);
    await settle();
    sent[0]?.answer(401, { isSuccess: false, errorMessage: 'Please sign in', value: null });
    await waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.answer(201, kept);
    expect(await answer).toBe(true);
    expect(sent[1]?.headers['Authorization']).not.toBe(sent[0]?.headers['Authorization']);
  });

  it('gives up when nothing goes on for its time, and not before', async () => {
    jest.useFakeTimers();
    const sent = requests();
    const failure = failureOf(sendFile(upload, input, { timeout: 1_000 }));
    await jest.advanceTimersByTimeAsync(900);
    sent[0]?.progress(1, 4);
    await jest.advanceTimersByTimeAsync(900);
    expect(sent[0]?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(await failure).toMatchObject({
      status: 0,
      message: 'The service takes too long to answer. Please try again.',
    });
    expect(sent[0]?.aborted).toBe(true);
  });
});
