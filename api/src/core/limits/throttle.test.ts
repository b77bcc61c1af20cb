import { openTestDatabase } from '../../testing/database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { HOUR, MINUTE } from '../durations.ts';
import { jsonLog } from '../http/log.ts';
import type { Allowance } from './allowance.ts';
import { memoryThrottle } from './memory-throttle.ts';
import type { Throttle } from './sliding-window.ts';
import { throttles } from './tables.ts';
import { clearThrottle, giveBackUse, throttleKey, countUse } from './throttle.ts';
import { tidyLimits } from './tidying.ts';

const START = Date.parse('2026-03-01T08:00:00Z');
const at = (milliseconds: number): Date => new Date(START + milliseconds);
const ALLOWED = { allowed: true, retryAfter: 0 };

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase(
    jsonLog(
      () => undefined,
      () => new Date(),
    ),
  );
});
afterAll(() => opened.close());

let count = 0;
const newKey = (): string => {
  count += 1;
  return throttleKey('test', String(count));
};

type Use = (key: string, limit: Throttle, moment: Date) => Allowance | Promise<Allowance>;
const stores: [string, Use][] = [
  ['the database', (key, limit, moment) => countUse(opened.database, key, limit, moment)],
  ['memory', memoryThrottle()],
];

describe.each(stores)('a limit in %s', (_store, useOf) => {
  test('allows exactly as many uses as the number says, then tells how long to wait', async () => {
    const key = newKey();
    const use = (second: number) => useOf(key, { uses: 3, window: MINUTE }, at(second * 1_000));
    for (const second of [0, 1, 2]) expect(await use(second)).toEqual(ALLOWED);
    expect(await use(3)).toEqual({ allowed: false, retryAfter: 57 });
    expect(await use(59.5)).toEqual({ allowed: false, retryAfter: 1 });
  });

  test('the window slides with each use', async () => {
    const key = newKey();
    const use = (minute: number) => useOf(key, { uses: 2, window: HOUR }, at(minute * MINUTE));
    expect(await use(0)).toEqual(ALLOWED);
    expect(await use(30)).toEqual(ALLOWED);
    expect(await use(31)).toEqual({ allowed: false, retryAfter: 29 * 60 });
    expect(await use(60)).toEqual(ALLOWED);
    expect(await use(61)).toEqual({ allowed: false, retryAfter: 29 * 60 });
    expect(await use(90)).toEqual(ALLOWED);
  });

  test('a full window right before does not give the whole number again', async () => {
    const key = newKey();
    const use = (second: number) => useOf(key, { uses: 4, window: MINUTE }, at(second * 1_000));
    for (let i = 0; i < 4; i += 1) await use(59);
    expect((await use(61)).allowed).toBe(false);
    for (let i = 0; i < 4; i += 1) expect(await use(181)).toEqual(ALLOWED);
  });

  test('a refused use is not counted, or waiting would never end', async () => {
    const key = newKey();
    const use = (time: number) => useOf(key, { uses: 3, window: MINUTE }, at(time));
    for (let i = 0; i < 3; i += 1) await use(0);
    expect((await use(59_999)).allowed).toBe(false);
    expect((await use(60_000)).allowed).toBe(true);
  });

  test('each key counts by itself', async () => {
    const limit = { uses: 1, window: MINUTE };
    const [one, other] = [newKey(), newKey()];
    await useOf(one, limit, at(0));
    expect((await useOf(one, limit, at(0))).allowed).toBe(false);
    expect(await useOf(other, limit, at(0))).toEqual(ALLOWED);
  });

  test('beyond the limit, slower: each pause twice the last, up to the longest', async () => {
    const key = newKey();
    const limit = { uses: 2, window: HOUR, slower: { first: 10_000, longest: 60_000 } };
    let time = 0;
    const use = () => useOf(key, limit, at(time));
    await use();
    await use();
    for (const pause of [10, 20, 40, 60, 60]) {
      expect(await use()).toEqual({ allowed: false, retryAfter: pause });
      time += pause * 1_000 - 1;
      expect(await use()).toEqual({ allowed: false, retryAfter: 1 });
      time += 1;
      expect(await use()).toEqual(ALLOWED);
    }
  });

  test('a hundred failures overflow nothing', async () => {
    const key = newKey();
    const limit = { uses: 1, window: HOUR, slower: { first: 10_000, longest: 10_000 } };
    for (let i = 0; i < 100; i += 1) expect((await useOf(key, limit, at(i * 10_000))).allowed).toBe(true);
  });

  test('fifty at once for seven, half of them by a clock that is behind: seven', async () => {
    const key = newKey();
    const uses = await Promise.all(
      Array.from({ length: 50 }, async (_, i) => useOf(key, { uses: 7, window: HOUR }, at((i % 2) * -1_000))),
    );
    expect(uses.filter(({ allowed }) => allowed)).toHaveLength(7);
  });
});

test('a server whose clock is behind counts the uses of the one that is ahead', async () => {
  const key = newKey();
  const limit = { uses: 3, window: MINUTE };
  const use = (seconds: number) => countUse(opened.database, key, limit, at(seconds * 1_000));
  for (const seconds of [0, 2, 1]) expect(await use(seconds)).toEqual(ALLOWED);
  expect(await use(1)).toEqual({ allowed: false, retryAfter: 59 });
  expect(await use(60)).toEqual(ALLOWED);
  expect(await use(60)).toEqual({ allowed: false, retryAfter: 1 });
});

test('cleared, it begins again', async () => {
  const key = newKey();
  const limit = { uses: 1, window: HOUR };
  await countUse(opened.database, key, limit, at(0));
  await clearThrottle(opened.database, key);
  expect((await countUse(opened.database, key, limit, at(0))).allowed).toBe(true);
});

test('a use given back is free again, and only that one', async () => {
  const key = newKey();
  const use = (time: number) => countUse(opened.database, key, { uses: 2, window: HOUR }, at(time));
  await use(0);
  await use(1);
  await giveBackUse(opened.database, key, at(0));
  expect((await use(2)).allowed).toBe(true);
  expect((await use(3)).allowed).toBe(false);
});

test('uses of windows that are over are deleted', async () => {
  await countUse(opened.database, newKey(), { uses: 1, window: HOUR }, at(0));
  await tidyLimits({ database: opened.database, clock: { now: () => at(24 * HOUR) } });
  expect(await opened.database.select().from(throttles)).toEqual([]);
});

test('the stored key holds no name', () => {
  expect(throttleKey('reset', 'thandi@example.org')).toMatch(/^[\w-]{43}$/);
  expect(throttleKey('reset', 'a')).not.toBe(throttleKey('sign-up', 'a'));
});
