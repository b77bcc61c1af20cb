import { memoryLimits } from './memory-limits.ts';

const start = Date.parse('2026-03-02T08:00:00Z');

const limits = () => {
  let now = start;
  const three = { uses: 3, window: 60_000 };
  const numbers = {
    signIn: three,
    weather: three,
    price: three,
    refresh: three,
    browse: three,
    picture: three,
    upload: three,
    redeem: three,
    discount: three,
    people: three,
    pdf: three,
    cvPage: three,
    share: three,
    contact: three,
    contactWithoutScript: three,
    write: three,
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
    for (let i = 0; i < 3; i += 1) await use('signIn', 'a');
    wait(59_999);
    expect((await use('signIn', 'a')).allowed).toBe(false);
    wait(1);
    expect((await use('signIn', 'a')).allowed).toBe(true);
  });

  it('counts each key by itself', async () => {
    const { use } = limits();
    for (let i = 0; i < 3; i += 1) await use('signIn', 'a');
    expect((await use('signIn', 'a')).allowed).toBe(false);
    expect((await use('signIn', 'b')).allowed).toBe(true);
  });
});
