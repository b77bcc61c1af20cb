import type {
  AnyResource,
  BodyOf,
  ImageType,
  May,
  ReceivedFile,
  ResourcePage,
  ResourceQuery,
  ResourceRow,
  RowVerdict,
} from '@phila/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context, Implementation } from '../calls/implement.ts';
import type { Database } from '../database/open.ts';
import type { ResourceTable } from './resource-table.ts';
import type { RowsAct } from './rows-act.ts';

export type UnknownRecord = Readonly<Record<string, unknown>>;
export type WriteContext = Context<May>;
/** A person reading rows; each query is limited to their reach. */
export type Reader = Pick<WriteContext, 'database' | 'clock' | 'within' | 'reaches'>;

/** Converts a value that the table stores in another form: rand as cents. */
export interface Codec {
  read(column: never): unknown;
  /** Also called with null, for a blank. */
  write(value: never): unknown;
}

/** The store of rows' pictures. */
export interface PictureStore {
  /** Addresses of a type's pictures, by row id. */
  addressesOf(
    database: Database,
    type: ImageType,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, string>>;
  /** @throws Refusal at `Image` for a file that is no picture */
  keep(
    context: WriteContext,
    picture: { type: ImageType; itemId: number; file: ReceivedFile; field?: string | undefined },
  ): Promise<void>;
  remove(context: WriteContext, type: ImageType, itemId: number): Promise<void>;
}

/** Stores a field that is no column, in rows of another table. */
export interface ChildTable {
  /** Reads the field by row id; a row left out has an empty list. */
  read(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, unknown>>;
  /** Replaces the value, in the transaction of the row. */
  write(
    context: WriteContext,
    id: number,
    value: unknown,
    /** True if an undo restores an earlier value. */
    how: { isTakenBack: boolean },
  ): Promise<void>;
}

/** How a row's secret is stored. */
export interface SealedField {
  /** The column with the sealed text. */
  column: string;
  /** The context that the secret is sealed with; opening it needs the same. */
  about(id: number): string;
}

/** Names of the rows that a field can choose, by id. */
export interface RowChoices extends ReadonlyMap<number | string, string> {
  /** Choices that existing rows keep but no other row can choose; default: none. */
  readonly retired?: ReadonlySet<number | string>;
}

/** A row before and after saving: null before if new, after if deleted. */
export interface Change<R extends AnyResource> {
  before: ResourceRow<R> | null;
  after: ResourceRow<R> | null;
}

/** Special behaviour of a resource; each part default: none. */
export interface ResourceOptions<R extends AnyResource> {
  /** Conversions for fields that their column stores in another form. */
  codecs?: { readonly [field: string]: Codec };
  /** Available choices with their names, for fields that choose a stored row (`keptLookup`). */
  choices?: {
    readonly [field: string]: (database: Database) => Promise<RowChoices>;
  };
  pictures?: PictureStore;
  /** The key column's name; default: id. */
  key?: string;
  /** How each `secret` field is stored. */
  secrets?: { readonly [field: string]: SealedField };
  /** Fields stored in rows of other tables. */
  childTables?: { readonly [field: string]: ChildTable };
  /** Takes locks that must come before the row's, so that writes cannot deadlock. @param id null for a new one */
  lockBefore?(context: WriteContext, id: number | null, sent: UnknownRecord): Promise<void>;
  /** Columns computed from the fields, such as search words. */
  computedColumns?(body: BodyOf<R>): UnknownRecord;
  /** Indexed columns to sort by instead of a field's own. */
  sortedBy?: { readonly [field: string]: PgColumn };
  /** The condition of a search; default: every word occurs somewhere. */
  search?(database: Database, term: string): Promise<SQL | undefined>;
  /**
   * Checks rules beyond those of the fields. The row is locked, or new.
   * @throws Refusal, with the name of the field
   */
  check?(
    context: WriteContext,
    given: { body: BodyOf<R>; before: ResourceRow<R> | null },
  ): Promise<void> | void;
  /**
   * Checks that the row may be saved in this state, where its field osNo does not decide that.
   * @throws Refusal 422
   */
  assertReached?(context: WriteContext, given: { body: BodyOf<R>; before: ResourceRow<R> | null }): void;
  /** Refuses to remove a row that others need. @throws Refusal 409 */
  assertRemovable?(context: WriteContext, row: ResourceRow<R>): Promise<void> | void;
  /** A row as the specification's calls of `alsoAs` return it. */
  specified?(context: WriteContext, row: ResourceRow<R>): Promise<unknown> | unknown;
  /** Follows up a write in its transaction; `after` is null for a deleted row. */
  afterEachRow?(context: WriteContext, change: Change<R>): Promise<void>;
  /**
   * Follows up saved rows in their transaction, such as counting them: once for a file or a bulk change, otherwise once
   * a row. Never refuses.
   */
  afterAllRows?(context: WriteContext, changes: readonly Change<R>[]): Promise<void>;
}

export interface UpdateOptions {
  isRevived?: boolean;
  cleared?: readonly string[];
}

/** A resource's implementation in the service, which also answers the specification's own calls. */
export interface StoredResource<R extends AnyResource = AnyResource> {
  readonly resource: R;
  readonly table: ResourceTable;
  /** The implementations of `resourceCalls`. */
  readonly answers: readonly Implementation[];
  /** Returns stored rows as reads do, in their order. */
  shown(database: Database, stored: readonly UnknownRecord[]): Promise<ResourceRow<R>[]>;
  /** Reads a page of the rows within the person's reach. */
  list(reader: Reader, query: ResourceQuery<R>): Promise<ResourcePage<R>>;
  /**
   * Adds a row.
   * @throws Refusal 422 at the fields that break a rule
   */
  create(context: WriteContext, sent: UnknownRecord): Promise<ResourceRow<R>>;
  /**
   * Adds several rows as one operation, all or none.
   * @returns the id that `undo` takes, and the rows as a file like that of `exportRows`
   * @throws Refusal 422 at the fields that break a rule
   */
  createSeveral(
    context: WriteContext,
    sent: readonly UnknownRecord[],
  ): Promise<{ operation: string; rows: ResourceRow<R>[]; file: string }>;
  /**
   * Changes the given fields of a row. Locks the row, so that two concurrent updates are merged.
   * @param options.isRevived restores a removed row; default: not found
   * @param options.cleared secrets to remove, as a blank keeps them; default: none
   * @throws Refusal 404, 422, and 409 with the current row if a given field was changed since the given version
   */
  update(
    context: WriteContext,
    id: number,
    sent: UnknownRecord,
    options?: UpdateOptions,
  ): Promise<ResourceRow<R>>;
  /** @throws Refusal 404, or 409 for a row that others need */
  remove(context: WriteContext, id: number): Promise<true>;
  /** Restores a removed row; others stay as they are. @throws Refusal 404 */
  restore(context: WriteContext, id: number): Promise<ResourceRow<R>>;
  /**
   * Stores a picture of a form.
   * @param field the form's part, named in the refusal of a bad picture
   * @throws Refusal 404, 413, 415, 422
   */
  savePicture(
    context: WriteContext,
    id: number,
    picture: string,
    file: ReceivedFile,
    field?: string,
  ): Promise<ResourceRow<R>>;
  /** Applies an action to each row within a transaction: a job's slice (`bulk-job.ts`). */
  act(context: WriteContext, act: RowsAct, ids: readonly number[]): Promise<RowVerdict[]>;
}
