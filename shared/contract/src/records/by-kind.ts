import type { AnyField } from './field.ts';

/*
 * What the kinds of fields know of themselves: a table of each concern (a cell in words, a column, a widget), with an entry
 * for every kind. A new kind does not compile until each has its entry (docs/guides/build-a-domain.md, "A kind of field").
 */

export type FieldKind = AnyField['kind'];
export type FieldOfKind<Kind extends FieldKind> = Extract<AnyField, { readonly kind: Kind }>;

/** One concern: what is made of a field of each kind. */
export type OfEachKind<Given extends readonly unknown[], Made, Kind extends FieldKind = FieldKind> = {
  readonly [K in Kind]: (field: FieldOfKind<K>, ...given: Given) => Made;
};

/** A concern as a function of any field. */
export const byKind =
  <Given extends readonly unknown[], Made, Kind extends FieldKind = FieldKind>(
    concern: OfEachKind<Given, Made, Kind>,
  ) =>
  (field: FieldOfKind<Kind>, ...given: Given): Made =>
    (concern[field.kind as Kind] as (field: AnyField, ...given: Given) => Made)(field, ...given);
