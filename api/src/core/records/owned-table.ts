import { idOf, itemsOf, tableCalls } from '@phila/contract';
import type {
  AnyCall,
  AnyRecord,
  BodyOf,
  Fields,
  Page,
  PageQuery,
  RecordType,
  RowOf,
  Schema,
  TablePaths,
} from '@phila/contract';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isShownWhileViewing } from '../people/shown-while-viewing.ts';
import { accounts } from '../accounts/tables.ts';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { checkBody } from '../http/check-part.ts';
import type { Context, Implementation } from '../calls/implement.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { assertAttachable, withDocuments } from './attached-documents.ts';
import { columnsOf, documentKeysOf } from './columns.ts';
import { documentFieldsOf } from './document-fields.ts';
import type { EmployerSection, RowStore, SuppliedRows } from './employer-section.ts';
import { listing } from './listing.ts';
import { assertRoom, type Cap, lockPerson, MAX_ROWS } from './most-rows.ts';
import { mergeUpdate, whileStale } from './merge-update.ts';
import { assertLinked, type Links } from './links.ts';
import { type Reminds, remindingOf } from './reminds.ts';
import type { RowFollower } from './row-follower.ts';
import { fromColumns, STALE, toColumns } from './stored.ts';
import { type CompletionOption, completionsOf, type StoredRecord } from './stored-record.ts';
import { isGuid } from '../database/is-guid.ts';

type TableRecordType = RecordType<Fields, TablePaths>;
type UnknownRecord = Record<string, unknown>;

/** The columns that every such table has; only the record knows the others. */
type Table = PgTable & { id: PgColumn; personId: PgColumn; version: PgColumn };

/** The record's fields as a viewing administrator sees them: only texts are masked. */
const asViewedIn = (table: Table, record: AnyRecord): AnyRecord => {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const isShown = (name: string) =>
    ['number', 'boolean'].includes(columns[name]?.dataType ?? '') || isShownWhileViewing(name, '');
  return {
    ...record,
    fields: Object.fromEntries(Object.entries(record.fields).filter(([name]) => isShown(name))),
  };
};

export interface OwnedTable<R extends TableRecordType> extends StoredRecord {
  readonly record: R;
  /** The person's own rows, oldest first. */
  all(database: Database, personId: string): Promise<RowOf<R>[]>;
  /**
   * Lists the person's rows that match, sorted; a page if one is named, otherwise all.
   * @throws Refusal 422 for an unsortable column.
   */
  list(database: Database, personId: string, query: PageQuery): Promise<RowOf<R>[] | Page<RowOf<R>>>;
  /** The most rows of a person. */
  readonly cap: Cap;
  /** @throws Refusal 422 for an unknown choice, a file not the person's, or above the limit of rows. */
  create(database: Database, personId: string, body: BodyOf<R>, now: Date): Promise<RowOf<R>>;
  /**
   * Saves a whole row; without a version, the last write wins.
   * @throws Refusal 404 for an unknown row or another person's, 409 with the current row for a stale version, 422 for
   * an unknown choice or a file not the person's.
   */
  update(database: Database, personId: string, id: string, body: BodyOf<R>, now: Date): Promise<RowOf<R>>;
  /**
   * Deletes all of the rows, or none.
   * @throws Refusal 404 if any is unknown or another person's.
   */
  remove(database: Database, personId: string, ids: readonly string[]): Promise<void>;
}

interface Options<R extends TableRecordType> extends Partial<Cap> {
  /** Categories of overviews to which the rows contribute, and their completeness. */
  completion?: CompletionOption<readonly RowOf<R>[]>;
  /** The date in a row that triggers a reminder, such as a policy's renewal; default: none. */
  reminds?: Reminds<RowOf<R>>;
  /** Follows each row within the transaction that writes it; default: none. */
  follows?: readonly RowFollower<RowOf<R>>[];
  /** Fields that name a row of the person's in another table; default: none. */
  links?: Links;
  /** Rows that employers supply; default: none. */
  supplied?: SuppliedRows<RowOf<R>>;
}

/** The most ids looked at, above any call's limit. */
const MAX_IDS_LOOKED_AT = 1001;

/** The ids in a call's path or body; a malformed one matches no row. */
const idsNamed = (
  record: TableRecordType,
  { params, body }: { params: UnknownRecord; body: unknown },
): unknown[] => {
  if (params['id'] !== undefined) return [params['id']];
  if (typeof body !== 'object' || body === null) return [];
  const sent = body as UnknownRecord;
  if (Array.isArray(sent['ids'])) return sent['ids'].slice(0, MAX_IDS_LOOKED_AT);
  const id = idOf(record, sent);
  return id === undefined || id === null || id === '' ? [] : [id];
};

/**
 * Builds the service's side of a table of records: its table and the answers to its calls. Each query is limited to the
 * owner; another person's rows are answered with 404 before any rule is checked.
 * @param name of the table
 * @param options the most rows of a person (default: 500) and their name in the refusal of more (default: the record's
 * title and 'entries'), their part in completeness and reminders, what follows them, and whether employers supply them
 */
export const ownedTable = <R extends TableRecordType>(
  name: string,
  record: R,
  {
    most = MAX_ROWS,
    plural = `${record.title.toLowerCase()} entries`,
    completion,
    reminds,
    follows = [],
    links = {},
    supplied,
    ...rest
  }: Options<R> = {},
): OwnedTable<R> => {
  const cap: Cap = { most, plural, ...rest };
  const table = pgTable(
    name,
    {
      id: uuid('id').primaryKey(),
      personId: uuid('person_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      version: integer('version').notNull(),
      ...columnsOf(record.fields),
    },
    (made) => [
      index(`${name}_person`).on(made.personId, made.id),
      ...documentKeysOf(name, record.fields, made),
    ],
  ) as unknown as Table;

  const asRows = (
    database: Database,
    personId: string,
    stored: readonly UnknownRecord[],
  ): Promise<RowOf<R>[]> =>
    withDocuments(
      database,
      personId,
      record,
      stored.map((row) => fromColumns(record, row)),
    );
  const asRow = async (database: Database, personId: string, stored: UnknownRecord): Promise<RowOf<R>> =>
    (await asRows(database, personId, [stored]))[0] as RowOf<R>;
  const attachesDocuments = documentFieldsOf(record.fields).length > 0;
  const followers: readonly RowFollower<RowOf<R>>[] = [
    ...(reminds === undefined ? [] : [remindingOf(name, reminds)]),
    ...follows,
  ];
  /** @param before the stored row that was replaced; null for a new one */
  const followWith = async (
    tx: Database,
    personId: string,
    saved: { id: string; row: RowOf<R>; before: RowOf<R> | null },
    now: Date,
  ): Promise<void> => {
    for (const { follow } of followers) await follow?.(tx, personId, saved, now);
  };
  const isOwn = (personId: string) => eq(table.personId, personId);

  const lists = listing(record, table);
  /** Viewers cannot search, filter or sort masked values, or the order would reveal them letter by letter. */
  const listsViewed = listing(asViewedIn(table, record), table);

  const list = async (
    database: Database,
    personId: string,
    query: PageQuery,
    isViewed = false,
  ): Promise<RowOf<R>[] | Page<RowOf<R>>> => {
    const found = await (isViewed ? listsViewed : lists)(database, personId, query);
    return Array.isArray(found)
      ? asRows(database, personId, found)
      : { ...found, items: await asRows(database, personId, found.items) };
  };

  const all = async (database: Database, personId: string): Promise<RowOf<R>[]> =>
    itemsOf(await list(database, personId, {}));

  const one = async (
    database: Database,
    personId: string,
    id: string,
    isToBeWritten = false,
  ): Promise<RowOf<R> | null> => {
    const reading = database
      .select()
      .from(table)
      .where(and(eq(table.id, id), isOwn(personId)));
    const [found] = await (isToBeWritten ? reading.for('update') : reading);
    return found === undefined ? null : asRow(database, personId, found);
  };

  const create = async (
    database: Database,
    personId: string,
    body: BodyOf<R>,
    now: Date,
  ): Promise<RowOf<R>> => {
    const values = { ...toColumns(record, body as UnknownRecord), id: uuidv7(now), personId, version: 1 };
    return database.transaction(async (tx) => {
      await lockPerson(tx, personId);
      await assertRoom(tx, table, isOwn(personId), cap);
      await assertAttachable(tx, personId, record, body as UnknownRecord);
      await assertLinked(tx, personId, links, body as UnknownRecord);
      const [made] = await tx
        .insert(table)
        .values(values as never)
        .returning();
      const row = await asRow(tx, personId, made as UnknownRecord);
      await followWith(tx, personId, { id: values.id, row, before: null }, now);
      return row;
    });
  };

  const write = async (
    database: Database,
    personId: string,
    id: string,
    body: BodyOf<R>,
    now: Date,
  ): Promise<RowOf<R>> => {
    const { version, ...values } = body as UnknownRecord & { version?: number };
    await assertAttachable(database, personId, record, values);
    await assertLinked(database, personId, links, values);
    const before = follows.length === 0 ? null : await one(database, personId, id, true);
    const change = { ...toColumns(record, values), version: sql`${table.version} + 1` };
    const [changed] = await database
      .update(table)
      .set(change as never)
      .where(
        and(
          eq(table.id, id),
          isOwn(personId),
          version === undefined ? undefined : eq(table.version, version),
        ),
      )
      .returning();
    if (changed !== undefined) {
      const row = await asRow(database, personId, changed as UnknownRecord);
      await followWith(database, personId, { id: id.toLowerCase(), row, before }, now);
      return row;
    }
    const current = await one(database, personId, id);
    if (current === null) throw notFound();
    throw new Refusal(409, STALE, undefined, { value: current });
  };

  const update: OwnedTable<R>['update'] = (database, personId, id, body, now) =>
    attachesDocuments || followers.length > 0
      ? database.transaction((tx) => write(tx, personId, id, body, now))
      : write(database, personId, id, body, now);

  const distinct = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

  const remove = async (database: Database, personId: string, ids: readonly string[]): Promise<void> => {
    const wanted = distinct(ids);
    await database.transaction(async (tx) => {
      const removed = await tx
        .delete(table)
        .where(and(inArray(table.id, wanted), isOwn(personId)))
        .returning({ id: table.id });
      if (removed.length !== wanted.length) throw notFound();
      for (const { forget } of followers) await forget?.(tx, personId, wanted);
    });
  };

  const assertOwned: Implementation['assertOwned'] = async (
    sent,
    { database, person }: Context<'person'>,
  ) => {
    const ids = idsNamed(record, sent);
    if (ids.length === 0) return;
    if (!ids.every(isGuid)) throw notFound();
    const wanted = distinct(ids as string[]);
    const found = await database.$count(table, and(inArray(table.id, wanted), isOwn(person.id)));
    if (found !== wanted.length) throw notFound();
  };

  const calls = tableCalls(record) as unknown as {
    [name in 'list' | 'create' | 'update' | 'remove']: AnyCall;
  } & { bulk: AnyCall | undefined };
  const updateSchema = calls.update.body as Schema;

  /** Merges an update into the stored row and saves all of it. */
  const merge = (
    database: Database,
    personId: string,
    id: unknown,
    sent: UnknownRecord,
    now: Date,
  ): Promise<RowOf<R>> =>
    whileStale(sent['version'] === undefined, async () => {
      const current = isGuid(id) ? await one(database, personId, id) : null;
      const body = checkBody(updateSchema, mergeUpdate(record, current, sent)) as UnknownRecord;
      if (current === null) throw notFound();
      const { id: rowId, version } = current as unknown as { id: string; version: number };
      return update(database, personId, rowId, { version, ...body } as BodyOf<R>, now);
    });

  type Changing = { params?: { id: string }; body?: UnknownRecord };
  const idIn = ({ params, body }: Changing): unknown => params?.id ?? idOf(record, body ?? {});

  const answers: Implementation[] = [
    {
      call: calls.list,
      handler: ({ query }: { query: PageQuery }, { database, person }: Context<'person'>) =>
        list(database, person.id, query, person.viewerId !== undefined),
    },
    {
      call: calls.create,
      handler: ({ body }: { body: BodyOf<R> }, { database, person, clock }: Context<'person'>) =>
        create(database, person.id, body, clock.now()),
    },
    {
      call: calls.update,
      assertOwned,
      handler: (input: Changing, { database, person, clock }: Context<'person'>) =>
        merge(database, person.id, idIn(input), input.body ?? {}, clock.now()),
    },
    {
      call: calls.remove,
      assertOwned,
      handler: async (input: Changing, { database, person }: Context<'person'>) => {
        await remove(database, person.id, [String(idIn(input))]);
        return true;
      },
    },
  ];
  if (calls.bulk !== undefined) {
    answers.push({
      call: calls.bulk,
      assertOwned,
      handler: async ({ body }: { body: { ids: string[] } }, { database, person }: Context<'person'>) => {
        await remove(database, person.id, body.ids);
        return true;
      },
    });
  }

  const store = { cap, all, create, update } as unknown as RowStore;

  return {
    record,
    table,
    answers,
    supplied:
      supplied === undefined
        ? []
        : [{ kind: 'rows', name: supplied.part, record, store, ...supplied } as EmployerSection],
    held: all,
    completions: completionsOf<readonly RowOf<R>[]>(completion, all),
    all,
    list,
    cap,
    create,
    update,
    remove,
  };
};
