import { memoryLimits } from './limits.ts';

const start = Date.parse('2026-03-02T08:00:00Z');

const limits = () => {
  let now = start;
  const numbers = {
    signIn: { uses: 3, window: 60_000 },
    failedSignIn: { uses: 1, window: 1_000 },
    reset: { uses: 1, window: 1_000 },
  };
  return {
    ...memoryLimits(numbers, { now: () => new Date(now) }),
    wait: (by: number) => {
      now += by;
    },
  };
};

describe('limits in memory', () => {
  it('allows exactly as many uses as the number says, then tells how long to wait', async () => {
    const { use, wait } = limits();
    for (let i = 0; i < 3; i += 1) {
      expect(await use('signIn', 'a')).toEqual({ allowed: true, retryAfter: 0 });
      wait(1_000);
    }
    expect(await use('signIn', 'a')).toEqual({ allowed: false, retryAfter: 57 });
  });

  it('slides: a use is free again when the one it waits for is a window old', async () => {
    const { use, wait } = limits();
    await use('signIn', 'a');
    wait(30_000);
    await use('signIn', 'a');
    await use('signIn', 'a');
    wait(29_999);
    expect((await use('signIn', 'a')).allowed).toBe(false);
    wait(1);
    expect((await use('signIn', 'a')).allowed).toBe(true);
    expect((await use('signIn', 'a')).allowed).toBe(false);
  });

  it('does not count a refused use, or waiting would never end', async () => {
    const { use, wait } = limits();
    await use('reset', 'a');
    wait(999);
    expect((await use('reset', 'a')).allowed).toBe(false);
    wait(1);
    expect((await use('reset', 'a')).allowed).toBe(true);
  });

  it('counts each key and each limit by itself', async () => {
    const { use } = limits();
    await use('reset', 'a');
    expect((await use('reset', 'b')).allowed).toBe(true);
    expect((await use('failedSignIn', 'a')).allowed).toBe(true);
  });

  it('looks without counting, and forgets when told', async () => {
    const { use, look, forget } = limits();
    expect((await look('reset', 'a')).allowed).toBe(true);
    await use('reset', 'a');
    expect((await look('reset', 'a')).allowed).toBe(false);
    await forget('reset', 'a');
    expect((await look('reset', 'a')).allowed).toBe(true);
  });
});
