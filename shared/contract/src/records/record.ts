import type { BodyFieldsOf, Fields, RowFieldsOf } from './field.ts';
import { form, type FormDefinition, type FormType, type KeyOf } from './form.ts';
import type { StepUp } from '../second-factor.ts';
import type { SinglePaths, TablePaths } from './paths.ts';

/** Definition of a record (specification: records): a form with the paths to read and save it. */
export interface Definition<
  F extends Fields,
  P extends TablePaths | SinglePaths,
  A extends { readonly [name: string]: KeyOf<F> },
> extends FormDefinition<F> {
  /** Used in 'No {title} Available' and 'Edit {title} Details' (specification: records). */
  title: string;
  /**
   * Noun with article, in lower case: 'a skill', or 'your will' for a single record. Default: the title with 'details';
   * set it for titles in the plural or with punctuation, because the default reads badly then.
   */
  one?: string;
  paths: P;
  /** Table columns in order; default: every field that fits a cell. */
  columns?: readonly KeyOf<NoInfer<F>>[];
  /**
   * Columns dropped when the table is too narrow, least important first; their values move below the row's first cell.
   * The others stay until rows become cards.
   */
  givesWay?: readonly KeyOf<NoInfer<F>>[];
  /** Name of the row's id in bodies, if the path has none: `bankUID`. */
  idInBody?: string;
  /** Action that requires a fresh second factor from people who have one; default: none. */
  stepUp?: StepUp;
  /** Further names of fields in a read: `{ workPermit: 'workPermitType' }`. Ignored in bodies. */
  alsoRead?: A;
}

export interface RecordType<
  F extends Fields = Fields,
  P extends TablePaths | SinglePaths = TablePaths | SinglePaths,
  A extends { readonly [name: string]: string } = { readonly [name: string]: string },
> extends FormType<F> {
  readonly title: string;
  /** Null if the title is used. */
  readonly one: string | null;
  readonly paths: P;
  readonly columns: readonly string[] | null;
  readonly givesWay: readonly string[];
  readonly idInBody: string;
  readonly stepUp: StepUp | null;
  readonly alsoRead: A;
}

/** Record of any kind, for generic screens and the service's tables. */
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
/** Body of a save. `version` is the edited row's; an outdated version is a 409. */
export type BodyOf<R extends AnyRecord> = BodyFieldsOf<R['fields']> & { version?: number | undefined };

type Aliases<R extends AnyRecord> = {
  -readonly [K in keyof R['alsoRead']]: RowFieldsOf<R['fields']>[R['alsoRead'][K] & keyof R['fields']];
};
type Identity<R extends AnyRecord> = R['paths'] extends
  | { readonly kind: 'table' }
  | { readonly identified: true }
  ? { id: string }
  : unknown;

/** Returns true for table rows and identified single records: their reads return an id. */
export const hasId = ({ paths }: AnyRecord): boolean => paths.kind === 'table' || paths.identified;

export type RowOf<R extends AnyRecord> = RowFieldsOf<R['fields']> &
  Aliases<R> &
  Identity<R> & { version: number };

/** Id of a row in a body, under its own name or as a read names it. */
export const idOf = (record: AnyRecord, sent: { readonly [name: string]: unknown }): unknown =>
  sent[record.idInBody] ?? sent['id'];

/** Adds a row's further names; the service applies it to stored rows. */
export const withAliases = <R extends AnyRecord>(
  record: R,
  stored: RowFieldsOf<R['fields']> & Identity<R> & { version: number },
): RowOf<R> => {
  const row: Readonly<Record<string, unknown>> = { ...stored };
  const aliases = Object.entries(record.alsoRead).map(([alias, name]) => [alias, row[name]]);
  return { ...row, ...Object.fromEntries(aliases) } as RowOf<R>;
};
