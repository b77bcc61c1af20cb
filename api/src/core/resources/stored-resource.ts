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

export type Loose = Readonly<Record<string, unknown>>;
export type WriteContext = Context<May>;
/** A person's reading of rows: what they reach stands in every query. */
export type Reader = Pick<WriteContext, 'database' | 'clock' | 'within' | 'reaches'>;

/** Converts a value that the table stores in another form: rand as cents. */
export interface StoredValue {
  read(column: never): unknown;
  /** Also called for a blank, which is null. */
  write(value: never): unknown;
}

/** The store of rows' pictures. */
export interface PictureStore {
  /** The addresses of the pictures of a type that some rows have. */
  addressesOf(
    database: Database,
    type: ImageType,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, string>>;
  /** @throws Refusal at `Image` for what is no picture */
  keep(
    context: WriteContext,
    picture: { type: ImageType; itemId: number; file: ReceivedFile; field?: string | undefined },
  ): Promise<void>;
  remove(context: WriteContext, type: ImageType, itemId: number): Promise<void>;
}

/** Stores a field that is no column, in rows of another table. */
export interface PartStore {
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
export interface KeptSecret {
  /** The column with the sealed text. */
  column: string;
  /** The context with which it is sealed, without which it does not open. */
  about(id: number): string;
}

/** The names of rows that are chosen by their ids. */
export interface KeptChoices extends ReadonlyMap<number | string, string> {
  /** Choices that rows which have them keep, but no other row can choose; default: none. */
  readonly retired?: ReadonlySet<number | string>;
}

/** A row before and after it was saved: null where it is new, or gone. */
export interface Change<R extends AnyResource> {
  before: ResourceRow<R> | null;
  after: ResourceRow<R> | null;
}

/** Special behaviour of a resource; each part default: none. */
export interface ResourceOptions<R extends AnyResource> {
  /** Fields whose column holds something else. */
  stored?: { readonly [field: string]: StoredValue };
  /** For choices among stored rows (`keptLookup`): those available, with their names. */
  choices?: {
    readonly [field: string]: (database: Database) => Promise<KeptChoices>;
  };
  pictures?: PictureStore;
  /** The name of the column by which a row is known; default: id. */
  key?: string;
  /** For each `secret` among the fields. */
  secrets?: { readonly [field: string]: KeptSecret };
  /** Fields that rows of another table keep. */
  parts?: { readonly [field: string]: PartStore };
  /** Locks what must be locked before the row, so that two writes never wait for each other. @param id null for a new one */
  hold?(context: WriteContext, id: number | null, sent: Loose): Promise<void>;
  /** Columns that follow from the fields, such as the words by which a row is found. */
  derived?(body: BodyOf<R>): Loose;
  /** Columns with an index, by which rows are sorted in the place of a field's own. */
  sortedBy?: { readonly [field: string]: PgColumn };
  /** The rows that a search finds; default: those that have every word somewhere. */
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
  /** A row as the specification's calls of `alsoAs` give it. */
  specified?(context: WriteContext, row: ResourceRow<R>): Promise<unknown> | unknown;
  /** Follows up a write in its transaction; `after` is null for a deleted row. */
  saved?(context: WriteContext, change: Change<R>): Promise<void>;
  /**
   * Follows up saved rows in their transaction, such as counting them: once for a file or a bulk change, otherwise once
   * a row. Never refuses.
   */
  settled?(context: WriteContext, changes: readonly Change<R>[]): Promise<void>;
}

export interface UpdateOptions {
  isRevived?: boolean;
  cleared?: readonly string[];
}

/** The service's side of a resource. The specification's own calls are answered by its functions as well. */
export interface StoredResource<R extends AnyResource = AnyResource> {
  readonly resource: R;
  readonly table: ResourceTable;
  /** The implementations of `resourceCalls`. */
  readonly answers: readonly Implementation[];
  /** A page of the rows that a person reaches. */
  list(reader: Reader, query: ResourceQuery<R>): Promise<ResourcePage<R>>;
  /**
   * Adds a row.
   * @throws Refusal 422 at the fields that break a rule
   */
  create(context: WriteContext, sent: Loose): Promise<ResourceRow<R>>;
  /**
   * Adds several rows as one operation, all of them or none.
   * @returns the name by which `undo` takes it back, and the rows as a file like that of `exportRows`
   * @throws Refusal 422 at the fields that break a rule
   */
  createSeveral(
    context: WriteContext,
    sent: readonly Loose[],
  ): Promise<{ operation: string; rows: ResourceRow<R>[]; file: string }>;
  /**
   * Changes what is named of a row, which is locked until it is saved: of two at once each is merged with what the other
   * saved.
   * @param options.isRevived brings a removed row back; default: it is not found
   * @param options.cleared secrets to take away, as a blank keeps them; default: none
   * @throws Refusal 404, 422, and 409 with the current row where a version is named and a named field was changed since
   */
  update(context: WriteContext, id: number, sent: Loose, options?: UpdateOptions): Promise<ResourceRow<R>>;
  /** @throws Refusal 404, and 409 for a row that others need */
  remove(context: WriteContext, id: number): Promise<true>;
  /** Brings a removed row back; one that is there stays as it is. @throws Refusal 404 */
  restore(context: WriteContext, id: number): Promise<ResourceRow<R>>;
  /**
   * Keeps a picture that came with a form.
   * @param field the name of the form's part, for the refusal of a bad picture
   * @throws Refusal 404, 413, 415, 422
   */
  savePicture(
    context: WriteContext,
    id: number,
    picture: string,
    file: ReceivedFile,
    field?: string,
  ): Promise<ResourceRow<R>>;
  /** Does one thing with each of some rows, within a transaction: the slice of a job (`bulk-job.ts`). */
  act(context: WriteContext, act: RowsAct, ids: readonly number[]): Promise<RowVerdict[]>;
}
