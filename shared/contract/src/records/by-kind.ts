import type { AnyField, Fields } from './field.ts';

/*
 * Tables with an entry for every kind of field, one table per concern (cell text, column, widget). A new kind does
 * not compile until each has its entry (docs/guides/build-a-domain.md, "A kind of field").
 */

export type FieldKind = AnyField['kind'];
export type FieldOfKind<Kind extends FieldKind> = Extract<AnyField, { readonly kind: Kind }>;

/** Table of one concern: a function for each kind. */
export type OfEachKind<Given extends readonly unknown[], Made, Kind extends FieldKind = FieldKind> = {
  readonly [K in Kind]: (field: FieldOfKind<K>, ...given: Given) => Made;
};

/** Turns such a table into a function of any field. */
export const byKind =
  <Given extends readonly unknown[], Made, Kind extends FieldKind = FieldKind>(
    concern: OfEachKind<Given, Made, Kind>,
  ) =>
  (field: FieldOfKind<Kind>, ...given: Given): Made =>
    (concern[field.kind as Kind] as (field: AnyField, ...given: Given) => Made)(field, ...given);

/** Content of a field by kind, for code that treats several kinds alike. */
const CONTENT = {
  text: 'value',
  prose: 'value',
  date: 'value',
  yesNo: 'value',
  amount: 'value',
  option: 'choice',
  options: 'choices',
  /** An entry of a lookup. */
  lookup: 'entry',
  lookups: 'choices',
  reference: 'entry',
  document: 'file',
  group: 'fields',
  rows: 'rows',
  /** Never shown or filled in. */
  fixed: 'constant',
} as const satisfies Record<FieldKind, string>;

type Content = (typeof CONTENT)[FieldKind];
type Holding<C extends Content> = {
  [K in FieldKind]: (typeof CONTENT)[K] extends C ? FieldOfKind<K> : never;
}[FieldKind];

/** Returns true if the field's content is one of these. */
export const holds = <const C extends Content>(field: AnyField, ...content: C[]): field is Holding<C> =>
  (content as Content[]).includes(CONTENT[field.kind]);

/** Fields that people see and fill in, in order. */
export const visibleFields = (fields: Fields) =>
  Object.entries(fields).filter(
    (entry): entry is [string, Exclude<AnyField, Holding<'constant'>>] => !holds(entry[1], 'constant'),
  );
