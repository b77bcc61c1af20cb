import type { AnyField } from './field.ts';

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
