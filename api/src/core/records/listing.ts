import type { AnyRecord, Page, PageQuery } from '@phila/contract';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import { filtered } from './filtering.ts';
import { matches } from './searching.ts';
import { orderBy } from './sorting.ts';

type UnknownRecord = Record<string, unknown>;

/** Specification: records. */
const DEFAULT_PAGE_SIZE = 5;

type Listing = (
  database: Database,
  personId: string,
  query: PageQuery,
  where?: SQL,
) => Promise<UnknownRecord[] | Page<UnknownRecord>>;

/**
 * Lists a person's rows of a table: filtered, searched, sorted, as a page or whole. A person has few rows
 * (`most-rows.ts`), so the index on the person finds them and the rest is computed; `where` restricts them further.
 */
export const listing = (
  record: AnyRecord,
  table: PgTable & { id: PgColumn; personId: PgColumn },
): Listing => {
  const columns = getTableColumns(table) as Record<string, PgColumn>;

  return async (database, personId, query, where) => {
    const { PageNumber: pageNumber, PageSize: pageSize = DEFAULT_PAGE_SIZE } = query;
    const found = and(
      eq(table.personId, personId),
      where,
      filtered(record, columns, query),
      matches(record, columns, query.SearchTerm),
    );
    const order = orderBy(record, columns, query.Sort, table.id);
    if (pageNumber === undefined) {
      const rows = await database
        .select()
        .from(table)
        .where(found)
        .orderBy(...order);
      return rows as UnknownRecord[];
    }
    const offset = (pageNumber - 1) * pageSize;
    // Reads rows and count in a single statement, so that they agree.
    const rows: UnknownRecord[] = await database
      .select({ ...columns, totalCount: sql<number>`(count(*) over ())::int`.as('total_count') })
      .from(table)
      .where(found)
      .orderBy(...order)
      .limit(pageSize)
      .offset(offset);
    const [first] = rows as { totalCount?: number }[];
    // A page past the last has no row with the count.
    const totalCount = first?.totalCount ?? (offset === 0 ? 0 : await database.$count(table, found));
    const totalPages = Math.ceil(totalCount / pageSize);
    return {
      items: rows,
      totalCount,
      pageNumber,
      pageSize,
      totalPages,
      hasNext: pageNumber < totalPages,
      hasPrevious: pageNumber > 1,
    };
  };
};
