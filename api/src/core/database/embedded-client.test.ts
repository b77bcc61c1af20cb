import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { forDrizzle } from './embedded-client.ts';

const MOMENT = '2026-11-22 09:00:00.123';

/** Values of each column type in use, and lists of them. */
const VALUES = [
  `'${MOMENT}+02'::timestamptz`,
  `'${MOMENT}'::timestamp`,
  `'2026-11-22'::date`,
  `'1 day 02:00'::interval`,
  `'12.50'::numeric`,
  '9007199254740993::bigint',
  '42::int',
  '0.5::float8',
  'true',
  `'text'::text`,
  `'{"a": [1]}'::json`,
  `'{"a": [1]}'::jsonb`,
  `'7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10'::uuid`,
  `'\\x0102'::bytea`,
];
const columns = VALUES.flatMap((value, at) => [
  `${value} as one_${at}`,
  `array[${value}, null] as list_${at}`,
  `null::int as none_${at}`,
]);

let plain: PGlite;
let ours: PGlite;
beforeAll(async () => {
  plain = await PGlite.create();
  ours = forDrizzle(await PGlite.create());
});
afterAll(async () => {
  await plain.close();
  await ours.close();
});

test('drizzle reads every type as it does without', async () => {
  const read = (client: PGlite) => drizzle(client).execute(sql.raw(`select ${columns.join(', ')}`));
  const [expected, got] = [await read(plain), await read(ours)];
  expect(got.rows).toEqual(expected.rows);
  expect(got.rows[0]).toMatchObject({ one_2: '2026-11-22', one_6: 42 });
});

test('columns, within a transaction and outside, hold what was written', async () => {
  const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
  const kept = pgTable('kept', {
    name: text('name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    ats: timestamp('ats', { withTimezone: true }).array().notNull(),
    bytes: bytes('bytes').notNull(),
  });
  const database = drizzle(ours);
  await database.execute(sql`create table kept (name text, at timestamptz, ats timestamptz[], bytes bytea)`);
  const at = new Date('2026-11-22T09:00:00.123Z');
  const row = { name: 'one', at, ats: [at, at], bytes: new Uint8Array([1, 2]) };
  await database.transaction((tx) => tx.insert(kept).values(row));
  expect(await database.select().from(kept)).toEqual([row]);
  expect(await database.transaction((tx) => tx.select().from(kept))).toEqual([row]);
});
