import { jsonLog } from '../http/log.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { clearThrottle, throttleKey, useThrottle } from './throttle.ts';
import { HOUR, MINUTE } from '../durations.ts';

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

const at = (milliseconds: number): Date => new Date(Date.parse('2026-03-01T08:00:00Z') + milliseconds);
let count = 0;
const newKey = (): string => {
  count += 1;
  return throttleKey('test', String(count));
};

test('the window slides with each use', async () => {
  const key = newKey();
  const limit = { uses: 2, window: HOUR };
  const use = (minute: number) => useThrottle(opened.database, key, limit, at(minute * MINUTE));
  expect(await use(0)).toEqual({ allowed: true, retryAfter: 0 });
  expect(await use(30)).toEqual({ allowed: true, retryAfter: 0 });
  expect(await use(31)).toEqual({ allowed: false, retryAfter: 29 * 60 });
  expect(await use(60)).toEqual({ allowed: true, retryAfter: 0 });
  expect(await use(61)).toEqual({ allowed: false, retryAfter: 29 * 60 });
  expect(await use(90)).toEqual({ allowed: true, retryAfter: 0 });
});

test('beyond the limit, slower: each pause twice the last, up to the longest', async () => {
  const key = newKey();
  const limit = { uses: 2, window: HOUR, slower: { first: 10_000, longest: 60_000 } };
  let time = 0;
  const use = () => useThrottle(opened.database, key, limit, at(time));
  await use();
  await use();
  for (const pause of [10, 20, 40, 60, 60]) {
    expect(await use()).toEqual({ allowed: false, retryAfter: pause });
    time += pause * 1_000 - 1;
    expect(await use()).toEqual({ allowed: false, retryAfter: 1 });
    time += 1;
    expect(await use()).toEqual({ allowed: true, retryAfter: 0 });
  }
});

test('a hundred failures overflow nothing', async () => {
  const key = newKey();
  const limit = { uses: 1, window: HOUR, slower: { first: 10_000, longest: 10_000 } };
  for (let i = 0; i < 100; i += 1)
    expect((await useThrottle(opened.database, key, limit, at(i * 10_000))).allowed).toBe(true);
});

test('fifty at once for seven: seven', async () => {
  const key = newKey();
  const uses = await Promise.all(
    Array.from({ length: 50 }, () => useThrottle(opened.database, key, { uses: 7, window: HOUR }, at(0))),
  );
  expect(uses.filter(({ allowed }) => allowed)).toHaveLength(7);
});

test('cleared, it begins again', async () => {
  const key = newKey();
  const limit = { uses: 1, window: HOUR };
  await useThrottle(opened.database, key, limit, at(0));
  await clearThrottle(opened.database, key);
  expect((await useThrottle(opened.database, key, limit, at(0))).allowed).toBe(true);
});

test('what is stored holds no name', () => {
  expect(throttleKey('reset', 'thandi@example.org')).toMatch(/^[\w-]{43}$/);
  expect(throttleKey('reset', 'a')).not.toBe(throttleKey('sign-up', 'a'));
});
