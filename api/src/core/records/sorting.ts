import { type AnyField, type AnyRecord, byKind, typedIntoOf } from '@phila/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inWords } from '../database/in-words.ts';
import { Refusal } from '../http/refusal.ts';
import { nameOfDocument } from './attached-documents.ts';
import { labelsOf } from './lookup-choices.ts';
import type { Labels } from './lookup-choices.ts';

type Columns = { readonly [name: string]: PgColumn };

const collator = new Intl.Collator('en');

/** The array type of number or text ids. */
const arrayOf = (ids: readonly unknown[]): SQL =>
  sql.raw(typeof ids[0] === 'number' ? 'integer[]' : 'text[]');

/** The name of an id, or the text typed instead. */
const byNameOrTyped = (column: PgColumn, labels: Labels, typed: PgColumn): SQL => {
  const ids = [...labels.keys()];
  const at = sql`array_position(${sql.param(ids)}::${arrayOf(ids)}, ${column})`;
  return inWords(sql`coalesce((${sql.param([...labels.values()])}::text[])[${at}], ${typed})`);
};

/** The rank of an id's name. Ids missing from the list come last, with blanks. */
const byName = (column: PgColumn, labels: Labels): SQL => {
  const ids = [...labels].toSorted(([, a], [, b]) => collator.compare(a, b)).map(([id]) => id);
  return sql`array_position(${sql.param(ids)}::${arrayOf(ids)}, ${column})`;
};

const asKept = (_: AnyField, column: PgColumn): SQL => sql`${column}`;
const asText = (_: AnyField, column: PgColumn): SQL => inWords(column);
const unsorted = (): null => null;
const asNamed = (field: AnyField, column: PgColumn, columns: Columns): SQL => {
  const labels = labelsOf(field);
  if (labels === null || labels.size === 0) return sql`${column}`;
  const typed = columns[typedIntoOf(field) ?? ''];
  return typed === undefined ? byName(column, labels) : byNameOrTyped(column, labels, typed);
};

/** A field's sort key; null for kinds without an order. */
const sortKey = byKind<[column: PgColumn, columns: Columns], SQL | null>({
  text: asText,
  prose: asText,
  date: asKept,
  yesNo: asKept,
  amount: asKept,
  option: asNamed,
  options: unsorted,
  lookup: asNamed,
  lookups: unsorted,
  reference: asNamed,
  document: (_, column) => inWords(nameOfDocument(column)),
  group: unsorted,
  rows: unsorted,
  fixed: unsorted,
});

/**
 * The order of a list: by a field, with blanks last (first in reverse), then by age, so that equal rows never appear on
 * two pages.
 * @param sort a field's name, with a dash in front for reverse; default: oldest first
 * @throws Refusal 422 for an unsortable name.
 */
export const orderBy = (
  record: AnyRecord,
  columns: Columns,
  sort: string | undefined,
  id: PgColumn,
): SQL[] => {
  const down = sort?.startsWith('-') ?? false;
  const name = down ? sort?.slice(1) : sort;
  const direction = sql.raw(down ? ' desc' : '');
  if (name === undefined || name === 'id' || name === record.idInBody) return [sql`${id}${direction}`];
  const field = Object.hasOwn(record.fields, name) ? record.fields[name] : undefined;
  const column = columns[name];
  const key = field === undefined || column === undefined ? null : sortKey(field, column, columns);
  if (key === null) {
    const message = 'Please choose a column to sort by';
    throw new Refusal(422, message, [{ path: 'Sort', message }]);
  }
  return [sql`${key}${direction}`, sql`${id}${direction}`];
};
