import type { AnyRecord, Page, PageQuery } from '@phila/contract';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import { keptChanges, keptCount } from './row-counts.ts';
import { matches } from './searching.ts';
import { putUpSignposts, shortcutTo, signpostsKnown } from './signposts.ts';
import type { Shortcut } from './signposts.ts';
import { orderBy, orderOf } from './sorting.ts';
import type { Order } from './sorting.ts';

type Loose = Record<string, unknown>;

/** Seeds 1 §9. */
const DEFAULT_PAGE_SIZE = 5;

/** Where so many rows are to be skipped, it pays to look for a shorter way than from the first. */
const FAR = 500;

interface Part {
  order: Order;
  offset: number;
  limit: number;
  /** Whether the offset is from the end. */
  backwards?: boolean;
  /** From where the offset is, if not from the first row. */
  from?: Shortcut;
}
interface Whose {
  personId: string;
  among: Among | undefined;
}
interface Found {
  rows: Loose[];
  totalCount: number;
  /** How often the person's rows had changed by then; null where no row is there to tell. */
  changes: number | null;
}

/** Some of a person's rows: those that hold to a condition. */
export interface Among {
  where: SQL;
  /** Where the database keeps how many they are: by which name, and how that number is asked for. */
  kept?: { as: string; rows: (personId: string) => SQL };
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

  const keptRows = ({ personId, among }: Whose): SQL | undefined =>
    among === undefined ? keptCount(name, personId) : among.kept?.rows(personId);

  const total = (whose: Whose, search: SQL | undefined): SQL<number> => {
    const counted = sql`(select count(*)::int from ${table} where ${own(whose, search)})`;
    const kept = keptRows(whose);
    return search === undefined && kept !== undefined ? sql`coalesce(${kept}, ${counted})` : sql`${counted}`;
  };
  const changes = (personId: string): SQL<number | null> => sql`${keptChanges(name, personId)}`;

  /** Rows and their number in one statement, so that they are of the same moment. */
  const pageRows = async (
    database: Database,
    whose: Whose,
    search: SQL | undefined,
    { order, offset, limit, backwards = false, from }: Part,
  ): Promise<Found> => {
    // Skipped rows are skipped in the index; only those of the page are read.
    const ids = database
      .select({ id: table.id })
      .from(table)
      .where(and(own(whose, search), from?.where))
      .orderBy(...orderBy(order, table.id, backwards))
      .limit(limit)
      .offset(from === undefined ? offset : from.skip);
    const rows: Loose[] = await database
      .select({
        ...columns,
        totalCount: total(whose, search).as('total_count'),
        changeCount: changes(whose.personId).as('change_count'),
      })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(...orderBy(order, table.id));
    const [first] = rows as { totalCount?: number; changeCount?: number | null }[];
    // A page behind the last one has no row to tell it.
    const totalCount =
      first?.totalCount ?? (offset === 0 ? 0 : await database.$count(table, own(whose, search)));
    return { rows, totalCount, changes: first?.changeCount ?? null };
  };

  const known = signpostsKnown();

  /**
   * A page far down: by signposts where they still hold, once the list was asked for before; else the number of rows
   * says from which end, and should it have changed meanwhile, from the first.
   */
  const farRows = async (
    database: Database,
    whose: Whose,
    sort: string | undefined,
    { order, offset, limit: pageSize }: Part,
  ): Promise<Found> => {
    const forwards = { order, offset, limit: pageSize };
    const list = { table, where: own(whose, undefined), order, changes: changes(whose.personId) };
    const shorter = async (of: string): Promise<Found | null> => {
      const signposts = known.get(of)?.signposts ?? null;
      const from = signposts === null ? null : shortcutTo(signposts, list, offset, pageSize);
      if (from === null) return null;
      const found = await pageRows(database, whose, undefined, { ...forwards, from });
      return found.changes === signposts?.changes ? found : null;
    };
    const listName =
      whose.among !== undefined && whose.among.kept === undefined
        ? null
        : [whose.personId, whose.among?.kept?.as ?? '', sort ?? ''].join(' ');
    const byKnown = listName === null ? null : await shorter(listName);
    if (byKnown !== null) return byKnown;

    const [counted] = (await database
      .select({ rows: total(whose, undefined).as('rows'), changes: changes(whose.personId).as('changes') })
      .from(sql`(values (1)) as one`)) as { rows: number; changes: number | null }[];
    const rows = counted?.rows ?? 0;
    const changed = counted?.changes ?? null;
    const left = rows - offset;
    if (left <= 0) return { rows: [], totalCount: rows, changes: changed };

    if (listName !== null && changed !== null) {
      const before = known.get(listName);
      if (before?.changes !== changed) known.set(listName, { changes: changed, signposts: null });
      else if (before.signposts === null) {
        const signposts = await putUpSignposts(database, list);
        if (signposts !== null) known.set(listName, { changes: signposts.changes, signposts });
        const found = await shorter(listName);
        if (found !== null) return found;
      }
    }
    const limit = Math.min(pageSize, left);
    if (offset <= left) return pageRows(database, whose, undefined, forwards);
    const backwards = { order, offset: left - limit, limit, backwards: true };
    const found = await pageRows(database, whose, undefined, backwards);
    return found.totalCount === rows ? found : pageRows(database, whose, undefined, forwards);
  };

  return async (database, personId, query, among) => {
    const whose = { personId, among };
    const { PageNumber: pageNumber, PageSize: pageSize = DEFAULT_PAGE_SIZE } = query;
    const search = matches(record, columns, query.SearchTerm);
    const order = orderOf(record, columns, query.Sort);
    if (pageNumber === undefined) {
      const rows = await database
        .select()
        .from(table)
        .where(own(whose, search))
        .orderBy(...orderBy(order, table.id));
      return rows as Loose[];
    }
    const offset = (pageNumber - 1) * pageSize;
    const part = { order, offset, limit: pageSize };
    const { rows, totalCount } =
      search === undefined && offset >= FAR
        ? await farRows(database, whose, query.Sort, part)
        : await pageRows(database, whose, search, part);
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
