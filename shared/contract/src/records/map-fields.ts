import type { AnyRecord } from './record.ts';

/** What is made of each field, under the field's name. */
export const mapFields = <T>(
  record: AnyRecord,
  of: (name: string, field: AnyRecord['fields'][string]) => T,
) => Object.fromEntries(Object.entries(record.fields).map(([name, field]) => [name, of(name, field)]));
