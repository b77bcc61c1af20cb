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
});
