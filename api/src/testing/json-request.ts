import type { Envelope } from '@phila/contract';

export interface RawAnswer {
  status: number;
  headers: Headers;
  /** As it came. */
  text: string;
  /** The envelope it is in; null when it is none. */
  envelope: Envelope<unknown> | null;
}

const isEnvelope = (value: unknown): value is Envelope<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'isSuccess' in value &&
  'errorMessage' in value &&
  'value' in value;

/** Sends what no typed client would: any body, any header. */
export const send = async (
  url: string,
  init: RequestInit & { token?: string | undefined } = {},
): Promise<RawAnswer> => {
  const { token, ...rest } = init;
  const headers = new Headers(rest.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(url, { ...rest, headers });
  const text = await response.text();
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // Not JSON: the test looks at the text.
  }
  return {
    status: response.status,
    headers: response.headers,
    text,
    envelope: isEnvelope(value) ? value : null,
  };
};

export const sendJson = (url: string, method: string, body: unknown, token?: string): Promise<RawAnswer> =>
  send(url, {
    method,
    token,
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The value of an answer; fails the test when the call was refused. */
export const valueOf = <T>({ status, text, envelope }: RawAnswer): T => {
  if (envelope?.isSuccess !== true) throw new Error(`Answered ${status}: ${text.slice(0, 500)}`);
  return envelope.value as T;
};
