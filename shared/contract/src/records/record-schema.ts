import * as z from 'zod/mini';
import { LARGEST_ID } from '../rules/number.ts';
import { crossIssues } from './check-form.ts';
import type { AnyForm, SentOf } from './form.ts';
import { mapFields } from './map-fields.ts';
import { isObject, type Loose } from './plain-object.ts';
import { type AnyRecord, type BodyOf, hasId, type RowOf } from './record.ts';
import { normalise, normaliseForm } from './send-rules.ts';

/*
 * The schemas of whole bodies and rows, for the service. Apart from the record and its check, so that pages which show
 * or check one do without zod (decision 0801).
 */

export const VERSION_NEEDED = 'Please name the version that this was changed from';

const version = z.int(VERSION_NEEDED).check(z.minimum(0), z.maximum(LARGEST_ID));
/** The same in a query and in a form, where every value is a text. */
export const versionAsText = z.coerce
  .number<number>(VERSION_NEEDED)
  .check(z.int(VERSION_NEEDED), z.minimum(0), z.maximum(LARGEST_ID));

const crossChecks = (type: AnyForm) =>
  z.check<unknown>(
    (payload) => {
      payload.issues.push(...(crossIssues(type, payload.value as Loose) as z.core.$ZodRawIssue[]));
    },
    // Otherwise they wait until every field's own rule holds, and a person corrects the form twice.
    { when: ({ value }) => isObject(value) },
  );

/** Rows a person owns have UUIDs (specification: service). */
export const rowId = z.guid();

/**
 * What the service takes: cleaned by the send rules, then held to every rule. `identified` asks for the row's id as
 * well, for the calls whose path has none; `versioned` refuses a change that does not say which version it was made from.
 */
export const bodySchema = <R extends AnyRecord>(
  record: R,
  identified = false,
  versioned = false,
): z.ZodMiniType<BodyOf<R>, BodyOf<R>> => {
  const shape = {
    ...(identified ? { [record.idInBody]: rowId } : {}),
    ...mapFields(record, (_, field) => field.bodySchema),
    version: versioned ? version : z.optional(version),
  };
  return z.pipe(
    z.transform((sent: unknown) => normalise(record, sent, identified)),
    z.strictObject(shape).check(crossChecks(record)) as unknown as z.ZodMiniType<unknown, unknown>,
  ) as unknown as z.ZodMiniType<BodyOf<R>, BodyOf<R>>;
};

/** What a form without a record sends, as `bodySchema`; an unknown field is refused. */
export const formSchema = <R extends AnyForm>(type: R): z.ZodMiniType<SentOf<R>, SentOf<R>> =>
  z.pipe(
    z.transform((sent: unknown) => normaliseForm(type, sent)),
    z
      .strictObject(mapFields(type, (_, field) => field.bodySchema))
      .check(crossChecks(type)) as unknown as z.ZodMiniType<unknown, unknown>,
  ) as unknown as z.ZodMiniType<SentOf<R>, SentOf<R>>;

/** What the service gives: plain types, no rules, nothing transformed. */
export const rowSchema = <R extends AnyRecord>(record: R): z.ZodMiniType<RowOf<R>, RowOf<R>> => {
  const fields = mapFields(record, (_, field) => field.rowSchema);
  const aliases = Object.entries(record.alsoRead).map(([alias, name]) => [alias, fields[name]]);
  const shape = {
    // A body's own name for the id (bankUID) is one of a read's too.
    ...(hasId(record) ? { [record.idInBody]: z.optional(z.string()), id: z.string() } : {}),
    ...fields,
    ...Object.fromEntries(aliases),
    version: z.int(),
  };
  return z.object(shape) as unknown as z.ZodMiniType<RowOf<R>, RowOf<R>>;
};
