import type { ClientCall, InputOf, Upload, ValueOf } from '@phila/contract/calls';
import { isValid, personOf } from '../session/person.ts';
import { isSessionKept, renew } from '../session/renew.ts';
import { askPermissionsAgain } from '../session/permissions.ts';
import { isInterrupted, signedInAgain } from '../session/session.ts';
import { accessToken, refreshToken } from '../session/tokens.ts';
import type { Parts } from '../exchange/address.ts';
import { CallError } from '../exchange/call-error.ts';
import { exchange, UNREACHABLE } from '../exchange/exchange.ts';
import { exchangeFile } from '../exchange/exchange-file.ts';

export interface SendOptions {
  /** Aborts the call; it then fails with the signal's reason. */
  signal?: AbortSignal | undefined;
  /**
   * Milliseconds before the call fails with a {@link CallError} of status 0; default: the call's own limit, or 30 000.
   */
  timeout?: number | undefined;
  /** Sent as `Idempotency-Key` with a call that declares it, so that a repetition gets the first reply. */
  idempotencyKey?: string | undefined;
}

export interface SendFileOptions extends SendOptions {
  /** Gets the part of the file that has left, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

const TIME_LIMIT = 30_000;
const TOO_SLOW = 'The service takes too long to answer. Please try again.';

/** Waits for `work`, at most until the signal is raised. */
const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

const userOf = (token: string | null): string | undefined =>
  token === null ? undefined : personOf(token)?.userId;

const renewed = async (refused: string | null, signal: AbortSignal): Promise<boolean> => {
  const renewal = await until(signal, renew(refused));
  if (renewal === 'unreachable') throw new CallError(0, UNREACHABLE);
  return renewal === 'renewed';
};

type Exchange = (token: string | null) => Promise<unknown>;
/** Waits for a person, with the call's time limit stopped. */
type Hold = <T>(work: Promise<T>) => Promise<T>;

/** Sends with the person's token; if the service refuses it (401), tries once more with a new one. */
const exchangeAsPerson = async (
  exchangeWith: Exchange,
  signal: AbortSignal,
  hold: Hold,
): Promise<unknown> => {
  if (isSessionKept()) throw new CallError(0, UNREACHABLE);
  const before = accessToken();
  // Renews an expired token before the call, to save a round trip.
  if (before !== null && refreshToken() !== null && !isValid(before)) await renewed(before, signal);
  const token = accessToken();
  try {
    return await exchangeWith(token);
  } catch (error) {
    if (!(error instanceof CallError && error.status === 401)) throw error;
    const goesOn = await renewed(token, signal);
    // Asks the person, who has unsaved changes, to sign in again, and then repeats the call.
    if (!goesOn && isInterrupted()) {
      if (await hold(until(signal, signedInAgain()))) return exchangeWith(accessToken());
      throw error;
    }
    // Gives up if another person has signed in since, in another tab: this change is not theirs.
    if (!goesOn || userOf(accessToken()) !== userOf(token)) throw error;
    return exchangeWith(accessToken());
  }
};

const sendOverHttp = async (call: ClientCall, parts: Parts, options: SendFileOptions): Promise<unknown> => {
  const limit = new AbortController();
  const { signal, timeout = call.timeout ?? TIME_LIMIT, onProgress, idempotencyKey } = options;
  const follow = (): void => limit.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow, { once: true });
  const giveUpLater = () => setTimeout(() => limit.abort(new CallError(0, TOO_SLOW)), timeout);
  let timer = giveUpLater();
  // Restarts the time limit while bytes are leaving, so that a large file may take its time.
  const goesOn = (fraction: number): void => {
    clearTimeout(timer);
    timer = giveUpLater();
    onProgress?.(fraction);
  };
  const hold: Hold = async (work) => {
    clearTimeout(timer);
    const value = await work;
    timer = giveUpLater();
    return value;
  };
  const exchangeWith: Exchange = (token) =>
    call.upload === undefined
      ? exchange(call, parts, token, { signal: limit.signal, idempotencyKey })
      : exchangeFile(call, parts, token, { signal: limit.signal, idempotencyKey, onProgress: goesOn });
  try {
    const isForAnyone = call.access === 'anyone' && (call.knowsPerson !== true || accessToken() === null);
    return isForAnyone ? await exchangeWith(null) : await exchangeAsPerson(exchangeWith, limit.signal, hold);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', follow);
  }
};

type Sender = (call: ClientCall, parts: Parts, options: SendFileOptions) => Promise<unknown>;

let sender: Sender = sendOverHttp;

/** Lets tests answer calls; without an argument, calls go to the service again. */
export const setSender = (other: Sender = sendOverHttp): void => {
  sender = other;
};

/** Sends a call; if the service refuses a right that this page believed in, reads the person's rights again. */
const sendAllowed = async (call: ClientCall, parts: Parts, options: SendFileOptions): Promise<unknown> => {
  try {
    return await sender(call, parts, options);
  } catch (error) {
    // Leaves out a refusal with a value, because it only asks for the password.
    if (error instanceof CallError && error.status === 403 && !error.value && call.access.startsWith('may '))
      askPermissionsAgain();
    throw error;
  }
};

/**
 * Makes a call of the contract. Adds the person's token if the call needs it, and renews the token if it expired.
 * Returns the envelope's value, or the blob of a call that sends one; fails with a {@link CallError} whose message can
 * be shown.
 */
export const send = async <C extends ClientCall>(
  call: C,
  input: InputOf<C>,
  options: SendOptions = {},
): Promise<ValueOf<C>> =>
  // Casts the reply to its declared type without a check: the service serialises it by the same declaration, and a
  // check would put every schema on the first page.
  (await sendAllowed(call, input as Parts, options)) as ValueOf<C>;

/**
 * Makes a call with a file, and reports its progress. Otherwise the same as {@link send}; `timeout` counts from the
 * last progress.
 */
export const sendFile = async <C extends ClientCall & { upload: Upload }>(
  call: C,
  input: InputOf<C>,
  options: SendFileOptions = {},
): Promise<ValueOf<C>> => (await sendAllowed(call, input as Parts, options)) as ValueOf<C>;
