import * as z from 'zod/mini';
import { LARGEST_ID } from '../rules/number.ts';
import { crossIssues } from './check-form.ts';
import type { AnyForm, SentOf } from './form.ts';
import { mapFields } from './map-fields.ts';
import { isObject, type Loose } from './plain-object.ts';
import { type AnyRecord, type BodyOf, hasId, type RowOf } from './record.ts';
import { normalise, normaliseForm } from './send-rules.ts';

/*
 * Schemas of whole bodies and rows, for the service. Kept apart from record and check, so that pages that display or
 * check records load no zod (decision 0801).
 */

export const VERSION_NEEDED = 'Please name the version that this was changed from';

const version = z.int(VERSION_NEEDED).check(z.minimum(0), z.maximum(LARGEST_ID));
/** Version as text, in a query or form. */
export const versionAsText = z.coerce
  .number<number>(VERSION_NEEDED)
  .check(z.int(VERSION_NEEDED), z.minimum(0), z.maximum(LARGEST_ID));

const crossChecks = (type: AnyForm) =>
  z.check<unknown>(
    (payload) => {
      payload.issues.push(...(crossIssues(type, payload.value as Loose) as z.core.$ZodRawIssue[]));
    },
    // Runs even if fields have errors, so that a person does not correct the form twice.
    { when: ({ value }) => isObject(value) },
  );

/** Rows owned by a person have UUIDs (specification: service). */
export const rowId = z.guid();

/**
 * Body schema of the service: applies the send rules, then all rules. `identified` also requires the row's id, for
 * calls without one in their path; `versioned` requires the version that the change is based on.
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

/** Body schema of a form without a record; refuses unknown fields. */
export const formSchema = <R extends AnyForm>(type: R): z.ZodMiniType<SentOf<R>, SentOf<R>> =>
  z.pipe(
    z.transform((sent: unknown) => normaliseForm(type, sent)),
    z
      .strictObject(mapFields(type, (_, field) => field.bodySchema))
      .check(crossChecks(type)) as unknown as z.ZodMiniType<unknown, unknown>,
  ) as unknown as z.ZodMiniType<SentOf<R>, SentOf<R>>;

/** Reply schema: plain types without rules or transformations. */
export const rowSchema = <R extends AnyRecord>(record: R): z.ZodMiniType<RowOf<R>, RowOf<R>> => {
  const fields = mapFields(record, (_, field) => field.rowSchema);
  const aliases = Object.entries(record.alsoRead).map(([alias, name]) => [alias, fields[name]]);
  const shape = {
    // A read also returns the id under the body's own name (bankUID).
    ...(hasId(record) ? { [record.idInBody]: z.optional(z.string()), id: z.string() } : {}),
    ...fields,
    ...Object.fromEntries(aliases),
    version: z.int(),
  };
  return z.object(shape) as unknown as z.ZodMiniType<RowOf<R>, RowOf<R>>;
};
