import type { AnyField, AnyRecord } from '@phila/contract';
import { inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foundIn, idsNamed } from '../searching/found-in.ts';
import { nameOfDocument } from './attached-documents.ts';
import { type Labels, labelsOf } from './lookup-choices.ts';

/** What a field is searched by as text; null for the kinds that are no words. */
const words = (field: AnyField, column: PgColumn): SQL | null => {
  if (field.kind === 'text' || field.kind === 'prose') return sql`${column}`;
  if (field.kind === 'document') return nameOfDocument(column);
  return field.kind === 'date' || field.kind === 'amount' ? sql`${column}::text` : null;
};

type Columns = { readonly [name: string]: PgColumn };

/**
 * Rows that have every word somewhere, in any column: in a text, a date, a number or the name of a choice.
 * @param kept the names of choices among rows that the service keeps, by field
 */
export const matches = (
  record: AnyRecord,
  columns: Columns,
  term: string | undefined,
  kept: { readonly [field: string]: Labels } = {},
): SQL | undefined => {
  const fields = Object.entries(record.fields).flatMap(([name, field]) => {
    const column = columns[name];
    return column === undefined ? [] : [{ name, field, column }];
  });
  const texts = fields.flatMap(({ field, column }) => words(field, column) ?? []);
  return foundIn(texts, term, (isIn) =>
    fields.flatMap(({ name, field, column }) => {
      const ids = idsNamed((field.kind === 'lookup' ? kept[name] : undefined) ?? labelsOf(field) ?? [], isIn);
      return ids.length === 0 ? [] : [inArray(column, ids)];
    }),
  );
};
