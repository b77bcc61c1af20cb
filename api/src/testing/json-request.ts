import type { Envelope } from '@phila/contract';

export interface RawAnswer {
  status: number;
  headers: Headers;
  /** The raw text. */
  text: string;
  /** The reply's envelope; null if it has none. */
  envelope: Envelope<unknown> | null;
}

const isEnvelope = (value: unknown): value is Envelope<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'isSuccess' in value &&
  'errorMessage' in value &&
  'value' in value;

/** Sends anything, including bodies and headers of no typed client. */
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
    // No JSON: tests read the text.
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

/** The value of a reply; fails the test if the call was refused. */
export const valueOf = <T>({ status, text, envelope }: RawAnswer): T => {
  if (envelope?.isSuccess !== true) throw new Error(`Answered ${status}: ${text.slice(0, 500)}`);
  return envelope.value as T;
};
