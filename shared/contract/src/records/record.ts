import * as z from 'zod/mini';
import type { FieldError } from '../envelope.ts';
import { fieldErrors } from '../rules/field-errors.ts';
import { LARGEST_ID } from '../rules/number.ts';
import type { BodyFieldsOf, Fields, FormOf, OptionalKeys, RowFieldsOf } from './field.ts';
import type { SinglePaths, TablePaths } from './paths.ts';

type KeyOf<F> = keyof F & string;

/**
 * A kind of record, said once (design: records). The escape hatches are keyed by field, so that a misspelt name does
 * not compile.
 */
export interface Definition<
  F extends Fields,
  P extends TablePaths | SinglePaths,
  A extends { readonly [name: string]: KeyOf<F> },
> {
  /** As in 'No {title} Available' and 'Edit {title} Details' (seeds 1 §2.11). */
  title: string;
  paths: P;
  fields: F;
  /** The short headings of the form and the card, each with its fields, in order; what is not named comes last. */
  sections?: { readonly [heading: string]: readonly KeyOf<NoInfer<F>>[] };
  /** Another label while the form holds certain values; false keeps the field's own. */
  relabel?: { readonly [K in KeyOf<NoInfer<F>>]?: (values: FormOf<NoInfer<F>>) => string | false };
  /** Fields that are not asked for while the form holds certain values: not shown, and saved as blank. */
  hide?: { readonly [K in OptionalKeys<NoInfer<F>>]?: (values: FormOf<NoInfer<F>>) => boolean };
  /**
   * What must hold between fields: the text said at that field, or at the form as a whole under `''`; false or null
   * where all is well. They run beside the fields' own rules, so any value may be null here.
   */
  check?: {
    readonly [K in KeyOf<NoInfer<F>> | '']?: (values: RowFieldsOf<NoInfer<F>>) => string | false | null;
  };
  /** The name of the row's id in bodies, where the path has none: `bankUID`. */
  idInBody?: string;
  /** Further names under which a read gives a field: `{ workPermit: 'workPermitType' }`. Ignored in bodies. */
  alsoRead?: A;
}

export interface RecordType<
  F extends Fields = Fields,
  P extends TablePaths | SinglePaths = TablePaths | SinglePaths,
  A extends { readonly [name: string]: string } = { readonly [name: string]: string },
> {
  readonly title: string;
  readonly paths: P;
  readonly fields: F;
  readonly sections: { readonly [heading: string]: readonly string[] };
  readonly relabel: { readonly [name: string]: ((values: never) => string | false) | undefined };
  readonly hide: { readonly [name: string]: ((values: never) => boolean) | undefined };
  readonly check: { readonly [name: string]: ((values: never) => string | false | null) | undefined };
  readonly idInBody: string;
  readonly alsoRead: A;
}

/** A record of any kind, as generic screens and the service's tables take it. */
export type AnyRecord = RecordType;

export const record = <
  const F extends Fields,
  const P extends TablePaths | SinglePaths,
  const A extends { readonly [name: string]: KeyOf<F> } = Record<never, never>,
>(
  definition: Definition<F, P, A>,
): RecordType<F, P, A> => ({
  sections: {},
  relabel: {},
  hide: {},
  check: {},
  idInBody: 'id',
  ...definition,
  alsoRead: definition.alsoRead ?? ({} as A),
});

export type FieldsOf<R extends AnyRecord> = R['fields'];
/** What the form holds. */
export type ValuesOf<R extends AnyRecord> = FormOf<R['fields']>;
/** What is saved. `version` is that of the row that was edited: a stale one is refused with 409. */
export type BodyOf<R extends AnyRecord> = BodyFieldsOf<R['fields']> & { version?: number | undefined };

type Aliases<R extends AnyRecord> = {
  -readonly [K in keyof R['alsoRead']]: RowFieldsOf<R['fields']>[R['alsoRead'][K] & keyof R['fields']];
};
type Identity<R extends AnyRecord> = R['paths'] extends { readonly kind: 'table' } ? { id: string } : unknown;
/** What a read gives. */
export type RowOf<R extends AnyRecord> = RowFieldsOf<R['fields']> &
  Aliases<R> &
  Identity<R> & { version: number };

type Loose = { readonly [name: string]: unknown };
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapFields = <T>(record: AnyRecord, of: (name: string, field: AnyRecord['fields'][string]) => T) =>
  Object.fromEntries(Object.entries(record.fields).map(([name, field]) => [name, of(name, field)]));

/** What the form starts with: the saved row's values, or each field's initial value or blank. */
export const toForm = <R extends AnyRecord>(record: R, row: object | null | undefined): ValuesOf<R> => {
  const saved: Loose = { ...row };
  const values = mapFields(record, (name, field) => field.toForm(saved[name]));
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => record.fields[name]?.kind !== 'fixed'),
  ) as ValuesOf<R>;
};

/** Whether a field is left out of the form while it holds these values. */
export const isHidden = <R extends AnyRecord>(record: R, name: string, values: ValuesOf<R>): boolean =>
  record.hide[name]?.(values as never) ?? false;

/** What a field is called while the form holds these values. */
export const labelOf = <R extends AnyRecord>(record: R, name: string, values: ValuesOf<R>): string =>
  record.relabel[name]?.(values as never) || (record.fields[name]?.label ?? name);

/** The fields under their headings, in order; those that no section names come last. Fixed fields are not shown. */
export const sectionsOf = (record: AnyRecord): { heading: string | null; fields: string[] }[] => {
  const named = Object.entries(record.sections).map(([heading, fields]) => ({
    heading,
    fields: [...fields],
  }));
  const placed = new Set(named.flatMap(({ fields }) => fields));
  const rest = Object.keys(record.fields).filter(
    (name) => !placed.has(name) && record.fields[name]?.kind !== 'fixed',
  );
  return rest.length === 0 ? named : [...named, { heading: null, fields: rest }];
};

/** The row's id in a body, under its own name there or as a read names it. */
export const idOf = (record: AnyRecord, sent: { readonly [name: string]: unknown }): unknown =>
  sent[record.idInBody] ?? sent['id'];

/**
 * All of the seeds' send rules (seeds 1 §5): blanks, zero-valued selects and hidden fields become null, fixed values
 * are filled in, text is trimmed. Takes a form's values or a body as it came in; the form runs it before it checks,
 * the service before it validates. Names that a read gives and nobody may write are dropped, other unknown ones stay,
 * for the schema to refuse. `identified` keeps the row's id, under the name it has in bodies.
 */
const cleaned = (record: AnyRecord, sent: unknown, identified = false): unknown => {
  if (!isObject(sent)) return sent;
  const fields = mapFields(record, (name, field) => field.toBody(sent[name]));
  const values = toForm(record, fields);
  const hidden = Object.entries(record.fields).filter(([name]) => isHidden(record, name, values));
  const blanks = hidden.map(([name, field]) => [name, field.toBody(field.blank)]);
  const readOnly = new Set([...Object.keys(record.alsoRead), 'id', record.idInBody]);
  return {
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => !readOnly.has(name))),
    ...fields,
    ...Object.fromEntries(blanks),
    ...(identified ? { [record.idInBody]: idOf(record, sent) } : {}),
  };
};

/** The body to send for a form's values; `version` is that of the row that was edited. */
export const toBody = <R extends AnyRecord>(record: R, values: object, version?: number): BodyOf<R> =>
  cleaned(record, version === undefined ? values : { ...values, version }) as BodyOf<R>;

const version = z.int().check(z.minimum(0), z.maximum(LARGEST_ID));

const crossChecks = (record: AnyRecord) =>
  z.check<unknown>(
    (payload) => {
      const sent = payload.value as Loose;
      const readable = mapFields(record, (name, field) => {
        const plain = field.rowSchema.safeParse(sent[name]);
        return plain.success ? plain.data : null;
      });
      for (const [name, holds] of Object.entries(record.check)) {
        const message = holds?.(readable as never);
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

/** Rows a person owns have UUIDs (design: api, "Shapes"). */
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
    z.transform((sent: unknown) => cleaned(record, sent, identified)),
    z.strictObject(shape).check(crossChecks(record)) as unknown as z.ZodMiniType<unknown, unknown>,
  ) as unknown as z.ZodMiniType<BodyOf<R>, BodyOf<R>>;
};

/** What the service gives: plain types, no rules, nothing transformed. */
export const rowSchema = <R extends AnyRecord>(record: R): z.ZodMiniType<RowOf<R>, RowOf<R>> => {
  const fields = mapFields(record, (_, field) => field.rowSchema);
  const aliases = Object.entries(record.alsoRead).map(([alias, name]) => [alias, fields[name]]);
  const shape = {
    // A body's own name for the id (bankUID) is one of a read's too.
    ...(record.paths.kind === 'table' ? { [record.idInBody]: z.optional(z.string()), id: z.string() } : {}),
    ...fields,
    ...Object.fromEntries(aliases),
    version: z.int(),
  };
  return z.object(shape) as unknown as z.ZodMiniType<RowOf<R>, RowOf<R>>;
};

/** Adds the further names that a read gives: what the service runs over a stored row. */
export const withAliases = <R extends AnyRecord>(
  record: R,
  stored: RowFieldsOf<R['fields']> & Identity<R> & { version: number },
): RowOf<R> => {
  const row: Loose = { ...stored };
  const aliases = Object.entries(record.alsoRead).map(([alias, name]) => [alias, row[name]]);
  return { ...row, ...Object.fromEntries(aliases) } as RowOf<R>;
};

/** What a form's values are refused for: nothing, or one text for each field, as the service would say it. */
export const check = <R extends AnyRecord>(record: R, values: object): FieldError[] =>
  fieldErrors(bodySchema(record).safeParse(values).error?.issues ?? []);
