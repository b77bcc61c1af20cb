import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { inBatches } from './in-batches.ts';
import type { Database } from './open.ts';

/**
 * Inserts thousands of rows. Each batch is one parameter, which the database takes apart by the types of its table: a
 * parameter for every value costs several times as much, here and in the database.
 * @param rows all with the same names; those that are left out have the default of their column
 * @param onConflict what follows the statement, from `on conflict`; default: nothing
 */
export const insertRows = async <T extends PgTable>(
  within: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict: SQL = sql``,
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in first);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (const some of inBatches(rows)) {
    const values = some.map((row: Record<string, unknown>) =>
      Object.fromEntries(columns.map(([key, { name }]) => [name, row[key] ?? null])),
    );
    await within.execute(
      sql`insert into ${table} (${names}) select ${names}
        from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb) ${onConflict}`,
    );
  }
};
