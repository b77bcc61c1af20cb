import type { ClientCall } from '@phila/contract/calls';
import { hearServiceTime } from '../clock/service-clock.ts';
import { addressOf, type Parts } from './address.ts';
import { CallError } from './call-error.ts';
import { valueIn } from './reply.ts';

/** Said when there is no connection, or nothing answers at the other end. */
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
  // Only with a body: an empty DELETE that says JSON is refused as unreadable.
  headers['Content-Type'] = 'application/json';
  return { ...request, body: JSON.stringify(body) };
};

/** What one exchange needs of a call's declaration. */
export type Route = Pick<ClientCall, 'method' | 'path' | 'blob'>;

/**
 * One request and its reply, with the given token or none. Fails with a {@link CallError}, or with the signal's reason
 * once the signal was raised.
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
    const response = await fetch(address, request);
    hearServiceTime(response.headers);
    if (response.ok && call.blob) return await response.blob();
    return valueIn(response.status, await response.text());
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (extra.signal?.aborted) throw extra.signal.reason;
    throw new CallError(0, UNREACHABLE);
  }
};
