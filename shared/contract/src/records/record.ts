import type { BodyFieldsOf, Fields, RowFieldsOf } from './field.ts';
import { form, type FormDefinition, type FormType, type KeyOf } from './form.ts';
import type { StepUp } from '../second-factor.ts';
import type { SinglePaths, TablePaths } from './paths.ts';

/** A kind of record, said once (specification: records): a form with the paths where it is read and saved. */
export interface Definition<
  F extends Fields,
  P extends TablePaths | SinglePaths,
  A extends { readonly [name: string]: KeyOf<F> },
> extends FormDefinition<F> {
  /** As in 'No {title} Available' and 'Edit {title} Details' (specification: records). */
  title: string;
  /**
   * What one of them is called after a verb, in lower case: 'a skill', and 'your will' of what a person has once.
   * Default: the title with 'details', which reads badly where the title is of several or has a mark in it.
   */
  one?: string;
  paths: P;
  /** The fields that are columns of its table, in order; default: every field that fits a cell. */
  columns?: readonly KeyOf<NoInfer<F>>[];
  /**
   * The columns that give way where the table has no room for all, the least important first: what they say stands
   * below the row's first cell there. The others stay, until the rows become cards.
   */
  givesWay?: readonly KeyOf<NoInfer<F>>[];
  /** The name of the row's id in bodies, where the path has none: `bankUID`. */
  idInBody?: string;
  /** The act for which changing it asks a fresh second factor of those who have one; default: none. */
  stepUp?: StepUp;
  /** Further names under which a read gives a field: `{ workPermit: 'workPermitType' }`. Ignored in bodies. */
  alsoRead?: A;
}

export interface RecordType<
  F extends Fields = Fields,
  P extends TablePaths | SinglePaths = TablePaths | SinglePaths,
  A extends { readonly [name: string]: string } = { readonly [name: string]: string },
> extends FormType<F> {
  readonly title: string;
  /** Null where the title says it. */
  readonly one: string | null;
  readonly paths: P;
  readonly columns: readonly string[] | null;
  readonly givesWay: readonly string[];
  readonly idInBody: string;
  readonly stepUp: StepUp | null;
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
  ...form<F>(definition),
  title: definition.title,
  one: definition.one ?? null,
  paths: definition.paths,
  columns: definition.columns ?? null,
  givesWay: definition.givesWay ?? [],
  idInBody: definition.idInBody ?? 'id',
  stepUp: definition.stepUp ?? null,
  alsoRead: definition.alsoRead ?? ({} as A),
});

export type FieldsOf<R extends AnyRecord> = R['fields'];
/** What is saved. `version` is that of the row that was edited: a stale one is refused with 409. */
export type BodyOf<R extends AnyRecord> = BodyFieldsOf<R['fields']> & { version?: number | undefined };

type Aliases<R extends AnyRecord> = {
  -readonly [K in keyof R['alsoRead']]: RowFieldsOf<R['fields']>[R['alsoRead'][K] & keyof R['fields']];
};
type Identity<R extends AnyRecord> = R['paths'] extends
  | { readonly kind: 'table' }
  | { readonly identified: true }
  ? { id: string }
  : unknown;

/** Whether a read gives the row's id: rows of a table, and the single records that are known by one. */
export const hasId = ({ paths }: AnyRecord): boolean => paths.kind === 'table' || paths.identified;

/** What a read gives. */
export type RowOf<R extends AnyRecord> = RowFieldsOf<R['fields']> &
  Aliases<R> &
  Identity<R> & { version: number };

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
