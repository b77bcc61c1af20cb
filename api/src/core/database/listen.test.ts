import { sql } from 'drizzle-orm';
import { once, EventEmitter } from 'node:events';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Collects notifications, and waits for the next. */
const ear = () => {
  const sounds = new EventEmitter();
  let count = 0;
  return {
    heard: () => {
      count += 1;
      sounds.emit('sound');
    },
    next: () => once(sounds, 'sound'),
    count: () => count,
  };
};
const say = (channel: string) => service.database.execute(sql`select pg_notify(${channel}, '')`);

test('a message on a channel reaches its listeners until they stop', async () => {
  const { heard, next } = ear();
  let elsewhere = 0;
  const stop = await service.services.listen('here', heard);
  const stopElsewhere = await service.services.listen('elsewhere', () => {
    elsewhere += 1;
  });
  const sound = next();
  await say('here');
  await sound;
  await stop();
  await say('here');
  expect(elsewhere).toBe(0);
  await stopElsewhere();
});

test('a lost connection is opened again, and what was missed is asked for', async () => {
  const { heard, next, count } = ear();
  const stop = await service.services.listen('lost', heard);
  const back = next();
  // Sends a notification on the embedded database instead, because it has no connection to lose.
  const isEmbedded = (process.env.TEST_DATABASE_URL ?? '') === '';
  await (isEmbedded
    ? say('lost')
    : service.database.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'phila listening' and datname = current_database()`,
      ));
  await back;
  const sound = next();
  await say('lost');
  await sound;
  expect(count()).toBe(2);
  await stop();
});
