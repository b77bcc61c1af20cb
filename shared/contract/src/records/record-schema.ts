import * as z from 'zod/mini';
import type { FieldError } from '../envelope.ts';
import { fieldErrors } from '../rules/field-errors.ts';
import { LARGEST_ID } from '../rules/number.ts';
import { amongOf, type AnyForm, rowValues, type SentOf } from './form.ts';
import { mapFields } from './map-fields.ts';
import { isObject, type Loose } from './plain-object.ts';
import { type AnyRecord, type BodyOf, hasId, type RowOf } from './record.ts';
import { normalise, normaliseForm } from './send-rules.ts';

/*
 * Apart from the record itself, so that a page which only shows one does without zod (decision 0801).
 */

const version = z.int().check(z.minimum(0), z.maximum(LARGEST_ID));

const NOT_IN_LIST = 'Please choose from the list';

const crossChecks = (type: AnyForm) =>
  z.check<unknown>(
    (payload) => {
      const sent = payload.value as Loose;
      const values = rowValues(type, sent);
      for (const [name, field] of Object.entries(type.fields)) {
        const among = amongOf(field);
        if (among === undefined || field.kind !== 'option') continue;
        const choice = field.choices.find(({ id }) => id === sent[name]);
        if (choice !== undefined && !among.keep(choice as never, values[among.field]))
          payload.issues.push({ code: 'custom', path: [name], message: NOT_IN_LIST, input: sent[name] });
      }
      for (const [name, holds] of Object.entries(type.check)) {
        const message = holds?.(values as never);
        if (typeof message === 'string')
          payload.issues.push({
            code: 'custom',
            path: name === '' ? [] : [name],
            message,
            input: sent[name],
          });
      }
    },
    // Otherwise they wait until every field's own rule holds, and a person corrects the form twice.
    { when: ({ value }) => isObject(value) },
  );

/** Rows a person owns have UUIDs (specification: service). */
export const rowId = z.guid();

/**
 * What the service takes: cleaned by the send rules, then held to every rule. `identified` asks for the row's id as
 * well, for the calls whose path has none.
 */
export const bodySchema = <R extends AnyRecord>(
  record: R,
  identified = false,
): z.ZodMiniType<BodyOf<R>, BodyOf<R>> => {
  const shape = {
    ...(identified ? { [record.idInBody]: rowId } : {}),
    ...mapFields(record, (_, field) => field.bodySchema),
    version: z.optional(version),
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

/** What a form's values are sent as; without one, what they are refused for. */
export type Entry<R extends AnyForm> =
  | { readonly entry: SentOf<R>; readonly errors: readonly [] }
  | { readonly entry: null; readonly errors: readonly FieldError[] };

/** What a form without a record sends for its values, or the errors, one text for each field. */
export const entryOf = <R extends AnyForm>(type: R, values: object): Entry<R> => {
  const { data, error } = formSchema(type).safeParse(values);
  return error === undefined
    ? { entry: data, errors: [] }
    : { entry: null, errors: fieldErrors(error.issues) };
};

/** As `check`, of a form without a record. */
export const checkForm = (type: AnyForm, values: object): readonly FieldError[] =>
  entryOf(type, values).errors;

/** What a form's values are refused for: nothing, or one text for each field, as the service would say it. */
export const check = <R extends AnyRecord>(record: R, values: object): FieldError[] =>
  fieldErrors(bodySchema(record).safeParse(values).error?.issues ?? []);
