import type * as tokens from './tokens.ts';
import {
  accessToken,
  onTokensChange,
  refreshToken,
  removeAccessToken,
  removeTokens,
  setTokens,
} from './tokens.ts';

afterEach(removeTokens);

describe('the tokens', () => {
  it('are set together, and the access token goes alone', () => {
    setTokens({ accessToken: 'a', refreshToken: 'r' });
    expect([accessToken(), refreshToken()]).toEqual(['a', 'r']);
    removeAccessToken();
    expect([accessToken(), refreshToken()]).toEqual([null, 'r']);
    removeTokens();
    expect([accessToken(), refreshToken()]).toEqual([null, null]);
  });

  it('tell of a change here and in other tabs, as long as there is a listener', () => {
    const heard = jest.fn();
    const leave = onTokensChange(heard);
    setTokens({ accessToken: 'a', refreshToken: 'r' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'phila.access-token' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new StorageEvent('storage', { key: 'phila.mode' }));
    leave();
    removeTokens();
    window.dispatchEvent(new StorageEvent('storage', { key: 'phila.access-token' }));
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('are held in memory where the browser refuses to keep anything', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    setTokens({ accessToken: 'a', refreshToken: 'r' });
    expect(accessToken()).toBe('a');
    removeTokens();
    expect(accessToken()).toBeNull();
    for (const spy of spies) spy.mockRestore();
  });

  it('are those of the tab alone where it was given one of its own before the page was loaded', () => {
    localStorage.setItem('phila.access-token', 'theirs');
    localStorage.setItem('phila.refresh-token', 'theirs too');
    sessionStorage.setItem('phila.access-token', 'seen');
    jest.isolateModules(() => {
      const own = jest.requireActual<typeof tokens>('./tokens.ts');
      expect([own.accessToken(), own.refreshToken()]).toEqual(['seen', null]);
      own.removeTokens();
    });
    expect(sessionStorage.getItem('phila.access-token')).toBeNull();
    expect([accessToken(), refreshToken()]).toEqual(['theirs', 'theirs too']);
  });
});
