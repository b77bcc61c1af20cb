import {
  type AnyResource,
  filtersIn,
  type PublicationState,
  type ResourcePage,
  type ResourceQuery,
  type ResourceRow,
  SECRET_THERE,
} from '@phila/contract';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countCapped } from '../database/count-capped.ts';
import type { Database } from '../database/open.ts';
import { notFound } from '../http/refusal.ts';
import { matches } from '../records/searching.ts';
import { orderBy } from '../records/sorting.ts';
import { fromColumn, toColumn } from '../records/stored.ts';
import { ALL, columnOf, keyOf, namedColumns, type ResourceTable } from './resource-table.ts';
import type { UnknownRecord, Reader, ResourceOptions } from './stored-resource.ts';

const DEFAULT_PAGE_SIZE = 25;
/** Rows read at once for a file. */
const PIECE = 500;

const compare = { eq, gte, lte };

const timeText = (stored: unknown): string | null => (stored instanceof Date ? stored.toISOString() : null);

export interface ResourceRows<R extends AnyResource> {
  /**
   * Rows as reads return them, in the order stored.
   * @param areNew true for rows just added, which have no pictures yet
   */
  shown(database: Database, stored: readonly UnknownRecord[], areNew?: boolean): Promise<ResourceRow<R>[]>;
  /** Values of a checked body as reads return them. */
  asRead(body: UnknownRecord): UnknownRecord;
  list(reader: Reader, query: ResourceQuery<R>): Promise<ResourcePage<R>>;
  count(reader: Reader, query: ResourceQuery<R>): Promise<{ count: number; isCapped: boolean }>;
  /** Streams all rows of the query in pieces, in its order. */
  pieces(reader: Reader, query: ResourceQuery<R>): AsyncGenerator<ResourceRow<R>>;
  /** Rows that are not removed, by the names that lists show them with. */
  called(reader: Reader, names: readonly string[]): Promise<ResourceRow<R>[]>;
  /** The ids of the query, at most `most`. */
  ids(reader: Reader, query: ResourceQuery<R>, most: number): Promise<number[]>;
  /** Reads a row, removed ones included. @throws Refusal 404 */
  one(reader: Reader, id: number): Promise<ResourceRow<R>>;
  /** Reads a row likewise, and locks it until the transaction ends. @throws Refusal 404 */
  locked(reader: Reader, id: number): Promise<ResourceRow<R>>;
}

export const resourceRows = <R extends AnyResource>(
  resource: R,
  table: ResourceTable,
  {
    codecs = {},
    choices = {},
    pictures: store,
    search,
    sortedBy = {},
    secrets = {},
    childTables = {},
    key = 'id',
  }: ResourceOptions<R>,
): ResourceRows<R> => {
  const columns = namedColumns(table);
  const keyColumn = keyOf(table, key);
  const idOf = (row: UnknownRecord): number => row[key] as number;
  const [deletedAt, publishedAt, osNo] = [
    columnOf(table, 'deletedAt'),
    columnOf(table, 'publishedAt'),
    columnOf(table, 'osNo'),
  ];
  const pictures = Object.entries(resource.pictures);

  const shown: ResourceRows<R>['shown'] = async (database, rows, areNew = false) => {
    const ids = rows.map(idOf);
    const found = await Promise.all(
      pictures.map(async ([name, { type }]) => ({
        name,
        addresses: areNew ? undefined : await store?.addressesOf(database, type, ids),
      })),
    );
    const elsewhere = new Map(
      await Promise.all(
        Object.entries(childTables).map(
          async ([name, part]) => [name, await part.read(database, ids)] as const,
        ),
      ),
    );
    return rows.map((row) => {
      const fields = Object.entries(resource.fields).map(([name, field]) => {
        const secret = secrets[name];
        if (secret !== undefined) return [name, row[secret.column] === null ? null : SECRET_THERE];
        const part = elsewhere.get(name);
        const kept = part === undefined ? row[name] : (part.get(idOf(row)) ?? []);
        const read = codecs[name]?.read;
        return [name, fromColumn(field, kept === null || read === undefined ? kept : read(kept as never))];
      });
      return {
        ...Object.fromEntries(fields),
        id: idOf(row),
        version: row['version'],
        removedAt: timeText(row['deletedAt']),
        publishedAt: timeText(row['publishedAt']),
        pictures: Object.fromEntries(
          found.map(({ name, addresses }) => [name, addresses?.get(idOf(row)) ?? null]),
        ),
      } as unknown as ResourceRow<R>;
    });
  };

  const asRead = (body: UnknownRecord): UnknownRecord =>
    Object.fromEntries(
      Object.entries(resource.fields).flatMap(([name, field]) =>
        Object.hasOwn(body, name) ? [[name, fromColumn(field, toColumn(field, body[name]))]] : [],
      ),
    );

  const reached = ({ within, reaches }: Pick<Reader, 'within' | 'reaches'>): SQL => {
    if (resource.owner === 'organisation' && osNo !== null) return within(osNo);
    // Lets roles of an organisation read rows that belong to the whole site, such as types of organisations.
    reaches(null);
    return ALL;
  };

  const inState = (state: PublicationState | undefined, now: Date): SQL | undefined => {
    if (state === undefined || publishedAt === null) return undefined;
    if (state === 'draft') return isNull(publishedAt);
    return state === 'published' ? lte(publishedAt, now) : gt(publishedAt, now);
  };

  const filtered = (query: object): SQL | undefined =>
    and(
      ...filtersIn(resource.fields, query).flatMap(({ name, operator, value }) => {
        const column = columns[name];
        if (column === undefined) return [];
        return [compare[operator](column, codecs[name]?.write(value as never) ?? value)];
      }),
    );

  /** Searches chosen rows by name, as shown in the list. */
  const searched = async ({ database }: Reader, term: string | undefined): Promise<SQL | undefined> => {
    if (term === undefined || term.trim() === '') return undefined;
    if (search !== undefined) return search(database, term);
    const names = await Promise.all(
      Object.entries(choices).map(async ([field, of]) => [field, await of(database)] as const),
    );
    return matches(resource, columns, term, Object.fromEntries(names));
  };

  const found = async (reader: Reader, query: ResourceQuery): Promise<SQL | undefined> => {
    const isRemoved = deletedAt === null ? undefined : query.Removed === 'true' ? isNotNull : isNull;
    return and(
      reached(reader),
      isRemoved === undefined ? undefined : isRemoved(deletedAt as PgColumn),
      inState(query.State, reader.clock.now()),
      filtered(query),
      await searched(reader, query.SearchTerm),
    );
  };

  const inOrder = (sort = resource.orderedBy ?? '-id'): SQL[] => {
    const isDown = sort.startsWith('-');
    const name = isDown ? sort.slice(1) : sort;
    const indexed = Object.hasOwn(sortedBy, name) ? sortedBy[name] : undefined;
    if (indexed === undefined) return orderBy(resource, columns, sort, keyColumn);
    return isDown ? [desc(indexed), desc(keyColumn)] : [asc(indexed), asc(keyColumn)];
  };

  const list: ResourceRows<R>['list'] = async (reader, query) => {
    const { PageNumber: pageNumber = 1, PageSize: pageSize = DEFAULT_PAGE_SIZE } = query;
    // Reads one row more than the page, to tell if there is a next one without a count.
    const rows: UnknownRecord[] = await reader.database
      .select()
      .from(table)
      .where(await found(reader, query as ResourceQuery))
      .orderBy(...inOrder(query.Sort))
      .limit(pageSize + 1)
      .offset((pageNumber - 1) * pageSize);
    const items = await shown(reader.database, rows.slice(0, pageSize));
    return { items, pageNumber, pageSize, hasNext: rows.length > pageSize };
  };

  const count: ResourceRows<R>['count'] = async (reader, query) =>
    countCapped(reader.database, table, await found(reader, query as ResourceQuery));

  const called: ResourceRows<R>['called'] = async (reader, names) => {
    const column = columns[resource.named];
    if (column === undefined || names.length === 0) return [];
    const rows: UnknownRecord[] = await reader.database
      .select()
      .from(table)
      .where(
        and(reached(reader), deletedAt === null ? undefined : isNull(deletedAt), inArray(column, [...names])),
      )
      .orderBy(asc(keyColumn));
    return shown(reader.database, rows);
  };

  const ids: ResourceRows<R>['ids'] = async (reader, query, most) => {
    const rows = await reader.database
      .select({ id: keyColumn })
      .from(table)
      .where(await found(reader, query as ResourceQuery))
      .orderBy(...inOrder(query.Sort))
      .limit(most);
    return rows.map(({ id }) => id as number);
  };

  const pieces: ResourceRows<R>['pieces'] = (reader, query) => {
    // Checks before the reply begins, because a refusal is impossible once rows are streamed.
    const condition = reached(reader);
    return pages({ ...reader, within: () => condition }, query, inOrder(query.Sort));
  };

  /** Continues by key if sorted by id, so that the last of 100 000 rows costs no more than the first. */
  const pages = async function* (reader: Reader, query: ResourceQuery<R>, order: readonly SQL[]) {
    const sort = query.Sort ?? resource.orderedBy ?? '-id';
    const beyond = sort === '-id' ? lt : sort === 'id' ? gt : null;
    const condition = await found(reader, query as ResourceQuery);
    for (let at = 0, last: unknown; ; at += PIECE) {
      const rows: UnknownRecord[] = await reader.database
        .select()
        .from(table)
        .where(and(condition, beyond === null || last === undefined ? undefined : beyond(keyColumn, last)))
        .orderBy(...order)
        .limit(PIECE)
        .offset(beyond === null ? at : 0);
      const items = await shown(reader.database, rows);
      yield* items;
      if (rows.length < PIECE) return;
      last = items.at(-1)?.id;
    }
  };

  const read = async (reader: Reader, id: number, isLocked: boolean): Promise<ResourceRow<R>> => {
    // Only site-wide administrators may change these.
    if (isLocked && resource.owner === 'site' && !reader.reaches(null)) throw notFound();
    const wanted = reader.database
      .select()
      .from(table)
      .where(and(eq(keyColumn, id), reached(reader)));
    const rows: UnknownRecord[] = await (isLocked ? wanted.for('update') : wanted);
    const [row] = await shown(reader.database, rows);
    if (row === undefined) throw notFound();
    return row;
  };

  return {
    shown,
    asRead,
    list,
    count,
    called,
    ids,
    pieces,
    one: (reader, id) => read(reader, id, false),
    locked: (reader, id) => read(reader, id, true),
  };
};
