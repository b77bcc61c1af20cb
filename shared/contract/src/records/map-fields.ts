import type { AnyField, Fields } from './field.ts';

/** Maps each field to a value, under the field's name. */
export const mapFields = <T>(
  { fields }: { readonly fields: Fields },
  of: (name: string, field: AnyField) => T,
) => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(name, field)]));
