import type { ClientCall } from '@phila/contract/calls';
import { readServiceTime } from '../clock/service-clock.ts';
import { own } from '../own/own.ts';
import { addressOf, type Parts } from './address.ts';
import { CallError } from './call-error.ts';
import { valueIn } from './reply.ts';

/** Shown without a connection, or when no service answers. */
export const UNREACHABLE = 'We cannot reach the service. Please check your connection and try again.';

const isSentAsItself = (body: unknown): body is FormData | Blob =>
  body instanceof FormData || body instanceof Blob;

interface Extra extends RequestInit {
  idempotencyKey?: string | undefined;
}

const requestOf = (
  call: Route,
  { body }: Parts,
  token: string | null,
  { idempotencyKey, ...extra }: Extra,
): RequestInit => {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  const request: RequestInit = { ...extra, method: call.method, headers };
  if (body === undefined) return request;
  if (isSentAsItself(body)) return { ...request, body };
  // Set only with a body: the service refuses an empty DELETE that says JSON.
  headers['Content-Type'] = 'application/json';
  return { ...request, body: JSON.stringify(body) };
};

/** The parts of a call's declaration that an exchange needs. */
export type Route = Pick<ClientCall, 'method' | 'path' | 'blob'>;

/**
 * Makes one request, with the given token or none. Fails with a {@link CallError}, or with the signal's reason once it
 * is raised.
 */
export const exchange = async (
  call: Route,
  parts: Parts,
  token: string | null,
  extra: Extra = {},
): Promise<unknown> => {
  const address = addressOf(call, parts);
  const request = requestOf(call, parts, token, extra);
  try {
    const response = await own().fetch(address, request);
    readServiceTime(response.headers);
    if (response.ok && call.blob) return await response.blob();
    return valueIn(response.status, await response.text());
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (extra.signal?.aborted) throw extra.signal.reason;
    throw new CallError(0, UNREACHABLE);
  }
};
