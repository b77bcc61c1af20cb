import { type FileLine, fileLine, leftOut } from '../calls/file-line.ts';
import { sheetQuery } from '../calls/sheet-query.ts';
import { countOfList, MAX_COUNTED } from '../page.ts';
import * as z from 'zod/mini';
import { type Call, call } from '../call.ts';
import { withArticle } from '../format/with-article.ts';
import type { May } from '../permissions/permission.ts';
import { listQuery, type ListQuery } from '../records/list-query.ts';
import { mapFields } from '../records/map-fields.ts';
import type { BodyOf } from '../records/record.ts';
import { bodySchema, versionAsText } from '../records/record-schema.ts';
import { moment as momentRule } from '../rules/moment.ts';
import { LARGEST_ID } from '../rules/number.ts';
import type { SheetFormat } from '../spreadsheet/sheet.ts';
import { lightResourceCalls } from './light-resource-calls.ts';
import { type AnyResource, type PublicationState, publicationStates, type ResourceRow } from './resource.ts';

type Mini<T> = z.ZodMiniType<T, T>;

/** Query of a resource's list: page, search, order, filters, and the state of removed and published rows. */
export type ResourceQuery<R extends AnyResource = AnyResource> = ListQuery<R> & {
  /** True lists removed rows instead. */
  Removed?: 'true' | undefined;
  State?: PublicationState | undefined;
};

/** Page of rows. Counting is a separate call, so that rows do not wait for it. */
export interface ResourcePage<R extends AnyResource> {
  items: ResourceRow<R>[];
  pageNumber: number;
  pageSize: number;
  hasNext: boolean;
}

/** Most rows changed in one call; a job changes more. */
export const MAX_AT_ONCE = 1_000;
/** Most rows changed by a job. */
export const MAX_IN_JOB = 100_000;

/** Result of a bulk write for one row. */
export interface RowVerdict {
  id: number;
  /** Display name of the row. */
  name: string;
  isDone: boolean;
  /** Reason for a failure; null on success. */
  message: string | null;
}

/** Result of a bulk write, with its id for undo. */
export interface BulkAnswer {
  operation: string;
  /** Empty if a job does the work. */
  rows: RowVerdict[];
  /**
   * Job that continues after this answer, because there are too many rows for one call; `bulkJobById` returns its
   * progress.
   */
  job?: { id: string; total: number } | undefined;
}

export interface WriteAnswer<R extends AnyResource> {
  /** Id of this write, for `undo`. */
  operation: string;
  row: ResourceRow<R>;
}

/** Filter that selects rows, as in the list's query. */
export type RowFilter = { readonly [name: string]: unknown };

/** Body of a bulk write: the rows and what to do with them. */
export interface BulkBody {
  action: 'remove' | 'restore' | 'publish' | 'withdraw' | 'change';
  /** Row ids, or a filter that selects them. */
  rows: number[] | RowFilter;
  /** For `change`: fields to set, with their values. */
  set?: { readonly [name: string]: unknown } | undefined;
}

/** Field of a row before and after a change, as display text. */
export interface FieldChange {
  field: string;
  label: string;
  before: string;
  after: string;
}

/** Change of a row, listed latest first. */
export interface ChangeEntry {
  id: string;
  /** Id for `undo`, to restore the row's earlier state; null if that is not stored. */
  operation: string | null;
  /** ISO 8601. */
  at: string;
  /** Author's name; null for an account that is gone. */
  by: string | null;
  action: string;
  version: number;
  fields: FieldChange[];
}

/** Line of a file of rows, with the row that it changes. */
export type ImportedRow = FileLine & { id: number | null };

export interface ImportAnswer {
  /** Id for `undo`; null if nothing was saved, because it was a trial run or a row was refused. */
  operation: string | null;
  rows: ImportedRow[];
  /** Unknown column headings; their columns are ignored. */
  leftOut: string[];
}

type IdParams = Mini<{ id: number }>;
type PictureParams = Mini<{ id: number; picture: string }>;
type Upload = { readonly field: string; readonly largest: number };

/** Version that a change is based on; any other is a 409. */
type OfVersion = Mini<{ Version: number }>;

/** A type, not an interface, because a tree of calls has an index signature. */
export type ResourceCalls<R extends AnyResource = AnyResource> = {
  readonly list: Call<undefined, Mini<ResourceQuery<R>>, undefined, Mini<ResourcePage<R>>, May>;
  readonly count: Call<
    undefined,
    Mini<ResourceQuery<R>>,
    undefined,
    Mini<{ count: number; isCapped: boolean }>,
    May
  >;
  readonly read: Call<IdParams, undefined, undefined, Mini<ResourceRow<R>>, May>;
  readonly history: Call<IdParams, undefined, undefined, Mini<ChangeEntry[]>, May>;
  readonly exportRows: Call<
    undefined,
    Mini<ResourceQuery<R> & { Format?: SheetFormat | undefined }>,
    undefined,
    undefined,
    May
  >;
  readonly create: Call<undefined, undefined, Mini<BodyOf<R>>, Mini<WriteAnswer<R>>, May>;
  readonly update: Call<
    IdParams,
    undefined,
    Mini<BodyOf<R> & { version: number }>,
    Mini<WriteAnswer<R>>,
    May
  >;
  readonly remove: Call<IdParams, OfVersion, undefined, Mini<WriteAnswer<R>>, May>;
  readonly restore: Call<IdParams, OfVersion, undefined, Mini<WriteAnswer<R>>, May> | undefined;
  readonly publish:
    | Call<IdParams, OfVersion, Mini<{ at: string | null }>, Mini<WriteAnswer<R>>, May>
    | undefined;
  readonly order: Call<undefined, undefined, Mini<{ ids: number[] }>, Mini<BulkAnswer>, May> | undefined;
  readonly bulk: Call<undefined, undefined, Mini<BulkBody>, Mini<BulkAnswer>, May>;
  readonly undo: Call<
    undefined,
    undefined,
    Mini<{ operation: string; id?: number | undefined }>,
    Mini<BulkAnswer>,
    May
  >;
  readonly importRows: Call<
    undefined,
    undefined,
    Mini<{ dryRun: 'true' | 'false' }>,
    Mini<ImportAnswer>,
    May,
    Upload
  >;
  readonly savePicture:
    | Call<PictureParams, OfVersion, undefined, Mini<WriteAnswer<R>>, May, Upload>
    | undefined;
  readonly removePicture: Call<PictureParams, OfVersion, undefined, Mini<WriteAnswer<R>>, May> | undefined;
};

const id = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(LARGEST_ID));
const oneId = z.int().check(z.minimum(1), z.maximum(LARGEST_ID));
const moment = z.nullable(z.string());
const params = z.strictObject({ id });
const ofVersion: OfVersion = z.strictObject({ Version: versionAsText });

/** Reply schema: plain types without rules. */
export const resourceRowSchema = <R extends AnyResource>(resource: R): Mini<ResourceRow<R>> =>
  z.object({
    ...mapFields(resource, (_, field) => field.rowSchema),
    id: z.int(),
    version: z.int(),
    removedAt: moment,
    publishedAt: moment,
    pictures: z.record(z.string(), z.nullable(z.string())),
  }) as unknown as Mini<ResourceRow<R>>;

const verdict = z.object({
  id: z.int(),
  name: z.string(),
  isDone: z.boolean(),
  message: z.nullable(z.string()),
});
const bulkAnswer: Mini<BulkAnswer> = z.object({
  operation: z.guid(),
  rows: z.array(verdict),
  job: z.optional(z.object({ id: z.guid(), total: z.int() })),
});

const change: Mini<ChangeEntry> = z.object({
  id: z.guid(),
  operation: z.nullable(z.guid()),
  at: z.string(),
  by: z.nullable(z.string()),
  action: z.string(),
  version: z.int(),
  fields: z.array(z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })),
});

const importAnswer: Mini<ImportAnswer> = z.object({
  operation: z.nullable(z.guid()),
  rows: z.array(z.extend(fileLine, { id: z.nullable(z.int()) })),
  leftOut,
});

const queryOf = <R extends AnyResource>(resource: R): Mini<ResourceQuery<R>> =>
  z.extend(listQuery(resource) as unknown as z.ZodMiniObject, {
    ...(resource.isRestorable ? { Removed: z.optional(z.literal('true')) } : {}),
    ...(resource.isPublished ? { State: z.optional(z.enum(publicationStates)) } : {}),
  }) as unknown as Mini<ResourceQuery<R>>;

const ids = z
  .array(oneId)
  .check(
    z.minLength(1, 'Please choose at least one'),
    z.maxLength(MAX_AT_ONCE, `At most ${MAX_AT_ONCE} at once`),
  );

const NO_TIME = 'Please choose a time';

const actionsOf = ({ isRestorable, isPublished }: AnyResource): BulkBody['action'][] => [
  'remove',
  'change',
  ...(isRestorable ? (['restore'] as const) : []),
  ...(isPublished ? (['publish', 'withdraw'] as const) : []),
];

const fieldsToSet = (resource: AnyResource): Mini<{ readonly [name: string]: unknown }> =>
  z.record(z.string(), z.unknown()).check(
    z.refine((set) => Object.keys(set).length > 0, 'Please choose what to change'),
    z.refine(
      (set) => Object.keys(set).every((name) => Object.hasOwn(resource.fields, name)),
      'Please choose from the list',
    ),
  );

const bulkBody = <R extends AnyResource>(resource: R): Mini<BulkBody> =>
  z
    .strictObject({
      action: z.enum(actionsOf(resource), 'Please choose what to do'),
      rows: z.union(
        [z.array(oneId).check(z.minLength(1)), queryOf(resource) as unknown as Mini<RowFilter>],
        'Please choose rows, or a filter',
      ),
      set: z.optional(fieldsToSet(resource)),
    })
    .check(
      z.refine(({ action, set }) => (action === 'change') === (set !== undefined), {
        path: ['set'],
        error: 'Please choose what to change',
      }),
    );

const makeCalls = <R extends AnyResource>(resource: R): ResourceCalls<R> => {
  const light = lightResourceCalls(resource);
  const { title, plural, article, isRestorable, isPublished, orderedBy } = resource;
  const one = withArticle(title, article ?? undefined);
  const row = resourceRowSchema(resource);
  const query = queryOf(resource);
  const answer = z.object({ operation: z.guid(), row });
  const pictureNames = Object.keys(resource.pictures);
  const picture = z.strictObject({ id, picture: z.enum(pictureNames as [string, ...string[]]) });
  return {
    list: call({
      ...light.list,
      summary: `One page of ${plural}: those that match the filters and the search, in the order asked for.`,
      query,
      value: z.object({
        items: z.array(row),
        pageNumber: z.int(),
        pageSize: z.int(),
        hasNext: z.boolean(),
      }),
    }),
    count: call({
      ...light.count,
      summary: `How many ${plural} the filters find, counted up to ${MAX_COUNTED}.`,
      query,
      value: countOfList,
    }),
    read: call({ ...light.read, summary: `One ${title}, a removed one as well.`, params, value: row }),
    history: call({
      ...light.history,
      summary: `What was changed in one ${title}, who changed it and when, the latest first.`,
      params,
      value: z.array(change),
    }),
    exportRows: call({
      ...light.exportRows,
      summary: `The ${plural} that the filters find, as a CSV file or an Excel workbook that can be imported again.`,
      query: z.extend(query as unknown as z.ZodMiniObject, sheetQuery),
    }),
    create: call({
      ...light.create,
      status: 201,
      summary: `Adds ${one}.`,
      body: bodySchema(resource),
      value: answer,
    }),
    update: call({
      ...light.update,
      summary: `Changes ${one}; what is not named stays, null clears. 409 where somebody else changed the same field since the version that it names.`,
      merges: { id: null },
      params,
      body: bodySchema(resource, false, true) as unknown as Mini<BodyOf<R> & { version: number }>,
      value: answer,
    }),
    remove: call({
      ...light.remove,
      summary: `Removes ${one}; 409 where it is of another version.`,
      params,
      query: ofVersion,
      value: answer,
    }),
    restore: isRestorable
      ? call({
          ...light.restore,
          summary: `Brings a removed ${title} back; 409 where it is of another version.`,
          params,
          query: ofVersion,
          value: answer,
        })
      : undefined,
    publish: isPublished
      ? call({
          ...light.publish,
          summary: `Publishes ${one} from a time on, or "now" by the service's clock; null takes it back to a draft. 409 where it is of another version.`,
          params,
          query: ofVersion,
          body: z.strictObject({
            at: z.nullable(z.union([z.literal('now', NO_TIME), momentRule(NO_TIME).schema], NO_TIME)),
          }),
          value: answer,
        })
      : undefined,
    order:
      orderedBy === null
        ? undefined
        : call({
            ...light.order,
            summary: `Puts ${plural} in the order of these ids, which take the places that they have together.`,
            body: z.strictObject({ ids }),
            value: bulkAnswer,
          }),
    bulk: call({
      ...light.bulk,
      summary: `Does one thing with several ${plural}, named or found by a filter, and says for each whether it was done. Of more than ${MAX_AT_ONCE} that a filter finds, up to ${MAX_IN_JOB}, a job does.`,
      body: bulkBody(resource),
      value: bulkAnswer,
    }),
    undo: call({
      ...light.undo,
      summary: `Takes a write back, in each of its ${plural} that was not changed again since. With an id, in that ${title} alone, and with it what was changed there since. Of more than ${MAX_AT_ONCE} rows, a job does.`,
      body: z.strictObject({ operation: z.guid(), id: z.optional(oneId) }),
      value: bulkAnswer,
    }),
    importRows: call({
      ...light.importRows,
      limit: 'upload',
      summary: `Adds and changes ${plural} of a CSV file or a workbook, all or none, and says what each line does; dryRun saves nothing.`,
      body: z.strictObject({ dryRun: z.enum(['true', 'false']) }),
      value: importAnswer,
    }),
    savePicture:
      pictureNames.length === 0
        ? undefined
        : call({
            ...light.savePicture,
            limit: 'upload',
            summary: `Keeps a picture of ${one} in the place of the one before; 409 where it is of another version.`,
            params: picture,
            query: ofVersion,
            value: answer,
          }),
    removePicture:
      pictureNames.length === 0
        ? undefined
        : call({
            ...light.removePicture,
            summary: `Takes a picture of ${one} away; 409 where it is of another version.`,
            params: picture,
            query: ofVersion,
            value: answer,
          }),
    // Casts, because the definition decides the calls and the types cannot follow it.
  } as unknown as ResourceCalls<R>;
};

const known = new WeakMap<object, unknown>();

/** Calls of a resource, cached so that the call tree and the service's handlers share the same objects. */
export const resourceCalls = <R extends AnyResource>(resource: R): ResourceCalls<R> => {
  const calls = (known.get(resource) as ResourceCalls<R> | undefined) ?? makeCalls(resource);
  known.set(resource, calls);
  return calls;
};
