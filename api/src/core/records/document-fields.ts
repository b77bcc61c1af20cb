import type { Fields } from '@phila/contract';

/** The names of fields that hold a file of My Documents. */
export const documentFieldsOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'document' ? [name] : []));
