import { calls, SHELL } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { serverSecrets } from '../../testing/database.ts';
import { send } from '../../testing/json-request.ts';
import { startService, type TestService } from '../../testing/service.ts';

const { health } = calls;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const statuses = async () => {
  const answers = [];
  for (const call of [health.health, health.live, health.ready]) answers.push(await service.call(call, {}));
  return answers.map(({ status }) => status);
};

test('it answers while the database does; where that is away it lives, and is not ready', async () => {
  expect((await service.call(health.health, {})).value).toEqual({ status: 'ok' });
  expect(await statuses()).toEqual([200, 200, 200]);
  const away = () =>
    Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })) as never;
  const { database, jobs } = service.services;
  const { execute } = database;
  const { isCurrent } = jobs;
  Object.assign(database, { execute: away });
  Object.assign(jobs, { isCurrent: away });
  expect(await statuses()).toEqual([503, 200, 503]);
  Object.assign(database, { execute });
  Object.assign(jobs, { isCurrent });
});

test('while the site is published for the first time it is not ready, and is once there is a shell', async () => {
  const { services } = service;
  services.publishesSite = true;
  expect(await statuses()).toEqual([200, 200, 503]);
  expect((await service.call(health.ready, {})).envelope.errorMessage).toBe('The site is being published');
  const { releases } = services;
  const inUse = await releases.inUse();
  const read = releases.inUse.bind(releases);
  Object.assign(releases, { inUse: async () => ({ ...inUse, live: new Map([[SHELL, {}]]) }) });
  expect(await statuses()).toEqual([200, 200, 200]);
  Object.assign(releases, { inUse: read });
  services.publishesSite = false;
});

test('it is not ready on tables that are older than it, as of a backup, and is on newer ones', async () => {
  const { database } = service;
  await database.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9999999999999)`,
  );
  expect(await statuses()).toEqual([200, 200, 200]);
  await database.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at >= (select max(created_at) from drizzle.__drizzle_migrations where created_at < 9999999999999)`,
  );
  expect(await statuses()).toEqual([200, 200, 503]);
  expect((await service.call(health.ready, {})).envelope.errorMessage).toMatch(/^The tables .* are older/);
});

test('it is not ready where the job engine has no tables', async () => {
  await service.database.execute(sql`drop schema jobs_12 cascade`);
  expect((await statuses()).at(-1)).not.toBe(200);
});

test('a process that does jobs alone answers about its health, and nothing else', async () => {
  const settings = { ROLE: 'worker', DATABASE_URL: 'postgres://127.0.0.1:9/unused', ...serverSecrets };
  const worker = await startService({ settings });
  try {
    const status = async (path: string) => (await send(`${worker.url}${path}`)).status;
    for (const path of ['/api/v1/health', '/api/v1/health/live', '/api/v1/health/ready'])
      expect([path, await status(path)]).toEqual([path, 200]);
    for (const path of ['/', '/registry.json', '/api/v1/openapi.json', '/api/v1/Lookup/titles'])
      expect([path, await status(path)]).toEqual([path, 404]);
  } finally {
    await worker.close();
  }
});
