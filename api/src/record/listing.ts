import type { AnyRecord, Page, PageQuery } from '@phila/contract';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import { keptCount } from './row-counts.ts';
import { matches } from './searching.ts';
import { orderOf } from './sorting.ts';

type Loose = Record<string, unknown>;

/** Seeds 1 §9. */
const DEFAULT_PAGE_SIZE = 5;

/** Where so many rows are to be skipped, it pays to ask for their number first and to come from the nearer end. */
const FAR = 500;

interface Part {
  sort: string | undefined;
  offset: number;
  limit: number;
  /** Whether the offset is from the end. */
  backwards?: boolean;
}
interface Whose {
  personId: string;
  among: Among | undefined;
}
interface Found {
  rows: Loose[];
  totalCount: number;
}

/** Some of a person's rows: those that hold to a condition, and the name under which their number is kept. */
export interface Among {
  where: SQL;
  countedAs: string;
}

type Listing = (
  database: Database,
  personId: string,
  query: PageQuery,
  among?: Among,
) => Promise<Loose[] | Page<Loose>>;

/**
 * How the rows of a person are listed: those that match the search, in the order asked for, one page of them or all.
 * @param name of the table
 */
export const listing = (
  name: string,
  record: AnyRecord,
  table: PgTable & { id: PgColumn; personId: PgColumn },
): Listing => {
  const columns = getTableColumns(table) as Record<string, PgColumn>;

  const own = ({ personId, among }: Whose, search: SQL | undefined): SQL | undefined =>
    and(eq(table.personId, personId), among?.where, search);

  const total = (whose: Whose, search: SQL | undefined): SQL<number> => {
    const counted = sql`(select count(*)::int from ${table} where ${own(whose, search)})`;
    const kept = keptCount(whose.among?.countedAs ?? name, whose.personId);
    return search === undefined ? sql`coalesce(${kept}, ${counted})` : sql`${counted}`;
  };

  /** Rows and their number in one statement, so that they are of the same moment. */
  const pageRows = async (
    database: Database,
    whose: Whose,
    search: SQL | undefined,
    { sort, offset, limit, backwards = false }: Part,
  ): Promise<Found> => {
    // Skipped rows are skipped in the index; only those of the page are read.
    const ids = database
      .select({ id: table.id })
      .from(table)
      .where(own(whose, search))
      .orderBy(...orderOf(record, columns, table.id, sort, backwards))
      .limit(limit)
      .offset(offset);
    const rows: Loose[] = await database
      .select({ ...columns, totalCount: total(whose, search).as('total_count') })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(...orderOf(record, columns, table.id, sort));
    const [first] = rows as { totalCount?: number }[];
    // A page behind the last one has no row to tell it.
    const totalCount =
      first?.totalCount ?? (offset === 0 ? 0 : await database.$count(table, own(whose, search)));
    return { rows, totalCount };
  };

  /** A page far down: the number of rows says from which end, and should it have changed meanwhile, from the first. */
  const farRows = async (
    database: Database,
    whose: Whose,
    sort: string | undefined,
    offset: number,
    pageSize: number,
  ): Promise<Found> => {
    const [counted] = (await database
      .select({ rows: total(whose, undefined).as('rows') })
      .from(sql`(values (1)) as one`)) as { rows: number }[];
    const left = (counted?.rows ?? 0) - offset;
    if (left <= 0) return { rows: [], totalCount: counted?.rows ?? 0 };
    const limit = Math.min(pageSize, left);
    const forwards = { sort, offset, limit: pageSize };
    if (offset <= left) return pageRows(database, whose, undefined, forwards);
    const backwards = { sort, offset: left - limit, limit, backwards: true };
    const found = await pageRows(database, whose, undefined, backwards);
    return found.totalCount === counted?.rows ? found : pageRows(database, whose, undefined, forwards);
  };

  return async (database, personId, query, among) => {
    const whose = { personId, among };
    const { PageNumber: pageNumber, PageSize: pageSize = DEFAULT_PAGE_SIZE } = query;
    const search = matches(record, columns, query.SearchTerm);
    const order = orderOf(record, columns, table.id, query.Sort);
    if (pageNumber === undefined) {
      const rows = await database
        .select()
        .from(table)
        .where(own(whose, search))
        .orderBy(...order);
      return rows as Loose[];
    }
    const offset = (pageNumber - 1) * pageSize;
    const { rows, totalCount } =
      search === undefined && offset >= FAR
        ? await farRows(database, whose, query.Sort, offset, pageSize)
        : await pageRows(database, whose, search, { sort: query.Sort, offset, limit: pageSize });
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
