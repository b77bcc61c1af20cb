import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { inBatches } from './in-batches.ts';
import type { Database } from './open.ts';

/**
 * Inserts thousands of rows, each batch as a single parameter that the database splits by the table's types: a
 * parameter for each value costs several times as much on both sides.
 * @param rows with equal names; names left out get the column's default
 * @param onConflict the end of the statement, from `on conflict`; default: none
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
  for await (const some of inBatches(rows)) {
    const values = some.map((row: Record<string, unknown>) =>
      Object.fromEntries(columns.map(([key, { name }]) => [name, row[key] ?? null])),
    );
    await within.execute(
      sql`insert into ${table} (${names}) select ${names}
        from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb) ${onConflict}`,
    );
  }
};
