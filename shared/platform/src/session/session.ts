import { serviceNow } from '@phila/contract/format';
import { calls, type Tokens } from '@phila/contract/calls';
import { exchange } from '../exchange/exchange.ts';
import { forgetPersonData } from '../query-client/query-client.ts';
import { visitor, sessionSlice, type Session } from '../store/session-slice.ts';
import { store } from '../store/store.ts';
import { forgetDrafts } from '../storage/form-draft.ts';
import { forgetKept } from '../storage/keep-for-person.ts';
import { kept } from '../storage/kept.ts';
import { hasDraft } from './drafts.ts';
import { isValid, personOf } from './person.ts';
import { stopFirstAt } from './origin.ts';
import { followPermissions } from './permissions.ts';
import { keepSession, renew } from './renew.ts';
import { accessToken, area, onTokensChange, refreshToken, removeTokens, setTokens } from './tokens.ts';

const { interruptedChanged, personChanged, restoringChanged } = sessionSlice.actions;

/** Written by the tab in which the person signed out, so that no other tab offers to go on. */
const signedOut = kept(area, 'phila.signed-out');

/** How long before its end a token is renewed. */
const AHEAD = 60_000;
const AGAIN_AFTER = 30_000;
/** Whatever clocks and tokens say, an open page asks for new tokens no more than once a second. */
const LEAST_WAIT = 1_000;
const SIGN_OUT_LIMIT = 5_000;

const current = (): Session => store.getState().session.person;

/**
 * Specification: accounts: a token that cannot be decoded, or is over, means not signed in. One that runs out while the page is
 * open and the service cannot be reached does not: the refresh token was not refused, and what is being typed stays.
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

/** How long to wait until the token is renewed, in milliseconds; one that lives short is renewed at half its time. */
const waitFor = (expires: number): number => {
  const left = expires - serviceNow();
  return Math.max(LEAST_WAIT, left > 2 * AHEAD ? left - AHEAD : left / 2);
};

const renewNow = async (): Promise<void> => {
  const renewal = await renew(accessToken());
  // A renewal that came about is heard of as a change of the tokens.
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

/** Ends an interruption, and tells the calls that wait for its end whether the same person is signed in again. */
const endInterruption = (again: boolean): void => {
  if (!isInterrupted()) return;
  store.dispatch(interruptedChanged(false));
  const told = waiting;
  waiting = [];
  for (const tell of told) tell(again);
};

/** Has the session ended while something typed was not saved? Until that is settled the page stays as it is. */
export const isInterrupted = (): boolean => store.getState().session.interrupted;

/** Whether the person signed in again, once the interruption is over. */
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
  // After the store: pages that are shown then ask for who is there now, and nothing for the person who left.
  if (isOther) forgetPersonData();
  if (before.signedIn && before.userId !== now.userId) forgetKept();
  if (isOther && now.signedIn) forgetDrafts(now.userId);
  renewInTime();
};

let stop: (() => void) | undefined;

/** Stops following the tokens; for tests. */
export const endFollowing = (): void => {
  stop?.();
  stop = undefined;
};

/** The page is seen again, or the connection is back: what could not be renewed before may be now. */
const wake = (): void => {
  const token = accessToken();
  if (current().signedIn) renewInTime();
  else if (token !== null && personOf(token) !== null && refreshToken() !== null) void renew(token);
};

/**
 * Derives the session from the tokens, from now on and for all tabs, and keeps it alive. Resolves when it is known who
 * is signed in: at once, or, with a token that ran out, when the service answered. Until then `restoring` is set, and
 * the guard waits.
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
 * Takes the tokens that the service gave; the whole site, in every tab, is then signed in.
 * @param first the pages to lead the person through before they come to where they wanted to go. Each of them goes on
 * by going to `/sign-in`, from where the guard leads on.
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
    // The page may be left in the meantime.
    await exchange(calls.account.signOut, { body: { refreshToken: token } }, null, {
      signal: limit.signal,
      keepalive: true,
    });
  } catch {
    // The session is over for this browser; on the server it ends by itself.
  } finally {
    clearTimeout(limitTimer);
  }
};

/**
 * Goes on with an interrupted session: what waits for it is sent with these tokens. False, and nothing changes, when
 * they are another person's: what was typed is not theirs to see or to save.
 */
export const resumeSession = (tokens: Tokens): boolean => {
  if (personOf(tokens.accessToken)?.userId !== current().userId) {
    void endOnServer(tokens.refreshToken);
    return false;
  }
  signIn(tokens);
  return true;
};

/** Gives an interrupted session up, and with it what was typed: the guard asks to sign in. */
export const abandonSession = (): void => {
  endInterruption(false);
  store.dispatch(personChanged(visitor));
  forgetPersonData();
  forgetKept();
};

/**
 * The account is gone and its person still reads so: until they are signed out, this tab asks for nothing more of
 * theirs, and no refusal sends them to sign in.
 */
export const keepUntilSignOut = (): void => keepSession(true);

/**
 * Ends the session: here and in every tab at once, with everything read for the person, then on the server. Resolves
 * also when the server cannot be reached.
 */
export const signOut = async (): Promise<void> => {
  const token = refreshToken();
  keepSession(false);
  signedOut.write('1');
  removeTokens();
  follow();
  if (token !== null) await endOnServer(token);
};
