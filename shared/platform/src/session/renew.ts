import { calls, type Tokens } from '@phila/contract/calls';
import { CallError } from '../exchange/call-error.ts';
import { exchange } from '../exchange/exchange.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { isValid } from './person.ts';
import { accessToken, refreshToken, removeTokens, setTokens } from './tokens.ts';

/** The result of a renewal; after `unreachable` the tokens stay, and it may be tried again. */
export type Renewal = 'renewed' | 'ended' | 'unreachable';

const TIME_LIMIT = 15_000;

/** Tells if the service refused the token itself; too many requests or a fault of the service do not count. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429;

const newPair = async (token: string): Promise<Tokens> => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT);
  try {
    const value = await exchange(calls.account.refreshToken, { body: { refreshToken: token } }, null, {
      signal: limit.signal,
    });
    return value as Tokens;
  } finally {
    clearTimeout(timer);
  }
};

/** Milliseconds to wait for another tab's write to localStorage: it takes some tenths of a second on a busy machine. */
const SETTLED = 1_000;
const LOOK_EVERY = 20;

const otherTabsWrite = async (refused: string | null): Promise<void> => {
  for (let waited = 0; waited < SETTLED && accessToken() === refused; waited += LOOK_EVERY) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY);
    });
  }
};

const attempt = async (refused: string | null, waited: boolean): Promise<Renewal> => {
  if (waited) await otherTabsWrite(refused);
  const access = accessToken();
  // Takes the token of another tab that was faster.
  if (access !== null && access !== refused && isValid(access)) return 'renewed';
  const token = refreshToken();
  if (token === null) {
    if (access !== null) removeTokens();
    return 'ended';
  }
  try {
    const pair = await newPair(token);
    // Stays signed out if the person signed out while the service answered.
    if (refreshToken() !== token) return accessToken() === null ? 'ended' : 'renewed';
    setTokens(pair);
    return 'renewed';
  } catch (error) {
    if (!isRefusal(error)) return 'unreachable';
    if (refreshToken() === token) removeTokens();
    return 'ended';
  }
};

let isKept = false;

/**
 * Stops all requests with the person's token, because the service would refuse them, and keeps the session from ending.
 */
export const keepSession = (keep: boolean): void => {
  isKept = keep;
};
export const isSessionKept = (): boolean => isKept;

let running: Promise<Renewal> | undefined;

/**
 * Gets a new pair of tokens, once for all calls and all tabs (specification: service). `refused` is the token that no
 * longer works; if another tab stored a newer token by our turn, takes that. A refusal by the service ends the session.
 */
export const renew = (refused: string | null): Promise<Renewal> => {
  if (isKept) return Promise.resolve('unreachable');
  running ??= oneAtATime('phila.session', (waited) => attempt(refused, waited)).finally(() => {
    running = undefined;
  });
  return running;
};
