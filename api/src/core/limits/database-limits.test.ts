import type { OpenDatabase } from '../database/open.ts';
import { jsonLog } from '../http/log.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { databaseLimits } from './database-limits.ts';
import { limitCounts } from './tables.ts';
import { tidyLimits } from './tidying.ts';

const START = Date.parse('2026-03-02T08:00:00Z');
const ALLOWED = { allowed: true, retryAfter: 0 };
const four = { uses: 4, window: 60_000 };
const numbers = {
  signIn: four,
  weather: four,
  price: four,
  refresh: four,
  browse: four,
  picture: four,
  upload: four,
  redeem: { uses: 7, window: 60_000 },
  discount: four,
  people: four,
  pdf: four,
  cvPage: four,
  share: four,
  contact: four,
  contactWithoutScript: four,
  write: four,
};

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

/** Starts a server whose clock the test sets, in seconds from the start of the window. */
const server = () => {
  let now = START;
  const clock = { now: () => new Date(now) };
  return {
    clock,
    ...databaseLimits(numbers, opened.database, clock),
    at: (seconds: number) => {
      now = START + seconds * 1_000;
    },
  };
};

test('allows exactly as many uses as the number says, then tells how long to wait', async () => {
  const { use, at } = server();
  for (let i = 0; i < 4; i += 1) expect(await use('pdf', 'a')).toEqual(ALLOWED);
  at(20);
  const refused = await use('pdf', 'a');
  // The next window starts in 40 s; the four weigh three only after a quarter of it.
  expect(refused).toEqual({ allowed: false, retryAfter: 55 });
  at(74);
  expect((await use('pdf', 'a')).allowed).toBe(false);
  at(75);
  expect(await use('pdf', 'a')).toEqual(ALLOWED);
  expect(await use('pdf', 'a')).toEqual({ allowed: false, retryAfter: 15 });
  at(90);
  expect(await use('pdf', 'a')).toEqual(ALLOWED);
});

test('a full window right before does not give the whole number again', async () => {
  const { use, at } = server();
  at(59);
  for (let i = 0; i < 4; i += 1) await use('discount', 'b');
  at(61);
  expect((await use('discount', 'b')).allowed).toBe(false);
  at(181);
  for (let i = 0; i < 4; i += 1) expect(await use('discount', 'b')).toEqual(ALLOWED);
});

test('a refused use is not counted, and each name and key counts by itself', async () => {
  const { use } = server();
  for (let i = 0; i < 9; i += 1) await use('upload', 'c');
  expect(await opened.database.select().from(limitCounts)).toContainEqual(
    expect.objectContaining({ windowStart: START, count: 4, previousCount: 0 }),
  );
  expect(await use('upload', 'd')).toEqual(ALLOWED);
  expect(await use('write', 'c')).toEqual(ALLOWED);
});

test('fifty at once on two servers, for seven: seven', async () => {
  const servers = [server(), server()];
  // The second server's clock is behind, in the previous window.
  servers[1]?.at(-1);
  const uses = await Promise.all(
    Array.from({ length: 50 }, (_, i) => servers[i % 2 === 0 ? 0 : 1]?.use('redeem', 'e')),
  );
  const allowed = uses.filter((use) => use?.allowed === true).length;
  expect(allowed).toBe(7);
});

test('a server whose clock is behind counts the window before whole, as the one that is ahead does', async () => {
  const [ahead, behind] = [server(), server()];
  behind.at(-1);
  const uses = [behind, behind, ahead, ...Array.from({ length: 9 }, () => behind)];
  let allowed = 0;
  for (const { use } of uses) allowed += (await use('redeem', 'g')).allowed ? 1 : 0;
  expect(allowed).toBe(7);
});

test('counts of windows that are over are deleted', async () => {
  const { use, at, clock } = server();
  await use('write', 'f');
  at(3_600);
  await tidyLimits({ database: opened.database, clock });
  expect(await opened.database.select().from(limitCounts)).toEqual([]);
});

test('what is stored holds no name', async () => {
  const { use } = server();
  await use('write', 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6');
  const rows = await opened.database.select().from(limitCounts);
  expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
});
