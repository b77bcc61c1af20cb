import { LRUCache } from 'lru-cache';
import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import type { Order } from './sorting.ts';
import { orderBy } from './sorting.ts';

/** Every so many rows of a list one is remembered. */
const STEP = 250;

/** So many lists are remembered, each for so long (ms). */
const MOST_LISTS = 1_000;
const KEPT_FOR = 600_000;

/**
 * Where a long list is at every 250th row, as its ids, so that a page in its middle need not be counted to. They hold
 * for as long as the list is what it was: the number of its changes, which the database keeps, tells.
 */
export interface Signposts {
  changes: number;
  rows: number;
  /** How many of the rows have something in the column that the list is sorted by; the blanks stand together. */
  filled: number;
  ids: readonly string[];
}

/** The rows from a known one on, and how many of them come before the page. */
export interface Shortcut {
  where: SQL;
  skip: number;
}

/** Lists by their names. `null`: asked for once in this state; only who asks again is worth going through it. */
export const signpostsKnown = () =>
  new LRUCache<string, { changes: number; signposts: Signposts | null }>({ max: MOST_LISTS, ttl: KEPT_FOR });

interface List {
  table: PgTable & { id: PgColumn };
  /** Whose rows, and which of them. */
  where: SQL | undefined;
  order: Order;
  /** The number of the list's changes, as a subquery. */
  changes: SQL;
}

/** Goes through the list once. Null where it is empty. */
export const putUpSignposts = async (
  database: Database,
  { table, where, order, changes }: List,
): Promise<Signposts | null> => {
  const sorted = sql.join(orderBy(order, table.id), sql`, `);
  const numbered = database
    .select({
      id: sql<string>`${table.id}`.as('id'),
      at: sql`row_number() over (order by ${sorted})`.as('at'),
      rows: sql`count(*) over ()`.as('rows'),
      filled: sql`count(${order.key ?? table.id}) over ()`.as('filled'),
      changes: sql`${changes}`.as('changes'),
    })
    .from(table)
    .where(where)
    .as('numbered');
  const posts = await database
    .select({
      id: numbered.id,
      rows: sql<number>`${numbered.rows}::int`,
      filled: sql<number>`${numbered.filled}::int`,
      changes: sql<number>`${numbered.changes}::int`,
    })
    .from(numbered)
    .where(sql`${numbered.at} % ${sql.raw(String(STEP))} = 1`)
    .orderBy(numbered.at);
  const [first] = posts;
  if (first === undefined) return null;
  return { changes: first.changes, rows: first.rows, filled: first.filled, ids: posts.map(({ id }) => id) };
};

/**
 * The way to a page by the signpost before it. Blanks come last, or first in the other direction; an index is walked
 * from one row only among the filled or among the blank ones, so the one page with both of them has no shortcut.
 * @param offset of the page's first row, from 0
 */
export const shortcutTo = (
  { rows, filled, ids }: Signposts,
  { table, order: { key, down } }: Pick<List, 'table' | 'order'>,
  offset: number,
  pageSize: number,
): Shortcut | null => {
  const nearest = Math.floor(offset / STEP);
  const id = ids[nearest];
  if (id === undefined || offset >= rows) return null;
  const beyond = sql.raw(down ? '<=' : '>=');
  if (key === null) return { where: sql`${table.id} ${beyond} ${id}`, skip: offset % STEP };
  // Where the other kind begins.
  const border = down ? rows - filled : filled;
  const last = Math.min(offset + pageSize, rows) - 1;
  if (offset < border && last >= border) return null;
  const blank = down ? offset < border : offset >= border;
  const kind = blank ? sql`${key} is null` : sql`${key} is not null`;
  const begin = nearest * STEP;
  // The signpost is of the other kind: from the border on it is less far than a step.
  if (offset >= border && begin < border) return { where: kind, skip: offset - border };
  const from = blank
    ? sql`${table.id} ${beyond} ${id}`
    : sql`(${key}, ${table.id}) ${beyond} ((select ${key} from ${table} where ${table.id} = ${id}), ${id})`;
  return { where: and(kind, from) ?? kind, skip: offset - begin };
};
