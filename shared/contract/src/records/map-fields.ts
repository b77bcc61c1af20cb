import type { AnyForm } from './form.ts';

/** What is made of each field, under the field's name. */
export const mapFields = <T>(type: AnyForm, of: (name: string, field: AnyForm['fields'][string]) => T) =>
  Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, of(name, field)]));
