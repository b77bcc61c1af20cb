import type { AnyField, AnyRecord } from '@phila/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Refusal } from '../http/refusal.ts';
import { labelsOf } from './lookup-choices.ts';
import type { Labels } from './lookup-choices.ts';

/** The same order on every machine and in both databases, whatever language they run in. */
export const inWords = (column: PgColumn): SQL => sql`${column} collate "und-x-icu"`;

const collator = new Intl.Collator('en');

/** A list of constants: only so does the database see that an index is about the same expression. */
const literal = (ids: readonly (number | string)[], numbered: boolean): SQL =>
  numbered
    ? sql.raw(`'{${ids.join(',')}}'::integer[]`)
    : sql.raw(
        `'{${ids
          .map(
            (id) =>
              `"${String(id)
                .replaceAll(/["\\]/g, String.raw`\$&`)
                .replaceAll("'", "''")}"`,
          )
          .join(',')}}'::text[]`,
      );

/** The place of the id's name among the names. An id that the list no longer has comes last, with the blanks. */
const byName = (column: PgColumn, labels: Labels): SQL => {
  const ids = [...labels].toSorted(([, a], [, b]) => collator.compare(a, b)).map(([id]) => id);
  return sql`array_position(${literal(ids, typeof ids[0] === 'number')}, ${column})`;
};

/** What a field is sorted by; null for the kinds that have no order. */
export const sortKey = (field: AnyField, column: PgColumn): SQL | null => {
  switch (field.kind) {
    case 'text':
    case 'prose':
      return inWords(column);
    case 'date':
    case 'yesNo':
    case 'amount':
      return sql`${column}`;
    case 'lookup':
    case 'option':
    case 'reference': {
      const labels = labelsOf(field);
      return labels === null || labels.size === 0 ? sql`${column}` : byName(column, labels);
    }
    case 'options':
    case 'group':
    case 'fixed':
      return null;
  }
};

/** Several lines may be longer than an entry of an index may be. */
export const isIndexed = (field: AnyField): boolean => field.kind !== 'prose';

type Columns = { readonly [name: string]: PgColumn };

/** By what a list is sorted: by age alone, where `key` is null. */
export interface Order {
  key: SQL | null;
  down: boolean;
}

/**
 * @param sort a field's name, with a dash in front for the other direction; oldest first unless told
 * @throws Refusal 422 for a name that nothing is sorted by.
 */
export const orderOf = (record: AnyRecord, columns: Columns, sort: string | undefined): Order => {
  const down = sort?.startsWith('-') ?? false;
  const name = down ? sort?.slice(1) : sort;
  if (name === undefined || name === 'id' || name === record.idInBody) return { key: null, down };
  const field = Object.hasOwn(record.fields, name) ? record.fields[name] : undefined;
  const column = columns[name];
  const key = field === undefined || column === undefined ? null : sortKey(field, column);
  if (key === null) {
    const message = 'Please choose a column to sort by';
    throw new Refusal(422, message, [{ path: 'Sort', message }]);
  }
  return { key, down };
};

/**
 * The order of a list: blanks after the rest (and first in the other direction), equal rows by their age, so that no
 * row is on two pages.
 * @param backwards the same order from its end
 */
export const orderBy = ({ key, down }: Order, id: PgColumn, backwards = false): SQL[] => {
  const direction = sql.raw(down === backwards ? '' : ' desc');
  return key === null ? [sql`${id}${direction}`] : [sql`${key}${direction}`, sql`${id}${direction}`];
};
