import { once, EventEmitter } from 'node:events';
import { eq } from 'drizzle-orm';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { giveLeaseBack, LEASE, renewLease, takeLease } from './lease.ts';
import { taskLeases } from './tables.ts';
import { startTasks } from './task.ts';
import type { Task } from './task.ts';

const HOUR = 3_600_000;
const [FIRST, SECOND] = ['0199a1f0-0000-7000-8000-000000000001', '0199a1f0-0000-7000-8000-000000000002'];

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  await service.database.delete(taskLeases);
});
afterAll(() => service.close());

const now = (): Date => service.clock.now();
const leaseOf = async (name: string) => {
  const [lease] = await service.database.select().from(taskLeases).where(eq(taskLeases.name, name));
  return lease;
};

test('of twenty servers at once, one gets the lease', async () => {
  const got = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      takeLease(service.database, 'a', `0199a1f0-0000-7000-8000-0000000000${10 + i}`, now()),
    ),
  );
  expect(got.filter(Boolean)).toHaveLength(1);
});

test('a server that dies keeps the task for a minute, one that lives for as long as it renews', async () => {
  const take = (holder: string) => takeLease(service.database, 'b', holder, now());
  expect(await take(FIRST)).toBe(true);
  service.clock.advance(LEASE - 1_000);
  expect(await renewLease(service.database, 'b', FIRST, now())).toBe(true);
  service.clock.advance(LEASE - 1_000);
  expect(await take(SECOND)).toBe(false);
  service.clock.advance(1_000);
  expect(await take(SECOND)).toBe(true);
  // The first one was only slow: it has lost the lease and changes nothing about it any more.
  expect(await renewLease(service.database, 'b', FIRST, now())).toBe(false);
  await giveLeaseBack(service.database, { name: 'b', every: HOUR, holder: FIRST }, now());
  expect((await leaseOf('b'))?.holder).toBe(SECOND);
});

test('it is due again when its time has come, and sooner after a failure, which is noted without its message', async () => {
  const about = { name: 'c', every: HOUR, holder: FIRST };
  const take = () => takeLease(service.database, 'c', FIRST, now());
  expect(await take()).toBe(true);
  await giveLeaseBack(service.database, about, now());
  service.clock.advance(HOUR - 1_000);
  expect(await take()).toBe(false);
  service.clock.advance(1_000);
  expect(await take()).toBe(true);

  const error = Object.assign(new TypeError('thandi@example.org'), { code: 'ECONNREFUSED' });
  await giveLeaseBack(service.database, about, now(), { error });
  expect(await leaseOf('c')).toMatchObject({
    failures: 1,
    lastFailure: 'TypeError ECONNREFUSED',
    holder: null,
  });
  service.clock.advance(59_000);
  expect(await take()).toBe(false);
  service.clock.advance(1_000);
  expect(await take()).toBe(true);
  await giveLeaseBack(service.database, about, now(), { error });
  service.clock.advance(61_000);
  expect(await take()).toBe(false);
  service.clock.advance(60_000);
  expect(await take()).toBe(true);
  await giveLeaseBack(service.database, about, now());
  expect((await leaseOf('c'))?.failures).toBe(0);
});

test('started on three servers, a leased task runs on one, and one that fails is told in the log', async () => {
  const rounds = new EventEmitter();
  const ended = once(rounds, 'ended');
  let begun = 0;
  const task: Task = {
    name: 'leased',
    every: HOUR,
    isLeased: true,
    run: async () => {
      begun += 1;
      rounds.emit('ended');
    },
  };
  const failing: Task = {
    name: 'failing lease',
    every: HOUR,
    isLeased: true,
    run: () => Promise.reject(new Error('no such thing')),
  };
  const stops = [0, 1, 2].map(() => startTasks([task, failing], service.services));
  await ended;
  await Promise.all(stops.map((stop) => stop()));
  expect(begun).toBe(1);
  expect(await leaseOf('leased')).toMatchObject({ holder: null, failures: 0 });
  expect(await leaseOf('failing lease')).toMatchObject({ holder: null, failures: 1, lastFailure: 'Error' });
  expect(service.logged().filter((line) => line.includes('failing lease'))).toHaveLength(1);
});
