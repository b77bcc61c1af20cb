import * as z from 'zod/mini';
import { type Call, call } from '../call.ts';
import type { Fields } from './field.ts';
import { lightSingleCalls } from './light-record-calls.ts';
import type { SinglePaths } from './paths.ts';
import type { AnyRecord, BodyOf, RecordType, RowOf } from './record.ts';
import { bodySchema, rowSchema } from './record-schema.ts';

type Mini<T> = z.ZodMiniType<T, T>;
type SingleRecord = RecordType<Fields, SinglePaths>;

interface SingleCalls<R extends AnyRecord> {
  /** The person's record; null if never saved. */
  readonly read: Call<undefined, undefined, undefined, Mini<RowOf<R> | null>, 'person'>;
  readonly update: Call<undefined, undefined, Mini<BodyOf<R>>, Mini<RowOf<R>>, 'person'>;
  readonly create: R['paths'] extends { readonly create: string }
    ? Call<undefined, undefined, Mini<BodyOf<R>>, Mini<RowOf<R>>, 'person'>
    : undefined;
}

const makeSingleRecordCalls = <R extends SingleRecord>(record: R): SingleCalls<R> => {
  const title = record.title.toLowerCase();
  const body = bodySchema(record);
  const row = rowSchema(record);
  const light = lightSingleCalls(record.paths);
  return {
    read: call({
      ...light.read,
      summary: `The person's own ${title}; null when never saved.`,
      value: z.nullable(row) as unknown as Mini<RowOf<R> | null>,
    }),
    update: call({
      ...light.update,
      summary: `Saves the person's own ${title}; what is not named stays as it is, null clears.`,
      merges: { id: null },
      body,
      value: row,
    }),
    create: (light.create === undefined
      ? undefined
      : call({
          ...light.create,
          status: 201,
          summary: `Saves the person's own ${title} for the first time.`,
          merges: { id: null },
          body,
          value: row,
        })) as SingleCalls<R>['create'],
  };
};

const known = new WeakMap<object, unknown>();

/**
 * Calls of a single record. Cached by record, so that the call tree and the service's handlers share the same objects.
 */
export const singleRecordCalls = <R extends SingleRecord>(record: R): SingleCalls<R> => {
  const calls = (known.get(record) as SingleCalls<R> | undefined) ?? makeSingleRecordCalls(record);
  known.set(record, calls);
  return calls;
};
