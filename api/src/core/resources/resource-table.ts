import type { AnyResource } from '@phila/contract';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { organisations } from '../accounts/organisations.ts';
import { columnsOf } from '../records/columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The column that every resource's table has beside its key; only the resource knows the others. */
export type ResourceTable = PgTable & { version: PgColumn };

/** Derives a resource's table from its definition: a column for each field, and the technical ones. */
export const resourceTable = (name: string, resource: AnyResource): ResourceTable => {
  const { osNo: _osNo, ...fields } = columnsOf(resource.fields);
  const own = resource.owner === 'organisation';
  const columns = {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    version: integer('version').notNull().default(1),
    ...fields,
    ...(own ? { osNo: integer('os_no').references(() => organisations.osNo) } : {}),
    ...(resource.isRestorable ? { deletedAt: moment('deleted_at') } : {}),
    ...(resource.isPublished ? { publishedAt: moment('published_at') } : {}),
  };
  return pgTable(name, columns, (made) => {
    const named = made as unknown as Record<string, PgColumn>;
    const at = (column: string): PgColumn[] => (named[column] === undefined ? [] : [named[column]]);
    const sorted = [...at(resource.orderedBy ?? ''), ...at('osNo')];
    return sorted.map((column) => index(`${name}_${column.name}`).on(column, named['id'] as PgColumn));
  }) as unknown as ResourceTable;
};

/** Columns by field name. */
export const namedColumns = (table: PgTable): Readonly<Record<string, PgColumn>> =>
  getTableColumns(table) as Record<string, PgColumn>;

/** An optional column, if this table has it. */
export const columnOf = (table: PgTable, name: 'deletedAt' | 'publishedAt' | 'osNo'): PgColumn | null =>
  namedColumns(table)[name] ?? null;

/** The key column. @throws for a table without one of that name */
export const keyOf = (table: PgTable, name: string): PgColumn => {
  const column = namedColumns(table)[name];
  if (column === undefined) throw new Error(`There is no column ${name}`);
  return column;
};

/** Matches every row. */
export const ALL: SQL = sql`true`;
