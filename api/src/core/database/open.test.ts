import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { FolderInUse } from './folder-lock.ts';
import { count, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { testServer } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { jsonLog } from '../http/log.ts';
import { isUnavailable } from '../http/unavailable.ts';
import { organisations } from '../accounts/organisations.ts';
import { openEmbedded, openPostgres, OtherSchema } from './open.ts';
import type { OpenDatabase } from './open.ts';

const log = jsonLog(
  () => undefined,
  () => new Date(),
);
const umoya = { osNo: 1, guid: randomUUID(), osName: 'Umoya Energy' };
const rows = async ({ database }: OpenDatabase): Promise<number | undefined> =>
  (await database.select({ rows: count() }).from(organisations))[0]?.rows;

test('the embedded database keeps what was written, and lets one at a time in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'phila-open-'));
  const first = await openEmbedded(folder, log);
  await first.database.insert(organisations).values(umoya);
  await expect(openEmbedded(folder, log)).rejects.toThrow(FolderInUse);
  await first.close();
  const second = await openEmbedded(folder, log);
  expect(await rows(second)).toBe(1);
  await second.close();
  await rm(folder, { recursive: true });
});

test('data that another chain of migrations made are refused with what to do, and left as they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'phila-other-'));
  const first = await openEmbedded(folder, log);
  await first.database.insert(organisations).values(umoya);
  const setFirst = (when: string) =>
    sql`update drizzle.__drizzle_migrations set created_at = created_at ${sql.raw(when)} where id = 1`;
  await first.database.execute(setFirst('- 1'));
  await first.close();
  await expect(openEmbedded(folder, log)).rejects.toThrow(OtherSchema);
  await expect(openEmbedded(folder, log)).rejects.toThrow(/start anew with an empty DATA_DIR or database/);
  const client = await PGlite.create({ dataDir: join(folder, 'database') });
  await client.exec('update drizzle.__drizzle_migrations set created_at = created_at + 1 where id = 1');
  await client.close();
  const second = await openEmbedded(folder, log);
  expect(await rows(second)).toBe(1);
  await second.close();
  await rm(folder, { recursive: true });
});

test('a server that is not there is told from a query that is wrong', async () => {
  const failure: unknown = await openPostgres('postgres://phila@127.0.0.1:1/phila', 1, log).catch(
    (error: unknown) => error,
  );
  expect(isUnavailable(failure)).toBe(true);
  expect(
    isUnavailable(new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '23505' }) })),
  ).toBe(false);
});

const url = testServer();
if (url !== null) {
  test('on PostgreSQL, servers that start together migrate once, and outlive the loss of a connection', async () => {
    const name = `phila_open_${randomUUID().replaceAll('-', '')}`;
    const server = new Client({ connectionString: url });
    await server.connect();
    await server.query(`CREATE DATABASE ${name}`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(own.href, 2, log)));
    const [one] = opened;
    await one?.database.insert(organisations).values(umoya);
    expect(await Promise.all(opened.map(rows))).toEqual([1, 1, 1, 1]);

    await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    const answers = await Promise.allSettled(opened.map(rows));
    for (const answer of answers) {
      expect(answer.status === 'fulfilled' || isUnavailable(answer.reason)).toBe(true);
    }
    expect(await Promise.all(opened.map(rows))).toEqual([1, 1, 1, 1]);

    await Promise.all(opened.map(({ close }) => close()));
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await server.end();
  });

  test('on PostgreSQL, a connection lost between two statements of a transaction fails that alone', async () => {
    const lines: string[] = [];
    const opened = await openPostgres(
      url,
      2,
      jsonLog(
        (line) => lines.push(line),
        () => new Date(),
      ),
    );
    const server = new Client({ connectionString: url });
    await server.connect();
    // The process would end with the event that nothing hears.
    const failure: unknown = await opened.database
      .transaction(async (tx) => {
        const { rows: own } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
          rows: { pid: number }[];
        };
        await server.query('SELECT pg_terminate_backend($1)', [own[0]?.pid]);
        await until(() => lines.some((line) => line.includes('database connection lost')));
        await tx.execute(sql`select 1`);
      })
      .catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
    const { rows: answer } = (await opened.database.execute(sql`select 1 as one`)) as unknown as {
      rows: { one: number }[];
    };
    expect(answer).toEqual([{ one: 1 }]);
    await server.end();
    await opened.close();
  });
}
