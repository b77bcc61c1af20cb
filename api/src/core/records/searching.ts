import { type AnyField, type AnyRecord, byKind, holds } from '@phila/contract';
import { arrayOverlaps, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foundIn, idsNamed } from '../searching/found-in.ts';
import { nameOfDocument } from './attached-documents.ts';
import { type Labels, labelsOf } from './lookup-choices.ts';

/** Excludes columns with ids: the linked names are not in them. */
const asText = (_: AnyField, column: PgColumn): SQL | null =>
  column.getSQLType() === 'uuid' ? null : sql`${column}`;
const inDigits = (_: AnyField, column: PgColumn): SQL => sql`${column}::text`;
const wordless = (): null => null;

/** The searchable text of a field; null for kinds without words. */
const words = byKind<[column: PgColumn], SQL | null>({
  text: asText,
  prose: asText,
  date: inDigits,
  yesNo: wordless,
  amount: inDigits,
  option: wordless,
  options: wordless,
  lookup: wordless,
  lookups: wordless,
  reference: wordless,
  document: (_, column) => nameOfDocument(column),
  group: wordless,
  rows: wordless,
  fixed: wordless,
});

type Columns = { readonly [name: string]: PgColumn };

/**
 * The condition that every word occurs in some column: a text, a date, a number or a choice's name.
 * @param kept names of stored choices, by field
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
      if (ids.length === 0) return [];
      return [holds(field, 'choices') ? arrayOverlaps(column, ids) : inArray(column, ids)];
    }),
  );
};
