import { idOf, singleRecordCalls } from '@phila/contract';
import type { AnyCall, BodyOf, Fields, RecordType, RowOf, Schema, SinglePaths } from '@phila/contract';
import { and, eq, getTableName, sql } from 'drizzle-orm';
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accounts } from '../people/tables.ts';
import type { Database } from '../database/open.ts';
import { checkBody } from '../http/check-part.ts';
import type { Context, Implementation } from '../calls/implement.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { isObject } from '../plain-object.ts';
import { assertAttachable, withDocuments } from './attached-documents.ts';
import { columnsOf, documentKeysOf } from './columns.ts';
import { documentFieldsOf } from './document-fields.ts';
import type { SingleStore, SuppliedFields } from './employer-section.ts';
import { mergeUpdate, whileStale } from './merge-update.ts';
import { type Reminds, remindingOf } from './reminds.ts';
import { fromColumns, STALE, type StoredAs, toColumns } from './stored.ts';
import { type CompletionOption, completionsOf, type StoredRecord } from './stored-record.ts';

type SingleRecordType = RecordType<Fields, SinglePaths>;

/** The table as the queries below use it; the fields' own columns are known by the record only. */
type Table = PgTable & { personId: PgColumn; version: PgColumn };

export interface SingleRecord<R extends SingleRecordType> extends StoredRecord {
  readonly record: R;
  /** The person's own record; null when it was never saved. */
  read(database: Database, personId: string): Promise<RowOf<R> | null>;
  /**
   * Saves the person's own record. Without a version it wins; version 0 says that there was none to see.
   * @throws Refusal 409 with the current row when the version is stale, 422 for a choice that no list has and for a
   * file that is not the person's.
   */
  save(database: Database, personId: string, body: BodyOf<R>, now: Date): Promise<RowOf<R>>;
}

interface Options<R extends SingleRecordType> {
  /** Fields whose column has another name: `{ idNumber: 'identityNumber' }`. */
  storedAs?: StoredAs;
  /** The categories of overviews that it counts for, and how complete it makes them; null is a record never saved. */
  completion?: CompletionOption<RowOf<R> | null>;
  /**
   * The day in the record that its owner is reminded of, such as a passport's last one; default: none. Views of one table
   * share one reminder: where one of them has it, those that can change the day have it too.
   */
  reminds?: Reminds<RowOf<R>>;
  /** Parts in which employers supply its fields; default: none. */
  supplied?: readonly SuppliedFields[];
}

/** A table of which a person has one row, with a column for each of the fields. */
export const personTable = (name: string, fields: Fields): PgTable =>
  pgTable(
    name,
    {
      personId: uuid('person_id')
        .primaryKey()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      version: integer('version').notNull(),
      ...columnsOf(fields),
    },
    (made) => documentKeysOf(name, fields, made),
  );

/**
 * A record in a table of which a person has one row; several records may be views of one table, and then a save of
 * either makes a new version of both. Whose it is stands in every query.
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

  /** The query by which a record is read, built once for each database rather than for each request. */
  const queries = new WeakMap<Database, { execute(values: { personId: string }): PromiseLike<unknown[]> }>();
  const queryOn = (database: Database) => {
    const known = queries.get(database);
    if (known !== undefined) return known;
    const made = database
      .select()
      .from(table)
      .where(eq(table.personId, sql.placeholder('personId')))
      // Without a name: nothing of it is kept in a connection, so that a pooler in front of PostgreSQL may share these.
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

  /** Writes in a single statement, so that nothing comes between its check and its write. */
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
  /** A creation is the whole record: what it leaves out is not kept of another one. An update is what it names. */
  const saving =
    (schema: Schema, isWhole = false) =>
    ({ body: sent }: { body: Record<string, unknown> }, { database, person, clock }: Context<'person'>) =>
      whileStale(sent['version'] === undefined, async () => {
        const current = await read(database, person.id);
        const body = checkBody(schema, isWhole ? sent : mergeUpdate(record, current, sent)) as object;
        const version = (current as { version: number } | null)?.version ?? 0;
        return save(database, person.id, { version, ...body } as BodyOf<R>, clock.now());
      });

  /** An id that a save names is the person's own record's. */
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
 * The service's side of a record of which a person has one: its table, derived from the definition, and the answers to
 * its calls.
 * @param name of the table
 */
export const singleRecord = <R extends SingleRecordType>(
  name: string,
  record: R,
  options: Options<R> = {},
): SingleRecord<R> => singleView(personTable(name, record.fields), record, options);
