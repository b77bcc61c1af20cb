import type { BodyFieldsOf, Fields, FormOf, OptionalKeys, RowFieldsOf } from './field.ts';
import { mapFields } from './map-fields.ts';
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

/** What the form starts with: the saved row's values, or each field's initial value or blank. */
export const toForm = <R extends AnyRecord>(record: R, row: object | null | undefined): ValuesOf<R> => {
  const saved: Readonly<Record<string, unknown>> = { ...row };
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

/** Adds the further names that a read gives: what the service runs over a stored row. */
export const withAliases = <R extends AnyRecord>(
  record: R,
  stored: RowFieldsOf<R['fields']> & Identity<R> & { version: number },
): RowOf<R> => {
  const row: Readonly<Record<string, unknown>> = { ...stored };
  const aliases = Object.entries(record.alsoRead).map(([alias, name]) => [alias, row[name]]);
  return { ...row, ...Object.fromEntries(aliases) } as RowOf<R>;
};
