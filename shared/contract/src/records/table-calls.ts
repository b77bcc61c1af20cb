import * as z from 'zod/mini';
import { type Call, call, type InputOf } from '../call.ts';
import { listOf } from '../page.ts';
import type { Page } from '../page-items.ts';
import type { Fields } from './field.ts';
import { listQuery, type ListQuery } from './list-query.ts';
import { lightTableCalls } from './light-record-calls.ts';
import type { TablePaths } from './paths.ts';
import { type AnyRecord, type BodyOf, idOf, type RecordType, type RowOf } from './record.ts';
import { bodySchema, rowId, rowSchema } from './record-schema.ts';

type Mini<T> = z.ZodMiniType<T, T>;
type TableRecord = RecordType<Fields, TablePaths>;

type HasId<P> = P extends `${string}{id}${string}` ? true : false;
/** Takes the id from a path with `{id}`, otherwise from the body, under `idInBody`. */
type Params<P> = HasId<P> extends true ? Mini<{ id: string }> : undefined;
type Identified = { readonly [idInBody: string]: unknown };

/** A type, not an interface, because a tree of calls has an index signature. */
export type TableCalls<R extends AnyRecord, P extends { update: unknown; remove: unknown; bulk: unknown }> = {
  readonly list: Call<undefined, Mini<ListQuery<R>>, undefined, Mini<RowOf<R>[] | Page<RowOf<R>>>, 'person'>;
  readonly create: Call<undefined, undefined, Mini<BodyOf<R>>, Mini<RowOf<R>>, 'person'>;
  readonly update: Call<
    Params<P['update']>,
    undefined,
    Mini<HasId<P['update']> extends true ? BodyOf<R> : BodyOf<R> & Identified>,
    Mini<RowOf<R>>,
    'person'
  >;
  readonly remove: Call<
    Params<P['remove']>,
    undefined,
    HasId<P['remove']> extends true ? undefined : Mini<Identified>,
    Mini<true>,
    'person'
  >;
  readonly bulk: P['bulk'] extends string
    ? Call<undefined, undefined, Mini<{ ids: string[] }>, Mini<true>, 'person'>
    : undefined;
};

/** Most rows deleted at once. */
const MAX_IDS = 1000;

const hasId = (path: string): boolean => path.includes('{id}');
const idParams = z.strictObject({ id: rowId });

/** The body of a deletion is the record (specification: records); only its id is used. */
const recordToRemove = (record: AnyRecord) =>
  z.pipe(
    z.transform((sent: unknown) =>
      typeof sent === 'object' && sent !== null
        ? { [record.idInBody]: idOf(record, sent as Identified) }
        : sent,
    ),
    z.object({ [record.idInBody]: rowId }) as unknown as z.ZodMiniType<unknown, unknown>,
  );

const makeTableCalls = <R extends TableRecord>(record: R): TableCalls<R, R['paths']> => {
  const title = record.title.toLowerCase();
  const { paths } = record;
  const light = lightTableCalls(paths);
  const row = rowSchema(record);
  const asks = record.stepUp === null ? {} : ({ stepUp: record.stepUp, stepUpWhen: 'factor' } as const);
  return {
    list: call({
      ...light.list,
      summary: `The person's own rows of ${title}: all of them, oldest first, those that match the filters, or one page.`,
      query: listQuery(record),
      value: listOf(row),
    }),
    create: call({
      ...light.create,
      ...asks,
      status: 201,
      summary: `Adds a row of ${title}.`,
      body: bodySchema(record),
      value: row,
    }),
    update: call({
      ...light.update,
      ...asks,
      summary: `Changes one of the person's own rows of ${title}; what is not named stays as it is, null clears.`,
      merges: { id: hasId(paths.update) ? null : record.idInBody },
      params: hasId(paths.update) ? idParams : undefined,
      body: bodySchema(record, !hasId(paths.update)),
      value: row,
    }),
    remove: call({
      ...light.remove,
      ...asks,
      summary: `Deletes one of the person's own rows of ${title}.`,
      params: hasId(paths.remove) ? idParams : undefined,
      body: hasId(paths.remove) ? undefined : recordToRemove(record),
      value: z.literal(true),
    }),
    bulk:
      light.bulk === undefined
        ? undefined
        : call({
            ...light.bulk,
            ...asks,
            summary: `Deletes several of the person's own rows of ${title}, or none if one is not theirs.`,
            body: z.strictObject({ ids: z.array(rowId).check(z.minLength(1), z.maxLength(MAX_IDS)) }),
            value: z.literal(true),
          }),
    // Types read from the path's text whether it holds an id; code has to look.
  } as unknown as TableCalls<R, R['paths']>;
};

const known = new WeakMap<object, unknown>();

/**
 * Calls of a table of records. Other people's ids are a 404. Cached by record, so that the call tree and the service's
 * handlers share the same objects.
 */
export const tableCalls = <R extends TableRecord>(record: R): TableCalls<R, R['paths']> => {
  const calls = (known.get(record) as TableCalls<R, R['paths']> | undefined) ?? makeTableCalls(record);
  known.set(record, calls);
  return calls;
};

/** Input of a table's `update`, with the id in the path or body as needed. */
export const updateInput = <R extends TableRecord>(record: R, id: string, body: BodyOf<R>) =>
  (hasId(record.paths.update)
    ? { params: { id }, body }
    : { body: { ...body, [record.idInBody]: id } }) as unknown as InputOf<
    TableCalls<R, R['paths']>['update']
  >;

export const removeInput = <R extends TableRecord>(record: R, row: RowOf<R> & { id: string }) =>
  (hasId(record.paths.remove)
    ? { params: { id: row.id } }
    : { body: { ...row, [record.idInBody]: row.id } }) as unknown as InputOf<
    TableCalls<R, R['paths']>['remove']
  >;
