import { once, EventEmitter } from 'node:events';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { cronOf, startOwnTasks } from './task.ts';
import { HOUR } from '../durations.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** A task that lets a test wait for its n-th round. */
const counted = (name: string, work: () => Promise<unknown> = async () => undefined) => {
  const rounds = new EventEmitter();
  let begun = 0;
  return {
    task: {
      name,
      every: 5,
      run: () => {
        begun += 1;
        rounds.emit(String(begun));
        return work();
      },
    },
    begun: () => begun,
    round: (n: number) => once(rounds, String(n)),
  };
};

test('a round begins at once, none begins while one is under way, and stopping waits for it', async () => {
  const end = new EventEmitter();
  const slow = counted('slow', () => once(end, 'now'));
  const quick = counted('quick');
  const fourth = quick.round(4);
  const stop = startOwnTasks([slow.task, quick.task], service.services, service.services.log);
  await fourth;
  expect(slow.begun()).toBe(1);
  const order: string[] = [];
  const stopping = stop().then(() => order.push('stopped'));
  await Promise.resolve();
  order.push('ends');
  end.emit('now');
  await stopping;
  expect(order).toEqual(['ends', 'stopped']);
  expect(slow.begun()).toBe(1);
});

test('a round that fails is told in the log, and the next one runs', async () => {
  const broken = counted('broken', () => Promise.reject(new Error('no such thing')));
  const third = broken.round(3);
  const stop = startOwnTasks([broken.task], service.services, service.services.log);
  await third;
  await stop();
  expect(service.logged().filter((line) => line.includes('"task":"broken"'))).toHaveLength(3);
});

test.each([
  [60_000, /^\* \* \* \* \*$/],
  [5 * 60_000, /^[0-4]-59\/5 \* \* \* \*$/],
  [HOUR, /^[1-5]?[0-9] \* \* \* \*$/],
  [6 * HOUR, /^[1-5]?[0-9] \*\/6 \* \* \*$/],
  [24 * HOUR, /^[1-5]?[0-9] 1 \* \* \*$/],
])('every %i ms is the cron expression %s', (every, expression) => {
  expect(cronOf({ name: 'blob sweeping', every })).toMatch(expression);
});

test.each([0, 5_000, 90_000, 7 * 60_000, 5 * HOUR, 48 * HOUR])('cron has none for %i ms', (every) => {
  expect(() => cronOf({ name: 'odd', every })).toThrow(RangeError);
});
