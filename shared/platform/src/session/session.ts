import { serviceNow } from '@phila/contract/format';
import { calls, type Tokens } from '@phila/contract/calls';
import { exchange } from '../exchange/exchange.ts';
import { forgetPersonData } from '../query-client/query-client.ts';
import { visitor, sessionSlice, type Session } from '../store/session-slice.ts';
import { store } from '../store/store.ts';
import { forgetDrafts } from '../storage/form-draft.ts';
import { forgetKept } from '../storage/keep-for-person.ts';
import { storageItem } from '../storage/storage-item.ts';
import { hasDraft } from './drafts.ts';
import { isValid, personOf } from './person.ts';
import { stopFirstAt } from './origin.ts';
import { followPermissions } from './permissions.ts';
import { keepSession, renew } from './renew.ts';
import { accessToken, area, onTokensChange, refreshToken, removeTokens, setTokens } from './tokens.ts';

const { interruptedChanged, personChanged, restoringChanged } = sessionSlice.actions;

/** Set by the tab that signs out, so that other tabs do not offer to sign in again. */
const signedOut = storageItem(area, 'phila.signed-out');

/** Milliseconds before its expiry when a token is renewed. */
const AHEAD = 60_000;
const AGAIN_AFTER = 30_000;
/** Milliseconds between renewals at least, however wrong the clocks or tokens are. */
const LEAST_WAIT = 1_000;
const SIGN_OUT_LIMIT = 5_000;

const current = (): Session => store.getState().session.person;

/**
 * Derives the session from the token (specification: accounts): signed out if it cannot be decoded or has expired.
 * Stays signed in if it expires on an open page while the service cannot be reached: the refresh token was not refused,
 * and entries must not be lost.
 */
const sessionNow = (): Session => {
  const token = accessToken();
  const person = token === null ? null : personOf(token);
  if (!token || !person) return visitor;
  const { userId, osNo, isAdministrator } = person;
  const goesOn = refreshToken() !== null && current().userId === userId;
  return isValid(token) || goesOn ? { signedIn: true, userId, osNo, isAdministrator } : visitor;
};

let timer: ReturnType<typeof setTimeout> | undefined;

/** Gives the time until the token is renewed, in milliseconds; a short-lived one is renewed at half its time. */
const waitFor = (expires: number): number => {
  const left = expires - serviceNow();
  return Math.max(LEAST_WAIT, left > 2 * AHEAD ? left - AHEAD : left / 2);
};

const renewNow = async (): Promise<void> => {
  const renewal = await renew(accessToken());
  // Leaves a successful renewal to the listener for changed tokens.
  if (renewal === 'unreachable') timer = setTimeout(renewInTime, AGAIN_AFTER);
};

const renewInTime = (): void => {
  clearTimeout(timer);
  const token = accessToken();
  const expires = token === null ? undefined : personOf(token)?.expires;
  if (!current().signedIn || expires === undefined || refreshToken() === null || document.hidden) return;
  timer = setTimeout(() => void renewNow(), waitFor(expires));
};

let waiting: ((again: boolean) => void)[] = [];

/** Ends an interruption, and tells the waiting calls whether the same person is signed in again. */
const endInterruption = (again: boolean): void => {
  if (!isInterrupted()) return;
  store.dispatch(interruptedChanged(false));
  const told = waiting;
  waiting = [];
  for (const tell of told) tell(again);
};

/** Tells if the session ended over unsaved changes; until the person decides, the page stays unchanged. */
export const isInterrupted = (): boolean => store.getState().session.interrupted;

/** Resolves when the interruption is over: true if the same person signed in again. */
export const signedInAgain = (): Promise<boolean> =>
  new Promise((resolve) => {
    if (isInterrupted()) waiting.push(resolve);
    else resolve(false);
  });

const follow = (): void => {
  const before = current();
  const now = sessionNow();
  if (before.signedIn && !now.signedIn && signedOut.read() === null && (hasDraft() || isInterrupted())) {
    store.dispatch(interruptedChanged(true));
    return;
  }
  endInterruption(now.signedIn && now.userId === before.userId);
  const isOther = before.userId !== now.userId || before.osNo !== now.osNo;
  if (isOther || before.isAdministrator !== now.isAdministrator) store.dispatch(personChanged(now));
  // Forgets reads after the store has changed: shown pages then read for the new person, and nothing for the old one.
  if (isOther) forgetPersonData();
  if (before.signedIn && before.userId !== now.userId) forgetKept();
  if (isOther && now.signedIn) forgetDrafts(now.userId);
  renewInTime();
};

let stop: (() => void) | undefined;

/** For tests: stops following the tokens. */
export const endFollowing = (): void => {
  stop?.();
  stop = undefined;
};

/** Tries a failed renewal again when the page is seen again or the connection is back. */
const wake = (): void => {
  const token = accessToken();
  if (current().signedIn) renewInTime();
  else if (token !== null && personOf(token) !== null && refreshToken() !== null) void renew(token);
};

/**
 * Derives the session from the tokens, in all tabs, and keeps it alive. Resolves when it is known who is signed in: at
 * once, or, with an expired token, when the service has answered. Until then `restoring` is set, and the guard waits.
 */
export const startSession = async (): Promise<void> => {
  if (!stop) {
    const deaf = onTokensChange(follow);
    const unread = followPermissions();
    const listening = new AbortController();
    document.addEventListener('visibilitychange', wake, listening);
    window.addEventListener('online', wake, listening);
    stop = () => {
      deaf();
      unread();
      clearTimeout(timer);
      listening.abort();
    };
  }
  follow();
  const token = accessToken();
  const isRestorable = refreshToken() !== null && (token === null || personOf(token) !== null);
  if (current().signedIn || !isRestorable) return;
  store.dispatch(restoringChanged(true));
  try {
    await renew(token);
  } finally {
    store.dispatch(restoringChanged(false));
  }
};

/**
 * Takes the tokens from the service and signs the person in, in every tab.
 * @param first the pages to show before the address that the person wanted. Each page continues by going to `/sign-in`;
 * the guard goes on from there
 */
export const signIn = (tokens: Tokens, { first }: { first?: readonly string[] } = {}): void => {
  if (first !== undefined) stopFirstAt(first);
  keepSession(false);
  signedOut.remove();
  setTokens(tokens);
  follow();
};

/** Ends a session on the server; resolves also when the server cannot be reached. */
const endOnServer = async (token: string): Promise<void> => {
  const limit = new AbortController();
  const limitTimer = setTimeout(() => limit.abort(), SIGN_OUT_LIMIT);
  try {
    // Outlives the page, because the person may leave it first.
    await exchange(calls.account.signOut, { body: { refreshToken: token } }, null, {
      signal: limit.signal,
      keepalive: true,
    });
  } catch {
    // Ignored: the session is over in this browser, and expires on the server.
  } finally {
    clearTimeout(limitTimer);
  }
};

/**
 * Goes on with an interrupted session and sends the waiting calls with these tokens. False, without any change, if they
 * are another person's, who must not see or save these entries.
 */
export const resumeSession = (tokens: Tokens): boolean => {
  if (personOf(tokens.accessToken)?.userId !== current().userId) {
    void endOnServer(tokens.refreshToken);
    return false;
  }
  signIn(tokens);
  return true;
};

/** Gives up an interrupted session with its unsaved changes: the guard asks to sign in. */
export const abandonSession = (): void => {
  endInterruption(false);
  store.dispatch(personChanged(visitor));
  forgetPersonData();
  forgetKept();
};

/**
 * Lets a person read on after deleting their account: until they sign out, this tab makes no more calls for them, and
 * no refusal sends them to sign in.
 */
export const keepUntilSignOut = (): void => keepSession(true);

/**
 * Ends the session, here and in every tab at once, forgets the person's reads, and then tells the server. Resolves also
 * when the server cannot be reached.
 */
export const signOut = async (): Promise<void> => {
  const token = refreshToken();
  keepSession(false);
  signedOut.write('1');
  removeTokens();
  follow();
  if (token !== null) await endOnServer(token);
};
