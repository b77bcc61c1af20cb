import { calls } from '@phila/contract/calls';
import type { CallError } from '../exchange/call-error.ts';
import { send } from '../calls/send.ts';
import { exchange } from '../exchange/exchange.ts';
import { queryClient } from '../query-client/query-client.ts';
import { reset, store } from '../store/store.ts';
import { oldToken, tokenWith } from '../testing/token.ts';
import { refusal, success, wire, type Reply } from '../testing/wire.ts';
import { holdDraft } from './drafts.ts';
import {
  abandonSession,
  endFollowing,
  keepUntilSignOut,
  resumeSession,
  signIn,
  signOut,
  startSession,
} from './session.ts';
import { accessToken, refreshToken, removeAccessToken, removeTokens, setTokens } from './tokens.ts';

const session = () => store.getState().session.person;
const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  wire(() => new TypeError('Failed to fetch'));
});

afterEach(() => {
  endFollowing();
  removeTokens();
  localStorage.clear();
  queryClient.clear();
  store.dispatch(reset());
  jest.useRealTimers();
});

/** Changes the tokens as another tab would. */
const fromAnotherTab = (change: () => void): void => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'phila.access-token' }));
};

describe('a session that ends while something typed is not saved', () => {
  const save = calls.account.changePassword;
  const body = { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' };
  const state = () => store.getState().session;
  let drop = (): void => undefined;
  afterEach(() => drop());

  /** Starts a session with a draft. The service refuses its tokens, and accepts the tokens of `later`. */
  const interrupted = async (dirty = true) => {
    drop = holdDraft(() => dirty);
    setTokens({ accessToken: tokenWith(), refreshToken: 'r' });
    await startSession();
    const { requests } = wire(({ url, headers }) => {
      if (url.includes('refresh-token')) return refusal(401, 'Over');
      return headers['Authorization'] === `Bearer ${again}` ? success(true) : refusal(401, 'Over');
    });
    const saved = send(save, { body }).then(
      (value) => value,
      (error: CallError) => error.status,
    );
    await jest.advanceTimersByTimeAsync(100);
    return { saved, requests };
  };
  const again = tokenWith({ exp: Date.now() / 1000 + 7200 });

  it('keeps the page, and the save goes on when the same person signs in again, however long that takes', async () => {
    const { saved } = await interrupted();
    expect(state()).toMatchObject({ interrupted: true, person: { signedIn: true, userId: 'thandi' } });
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(resumeSession({ accessToken: again, refreshToken: 'r2' })).toBe(true);
    expect(await saved).toBe(true);
    expect(state()).toMatchObject({ interrupted: false, generation: 0, person: { userId: 'thandi' } });
  });

  it('lets no other person in, and ends the session that they began', async () => {
    const { requests } = await interrupted();
    const other = { accessToken: tokenWith({ sub: 'sipho' }), refreshToken: 'of sipho' };
    expect(resumeSession(other)).toBe(false);
    expect(state()).toMatchObject({ interrupted: true, person: { userId: 'thandi' } });
    expect([accessToken(), refreshToken()]).toEqual([null, null]);
    expect(requests.at(-1)?.url).toContain('sign-out');
  });

  it('fails the save of a person who leaves, and no one is signed in', async () => {
    const { saved } = await interrupted();
    abandonSession();
    expect(await saved).toBe(401);
    expect(state()).toMatchObject({ interrupted: false, person: { signedIn: false } });
  });

  it('draws every page again for another person who signed in in another tab', async () => {
    const { saved } = await interrupted();
    fromAnotherTab(() => {
      localStorage.setItem('phila.refresh-token', 'of sipho');
      localStorage.setItem('phila.access-token', tokenWith({ sub: 'sipho' }));
    });
    expect(await saved).toBe(401);
    expect(state()).toMatchObject({ interrupted: false, generation: 1, person: { userId: 'sipho' } });
  });

  it('asks nothing of a person who signed out, here or in another tab, or has typed nothing', async () => {
    await interrupted();
    await signOut();
    expect(state()).toMatchObject({ interrupted: false, person: { signedIn: false } });
    drop();
    localStorage.removeItem('phila.signed-out');
    await interrupted(false);
    expect(state()).toMatchObject({ interrupted: false, person: { signedIn: false } });
  });
});

describe('startSession', () => {
  it('takes up a valid token at once', async () => {
    setTokens({ accessToken: tokenWith({ osNo: 3, superuser: 'true' }), refreshToken: 'r' });
    await startSession();
    expect(session()).toEqual({ signedIn: true, isAdministrator: true, userId: 'thandi', osNo: 3 });
  });

  it.each([
    ['no token', undefined],
    ['a token that cannot be decoded', 'rubbish'],
  ])('with %s no one is signed in', async (_, token) => {
    if (token !== undefined) setTokens({ accessToken: token, refreshToken: 'r' });
    const { requests } = wire(() => success(null));
    await startSession();
    expect(session().signedIn).toBe(false);
    expect(requests).toEqual([]);
  });

  it('renews one that ran out before anybody is told', async () => {
    setTokens({ accessToken: oldToken(), refreshToken: 'r' });
    let answerIt: (reply: Reply) => void = () => undefined;
    wire(() => new Promise((resolve) => (answerIt = resolve)));
    const started = startSession();
    await jest.advanceTimersByTimeAsync(100);
    expect(store.getState().session).toMatchObject({ restoring: true, person: { signedIn: false } });
    answerIt(success({ accessToken: tokenWith(), refreshToken: 'r2' }));
    await jest.advanceTimersByTimeAsync(100);
    await started;
    expect(store.getState().session).toMatchObject({ restoring: false, person: { signedIn: true } });
  });

  it('stays signed out, but keeps the tokens, when the service cannot be reached', async () => {
    setTokens({ accessToken: oldToken(), refreshToken: 'r' });
    const started = startSession();
    await jest.advanceTimersByTimeAsync(100);
    await started;
    expect(store.getState().session).toMatchObject({ restoring: false, person: { signedIn: false } });
    expect(refreshToken()).toBe('r');
    wire(() => success({ accessToken: tokenWith(), refreshToken: 'r2' }));
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(100);
    expect(session().signedIn).toBe(true);
  });
});

describe('the session', () => {
  it('follows other tabs, in and out', async () => {
    await startSession();
    fromAnotherTab(() => localStorage.setItem('phila.access-token', tokenWith()));
    expect(session().signedIn).toBe(true);
    fromAnotherTab(() => localStorage.clear());
    expect(session().signedIn).toBe(false);
  });

  it('is over when the access token alone is removed', async () => {
    setTokens({ accessToken: tokenWith(), refreshToken: 'r' });
    await startSession();
    removeAccessToken();
    expect(session().signedIn).toBe(false);
    expect(refreshToken()).toBe('r');
  });

  it('forgets what was read for one person when another one comes', async () => {
    await startSession();
    signIn({ accessToken: tokenWith({ sub: 'thandi' }), refreshToken: 'r' });
    queryClient.setQueryData(['/Account/get-profile-name', {}], { firstName: 'Thandi' });
    fromAnotherTab(() => localStorage.setItem('phila.access-token', tokenWith({ sub: 'sipho' })));
    expect(session().userId).toBe('sipho');
    expect(queryClient.getQueryData(['/Account/get-profile-name', {}])).toBeUndefined();
  });

  it('keeps what was read when the token is renewed', async () => {
    await startSession();
    signIn({ accessToken: tokenWith({ jti: 1 }), refreshToken: 'r' });
    queryClient.setQueryData(['/x', {}], 1);
    fromAnotherTab(() => localStorage.setItem('phila.access-token', tokenWith({ jti: 2 })));
    expect(queryClient.getQueryData(['/x', {}])).toBe(1);
  });

  it('is renewed a minute before its end', async () => {
    const { requests } = wire(() => success({ accessToken: tokenWith(), refreshToken: 'r2' }));
    await startSession();
    signIn({ accessToken: tokenWith(), refreshToken: 'r' });
    await jest.advanceTimersByTimeAsync(8.9 * MINUTE);
    expect(requests).toEqual([]);
    await jest.advanceTimersByTimeAsync(0.2 * MINUTE);
    expect(requests).toMatchObject([{ url: '/api/v1/Account/refresh-token', body: { refreshToken: 'r' } }]);
    expect(refreshToken()).toBe('r2');
    await jest.advanceTimersByTimeAsync(9.1 * MINUTE);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['40 minutes ahead', 40],
    ['9 minutes ahead', 9],
    ['40 minutes behind', -40],
  ])('takes a sign-in and renews once in its time where the clock is %s', async (_, minutes) => {
    /** Makes tokens of ten minutes, by a service with a correct clock. */
    const fresh = () => {
      const now = Math.floor((Date.now() - minutes * MINUTE) / 1000);
      return { accessToken: tokenWith({ exp: now + 600 }), refreshToken: crypto.randomUUID() };
    };
    const { requests } = wire(() => ({
      ...success(fresh()),
      headers: {
        date: new Date(Date.now() - minutes * MINUTE).toUTCString(),
        'cache-control': 'no-store',
      },
    }));
    await startSession();
    // Exchanges as the sign-in call does.
    await exchange({ method: 'POST', path: '/Account/login' }, {}, null);
    requests.length = 0;
    signIn(fresh());
    expect(session().signedIn).toBe(true);
    await jest.advanceTimersByTimeAsync(8.9 * MINUTE);
    expect(requests).toEqual([]);
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(requests).toHaveLength(2);
  });

  it('asks for new tokens no more than once a second, whatever they say of their end', async () => {
    const over = () => ({ accessToken: oldToken(), refreshToken: crypto.randomUUID() });
    setTokens({ accessToken: tokenWith(), refreshToken: 'r' });
    await startSession();
    const { requests } = wire(() => success(over()));
    setTokens(over());
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(requests.length).toBeGreaterThan(1);
    expect(requests.length).toBeLessThanOrEqual(60);
    // Ends the request under way before the next test.
    removeTokens();
    await jest.advanceTimersByTimeAsync(MINUTE);
  });

  it('goes on, trying, while the service cannot be reached, also past the end of the token', async () => {
    const { requests } = wire(() => new TypeError('Failed to fetch'));
    await startSession();
    signIn({ accessToken: tokenWith(), refreshToken: 'r' });
    await jest.advanceTimersByTimeAsync(12 * MINUTE);
    expect(requests.length).toBeGreaterThan(3);
    expect(session().signedIn).toBe(true);
    wire(() => success({ accessToken: tokenWith(), refreshToken: 'r2' }));
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(refreshToken()).toBe('r2');
    expect(session().signedIn).toBe(true);
  });

  it('ends when the refresh token is refused', async () => {
    wire(() => refusal(401, 'No'));
    await startSession();
    signIn({ accessToken: tokenWith(), refreshToken: 'r' });
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(session().signedIn).toBe(false);
    expect(accessToken()).toBeNull();
  });

  it('is not renewed by a hidden tab, but as soon as it is seen again', async () => {
    const { requests } = wire(() => success({ accessToken: tokenWith(), refreshToken: 'r2' }));
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await startSession();
    signIn({ accessToken: tokenWith(), refreshToken: 'r' });
    await jest.advanceTimersByTimeAsync(15 * MINUTE);
    expect(requests).toEqual([]);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(1_100);
    expect(requests).toHaveLength(1);
  });
});

describe('signOut', () => {
  const personal = ['/Account/get-profile-name', {}];

  beforeEach(async () => {
    await startSession();
    signIn({ accessToken: tokenWith(), refreshToken: 'r' });
    queryClient.setQueryData(personal, { firstName: 'Thandi' });
  });

  it('ends the session here at once, and on the server, even as the page is left', async () => {
    const { requests } = wire(() => success(true));
    const done = signOut();
    expect(session().signedIn).toBe(false);
    expect([accessToken(), refreshToken()]).toEqual([null, null]);
    expect(queryClient.getQueryData(personal)).toBeUndefined();
    await done;
    expect(requests).toMatchObject([
      {
        method: 'POST',
        url: `/api/v1${calls.account.signOut.path}`,
        body: { refreshToken: 'r' },
        keepalive: true,
      },
    ]);
  });

  it.each<[string, Reply | Promise<Reply>]>([
    ['cannot be reached', new TypeError('Failed to fetch')],
    ['refuses', refusal(500, 'Broken')],
    ['never answers', new Promise<Reply>(() => undefined)],
  ])('ends the session here also when the server %s', async (_, reply) => {
    wire(() => reply);
    const done = signOut();
    await jest.advanceTimersByTimeAsync(5_000);
    await done;
    expect(session().signedIn).toBe(false);
    expect(accessToken()).toBeNull();
  });

  it('asks nothing of the server without a session', async () => {
    wire(() => success(true));
    await signOut();
    const { requests } = wire(() => success(true));
    await signOut();
    expect(requests).toEqual([]);
  });
});

describe('keepUntilSignOut', () => {
  const askFor = async () => {
    const status = send(calls.account.sessions, {}).then(
      () => 200,
      (error: CallError) => error.status,
    );
    await jest.advanceTimersByTimeAsync(5_000);
    return [await status, session().signedIn];
  };

  it('asks for nothing of theirs until the person is signed out', async () => {
    const { requests } = wire(() => refusal(401, 'Please sign in'));
    setTokens({ accessToken: tokenWith(), refreshToken: 'r' });
    await startSession();
    keepUntilSignOut();
    expect(await askFor()).toEqual([0, true]);
    expect(requests).toEqual([]);
    await signOut();
    signIn({ accessToken: tokenWith(), refreshToken: 'r' });
    expect(await askFor()).toEqual([401, false]);
  });
});
