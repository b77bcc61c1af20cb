import { sql } from 'drizzle-orm';
import { openTestDatabase, testServer } from '../../testing/database.ts';
import { jsonLog } from '../http/log.ts';
import type { Database, OpenDatabase } from './open.ts';
import { retryAborted } from './retry-aborted.ts';

const log = jsonLog(
  () => undefined,
  () => new Date(),
);
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase(log);
});
afterAll(() => opened.close());

/** A database whose transactions fail with this code the given number of times. */
const failing = (times: number, code: string) => {
  let tries = 0;
  const database = retryAborted({
    transaction: async (work: (tx: Database) => Promise<unknown>) => {
      tries += 1;
      const value = await work(opened.database);
      if (tries <= times)
        throw new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });
      return value;
    },
  } as unknown as Database);
  return { run: () => database.transaction(async () => 'done'), tries: () => tries };
};

test.each(['40P01', '40001'])(
  'a transaction that gave way (%s) is tried again, and at most twice',
  async (code) => {
    const once = failing(1, code);
    expect(await once.run()).toBe('done');
    expect(once.tries()).toBe(2);
    const thrice = failing(3, code);
    await expect(thrice.run()).rejects.toThrow('Failed query');
    expect(thrice.tries()).toBe(3);
  },
);

test('any other failure is not tried again', async () => {
  const other = failing(1, '23505');
  await expect(other.run()).rejects.toThrow('Failed query');
  expect(other.tries()).toBe(1);
});

// Needs two sessions; the embedded database has only one.
if (testServer() !== null) {
  test('two that lock the same rows the other way round both come through', async () => {
    const { database } = opened;
    await database.execute(sql`create table test_rows (id int primary key, times int not null)`);
    await database.execute(sql`insert into test_rows values (1, 0), (2, 0)`);
    let begun = 0;
    let release: () => void = () => undefined;
    const both = new Promise<void>((resolve) => {
      release = resolve;
    });
    const add = (first: number, second: number) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`update test_rows set times = times + 1 where id = ${first}`);
        begun += 1;
        if (begun >= 2) release();
        await both;
        await tx.execute(sql`update test_rows set times = times + 1 where id = ${second}`);
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    expect(begun).toBeGreaterThanOrEqual(3);
    const { rows } = (await database.execute(sql`select times from test_rows`)) as unknown as {
      rows: { times: number }[];
    };
    expect(rows.map(({ times }) => times)).toEqual([2, 2]);
  });
}
