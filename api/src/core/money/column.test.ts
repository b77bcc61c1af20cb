import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { openTestDatabase } from '../../testing/database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { jsonLog } from '../http/log.ts';
import { cents } from './column.ts';

const prices = pgTable('test_prices', { id: integer('id').primaryKey(), price: cents('price').notNull() });

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase(
    jsonLog(
      () => undefined,
      () => new Date(),
    ),
  );
  await opened.database.execute(
    sql`create table test_prices (id integer primary key, price bigint not null)`,
  );
});
afterAll(() => opened.close());

test('amounts come back to the cent, beyond what an integer column holds', async () => {
  const amounts = [0, 1, -1, 2 ** 31, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER];
  await opened.database.insert(prices).values(amounts.map((price, id) => ({ id, price })));
  const rows = await opened.database.select().from(prices).orderBy(prices.id);
  expect(rows.map(({ price }) => price)).toEqual(amounts);
});

test.each([0.5, Number.NaN, 2 ** 53])('%d is not written', async (price) => {
  await expect(async () => opened.database.insert(prices).values({ id: 99, price })).rejects.toThrow(
    'Not an amount in whole cents',
  );
});

test('an amount too large to be exact is not read as another', async () => {
  await opened.database.execute(sql`insert into test_prices values (50, 9007199254740993)`);
  await expect(
    opened.database
      .select()
      .from(prices)
      .where(sql`id = 50`),
  ).rejects.toThrow('Not an amount in whole cents');
});
