import type { ClientCall } from '@phila/contract/calls';
import { addressOf, type Parts } from './address.ts';
import { CallError } from './call-error.ts';
import { UNREACHABLE } from './exchange.ts';
import { own } from '../own/own.ts';
import { valueIn } from './reply.ts';

interface Watching {
  signal: AbortSignal;
  idempotencyKey?: string | undefined;
  /** Gets the part that has left, from 0 to 1. */
  onProgress: (fraction: number) => void;
}

const formOf = ({ upload }: Pick<ClientCall, 'upload'>, { body, file, files = {} }: Parts): FormData => {
  const form = new FormData();
  // Puts the fields first: the service reads the form as it arrives.
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  if (file !== undefined) form.append(upload?.field ?? 'file', file);
  for (const [name, other] of Object.entries(files)) form.append(name, other);
  return form;
};

/**
 * Makes one request with a file, as `exchange` does for any other call. Uses XMLHttpRequest, because `fetch` does not
 * report how much has left.
 */
export const exchangeFile = (
  call: Pick<ClientCall, 'method' | 'path' | 'upload'>,
  parts: Parts,
  token: string | null,
  { signal, idempotencyKey, onProgress }: Watching,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new (own().XMLHttpRequest)();
    request.open(call.method, addressOf(call, parts));
    request.setRequestHeader('Accept', 'application/json');
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    if (idempotencyKey !== undefined) request.setRequestHeader('Idempotency-Key', idempotencyKey);
    const stop = (): void => request.abort();
    const end = (): void => signal.removeEventListener('abort', stop);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      end();
      try {
        resolve(valueIn(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('error', () => {
      end();
      reject(new CallError(0, UNREACHABLE));
    });
    request.addEventListener('abort', () => {
      end();
      reject(signal.aborted ? signal.reason : new CallError(0, UNREACHABLE));
    });
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    signal.addEventListener('abort', stop, { once: true });
    request.send(formOf(call, parts));
  });
