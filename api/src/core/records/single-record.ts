import { idOf, singleRecordCalls } from '@phila/contract';
import type { AnyCall, BodyOf, Fields, RecordType, RowOf, Schema, SinglePaths } from '@phila/contract';
import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';
import type { Database } from '../database/open.ts';
import { checkBody } from '../http/check-part.ts';
import type { Context, Implementation } from '../calls/implement.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { isObject } from '../plain-object.ts';
import { indexOfPhones } from '../searching/phone-index.ts';
import { assertAttachable, withDocuments } from './attached-documents.ts';
import { columnName, columnsOf, documentKeysOf } from './columns.ts';
import { documentFieldsOf } from './document-fields.ts';
import type { SingleStore, SuppliedFields } from './employer-section.ts';
import { mergeUpdate, whileStale } from './merge-update.ts';
import { type Reminds, remindingOf } from './reminds.ts';
import { fromColumns, STALE, type StoredAs, toColumns } from './stored.ts';
import { type CompletionOption, completionsOf, type StoredRecord } from './stored-record.ts';

type SingleRecordType = RecordType<Fields, SinglePaths>;

/** The columns that every such table has; only the record knows the others. */
type Table = PgTable & { personId: PgColumn; version: PgColumn };

export interface SingleRecord<R extends SingleRecordType> extends StoredRecord {
  readonly record: R;
  /** The person's record; null if never saved. */
  read(database: Database, personId: string): Promise<RowOf<R> | null>;
  /**
   * Saves the person's record. Without a version the last write wins; version 0 means that none existed.
   * @throws Refusal 409 with the current row for a stale version, 422 for an unknown choice or a file not the person's.
   */
  save(database: Database, personId: string, body: BodyOf<R>, now: Date): Promise<RowOf<R>>;
}

interface Options<R extends SingleRecordType> {
  /** Columns named differently from their fields: `{ idNumber: 'identityNumber' }`. */
  storedAs?: StoredAs;
  /** Categories of overviews to which it contributes, and their completeness; null stands for a record never saved. */
  completion?: CompletionOption<RowOf<R> | null>;
  /**
   * The date that triggers a reminder, such as a passport's expiry; default: none. Views of a table share a reminder:
   * all views that can change the date must declare it.
   */
  reminds?: Reminds<RowOf<R>>;
  /** Parts in which employers supply its fields; default: none. */
  supplied?: readonly SuppliedFields[];
}

interface OwnTableOptions<R extends SingleRecordType> extends Options<R> {
  /** Fields with a telephone number in their `value`, by which staff find the person; default: none. */
  phones?: readonly (keyof R['fields'] & string)[];
}

const valueOf = (column: PgColumn | undefined): SQL => sql`${column} ->> 'value'`;

/**
 * A table with a row for each person and a column for each field.
 * @param phones fields of `OwnTableOptions`
 */
export const personTable = (name: string, fields: Fields, phones: readonly string[] = []): PgTable =>
  pgTable(
    name,
    {
      personId: uuid('person_id')
        .primaryKey()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      version: integer('version').notNull(),
      ...columnsOf(fields),
    },
    (made: Record<string, PgColumn>) => [
      ...documentKeysOf(name, fields, made),
      ...phones.map((field) => indexOfPhones(`${name}_${columnName(field)}`, valueOf(made[field]))),
    ],
  );

/**
 * A record in a table with a row for each person. Several records may be views of a table; saving one then raises the
 * version of all. Each query is limited to the owner.
 */
export const singleView = <R extends SingleRecordType>(
  personal: PgTable,
  record: R,
  { storedAs = {}, completion, reminds, supplied = [] }: Options<R> = {},
): SingleRecord<R> => {
  const table = personal as unknown as Table;
  const reminding = reminds === undefined ? null : remindingOf(getTableName(personal), reminds);

  const asRow = async (
    database: Database,
    personId: string,
    stored: Record<string, unknown>,
  ): Promise<RowOf<R>> => {
    const [row] = await withDocuments(database, personId, record, [fromColumns(record, stored, storedAs)]);
    return row as RowOf<R>;
  };

  /** Read queries, built once for each database rather than for each request. */
  const queries = new WeakMap<Database, { execute(values: { personId: string }): PromiseLike<unknown[]> }>();
  const queryOn = (database: Database) => {
    const known = queries.get(database);
    if (known !== undefined) return known;
    const made = database
      .select()
      .from(table)
      .where(eq(table.personId, sql.placeholder('personId')))
      // Unnamed, so that connections hold no state, and a pooler in front of PostgreSQL may share them.
      .prepare('');
    queries.set(database, made as never);
    return made;
  };

  const read = async (database: Database, personId: string): Promise<RowOf<R> | null> => {
    const [found] = (await queryOn(database).execute({ personId })) as (
      | Record<string, unknown>
      | undefined
    )[];
    return found === undefined ? null : asRow(database, personId, found);
  };

  /** Checks and writes in a single statement, so that nothing intervenes. */
  const write = async (
    database: Database,
    personId: string,
    version: number | undefined,
    values: Record<string, unknown>,
  ): Promise<Record<string, unknown> | undefined> => {
    const first = { ...values, personId, version: 1 };
    const change = { ...values, version: sql`${table.version} + 1` };
    if (version === undefined) {
      const [row] = await database
        .insert(table)
        .values(first as never)
        .onConflictDoUpdate({ target: table.personId, set: change as never })
        .returning();
      return row;
    }
    if (version === 0) {
      const [row] = await database
        .insert(table)
        .values(first as never)
        .onConflictDoNothing()
        .returning();
      return row;
    }
    const [row] = await database
      .update(table)
      .set(change as never)
      .where(and(eq(table.personId, personId), eq(table.version, version)))
      .returning();
    return row as Record<string, unknown> | undefined;
  };

  const saveIn = async (
    database: Database,
    personId: string,
    body: BodyOf<R>,
    now: Date,
  ): Promise<RowOf<R>> => {
    const { version, ...values } = body as Record<string, unknown> & { version?: number };
    await assertAttachable(database, personId, record, values);
    const stored = await write(database, personId, version, toColumns(record, values, storedAs));
    if (stored === undefined)
      throw new Refusal(409, STALE, undefined, { value: await read(database, personId) });
    const row = await asRow(database, personId, stored);
    await reminding?.follow(database, personId, { id: personId, row }, now);
    return row;
  };

  const attachesDocuments = documentFieldsOf(record.fields).length > 0;
  const save: SingleRecord<R>['save'] = (database, personId, body, now) =>
    attachesDocuments || reminding !== null
      ? database.transaction((tx) => saveIn(tx, personId, body, now))
      : saveIn(database, personId, body, now);

  const calls = singleRecordCalls(record) as {
    read: AnyCall;
    update: AnyCall;
    create: AnyCall | undefined;
  };
  /** Creating saves the whole record; updating merges the given fields. */
  const saving =
    (schema: Schema, isWhole = false) =>
    ({ body: sent }: { body: Record<string, unknown> }, { database, person, clock }: Context<'person'>) =>
      whileStale(sent['version'] === undefined, async () => {
        const current = await read(database, person.id);
        const body = checkBody(schema, isWhole ? sent : mergeUpdate(record, current, sent)) as object;
        const version = (current as { version: number } | null)?.version ?? 0;
        return save(database, person.id, { version, ...body } as BodyOf<R>, clock.now());
      });

  /** Requires that an id in a save is the person's own record's. */
  const assertOwned: Implementation['assertOwned'] = ({ body }, { person }: Context<'person'>) => {
    const id = isObject(body) ? (idOf(record, body) ?? null) : null;
    if (record.paths.identified && id !== null && id !== '' && id !== person.id) throw notFound();
    return Promise.resolve();
  };

  const answers: Implementation[] = [
    {
      call: calls.read,
      handler: (_input: never, { database, person }: Context<'person'>) => read(database, person.id),
    },
    { call: calls.update, assertOwned, handler: saving(calls.update.body as Schema) },
  ];
  if (calls.create !== undefined)
    answers.push({ call: calls.create, assertOwned, handler: saving(calls.create.body as Schema, true) });

  return {
    record,
    table,
    storedAs,
    answers,
    supplied: supplied.map(({ part, fields = Object.keys(record.fields) }) => ({
      kind: 'single' as const,
      part,
      name: part,
      record,
      fields,
      store: { read, save } as unknown as SingleStore,
    })),
    held: async (database, personId) => {
      const row = await read(database, personId);
      return row === null ? [] : [row];
    },
    completions: completionsOf(completion, read),
    read,
    save,
  };
};

/**
 * Builds the service's side of a single record: its table and the answers to its calls.
 * @param name of the table
 */
export const singleRecord = <R extends SingleRecordType>(
  name: string,
  record: R,
  { phones = [], ...options }: OwnTableOptions<R> = {},
): SingleRecord<R> => {
  const table = personTable(name, record.fields, phones);
  const columns = getTableColumns(table);
  return {
    ...singleView(table, record, options),
    phones: phones.map((field) => ({
      table,
      accountId: columns['personId'] as PgColumn,
      number: valueOf(columns[field]),
    })),
  };
};
