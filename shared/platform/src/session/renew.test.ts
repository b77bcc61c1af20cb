import { oldToken, tokenWith } from '../testing/token.ts';
import { success, wire, type Reply } from '../testing/wire.ts';
import type { renew as Renew } from './renew.ts';
import { accessToken, refreshToken, removeTokens, setTokens } from './tokens.ts';

/** Opens another tab: the same storage, with the platform loaded once more. */
const tab = async (): Promise<typeof Renew> => {
  let renew: typeof Renew | undefined;
  await jest.isolateModulesAsync(async () => {
    ({ renew } = await import('./renew.ts'));
  });
  if (!renew) throw new Error('The tab did not open.');
  return renew;
};

const soon = (reply: Reply): Promise<Reply> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(reply), 20);
  });

/** Imitates the browser's Web Locks for a single name: one holder at a time, in order. */
const withLocks = (): void => {
  type Work = (lock: object | null) => unknown;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const queue = (work: Work): Promise<unknown> => {
    waiting += 1;
    const held = async () => {
      try {
        return await work({});
      } finally {
        waiting -= 1;
      }
    };
    last = last.then(held, held);
    return last;
  };
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: async (_: string, ...rest: [Work] | [{ ifAvailable: true }, Work]) => {
        const [first, second] = rest;
        if (second === undefined) return queue(first as Work);
        return waiting > 0 ? second(null) : queue(second);
      },
    },
  });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  removeTokens();
});

describe.each([
  ['with Web Locks', withLocks],
  ['without Web Locks', () => undefined],
])('renew, %s', (_, prepare) => {
  beforeEach(prepare);

  it('asks once for all tabs', async () => {
    const old = oldToken();
    setTokens({ accessToken: old, refreshToken: 'r1' });
    const { requests } = wire(({ body }) =>
      soon(success({ accessToken: tokenWith(), refreshToken: `${JSON.stringify(body)}+` })),
    );
    const tabs = [await tab(), await tab(), await tab()];
    const renewals = await Promise.all(tabs.map((renew) => renew(old)));
    expect(renewals).toEqual(['renewed', 'renewed', 'renewed']);
    expect(requests.map(({ body }) => body)).toEqual([{ refreshToken: 'r1' }]);
  });

  it('does not sign a person in again who signed out while it ran', async () => {
    const old = oldToken();
    setTokens({ accessToken: old, refreshToken: 'r1' });
    wire(() => {
      removeTokens();
      return success({ accessToken: tokenWith(), refreshToken: 'r2' });
    });
    expect(await (await tab())(old)).toBe('ended');
    expect([accessToken(), refreshToken()]).toEqual([null, null]);
  });

  it('can be asked again after a failure', async () => {
    const old = oldToken();
    setTokens({ accessToken: old, refreshToken: 'r1' });
    const renew = await tab();
    wire(() => new TypeError('Failed to fetch'));
    expect(await renew(old)).toBe('unreachable');
    wire(() => success({ accessToken: tokenWith(), refreshToken: 'r2' }));
    expect(await renew(old)).toBe('renewed');
    expect(refreshToken()).toBe('r2');
  });

  it('ends a session that has no refresh token', async () => {
    setTokens({ accessToken: 'refused', refreshToken: '' });
    localStorage.removeItem('phila.refresh-token');
    const { requests } = wire(() => success(null));
    expect(await (await tab())('refused')).toBe('ended');
    expect(accessToken()).toBeNull();
    expect(requests).toEqual([]);
  });
});

it('waits for what the tab before it wrote, which is seen a moment after its lock came free', async () => {
  withLocks();
  const old = oldToken();
  setTokens({ accessToken: old, refreshToken: 'r1' });
  const { requests } = wire(() => success({ accessToken: tokenWith(), refreshToken: 'r3' }));
  const renew = await tab();
  const held = navigator.locks.request('phila.session', async () => {
    setTimeout(() => setTokens({ accessToken: tokenWith(), refreshToken: 'r2' }), 100);
  });
  expect(await renew(old)).toBe('renewed');
  await held;
  expect(refreshToken()).toBe('r2');
  expect(requests).toEqual([]);
});

describe('a lease without Web Locks', () => {
  it('of a tab that was closed does not block for ever', async () => {
    jest.useFakeTimers();
    localStorage.setItem('phila.session.lease', `gone ${Date.now() + 20_000}`);
    const old = oldToken();
    setTokens({ accessToken: old, refreshToken: 'r1' });
    wire(() => success({ accessToken: tokenWith({ exp: Date.now() / 1000 + 6_000 }), refreshToken: 'r2' }));
    const renewal = (await tab())(old);
    await jest.advanceTimersByTimeAsync(19_000);
    expect(refreshToken()).toBe('r1');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await renewal).toBe('renewed');
    expect(localStorage.getItem('phila.session.lease')).toBeNull();
    jest.useRealTimers();
  });
});
