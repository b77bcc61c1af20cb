import { loneLetter, wantedIn } from '@phila/contract';
import { type SQL, sql } from 'drizzle-orm';
import { index, type PgColumn } from 'drizzle-orm/pg-core';
import { inWords } from '../database/in-words.ts';
import { wordQuery } from './word-query.ts';

/** Sorts after every character. */
const LAST = '\uffff';

/** Joins columns into the single expression of an index; null columns count as empty, or `||` would make all null. */
const words = (columns: readonly PgColumn[]): SQL =>
  sql`searched_words(${sql.join(
    columns.map((column) => (column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`)),
    sql` || ' ' || `,
  )})`;

/**
 * An index on the words of columns, for tables too large for a search to scan (decision 0801, "Rows"). `foundByWords`
 * uses it with the same columns in the same order.
 */
export const indexOfWords = (name: string, columns: readonly PgColumn[]) =>
  index(name).using('gin', words(columns));

/**
 * The condition that a word query matches the columns, by their index.
 * @param columns as in the index
 * @param query of `wordQuery`, or several joined
 */
export const hasWords = (columns: readonly PgColumn[], query: string): SQL =>
  sql`${words(columns)} @@ to_tsquery('simple', ${query})`;

/**
 * SQL condition: each searched word begins a word of these columns. Unlike `foundIn`, ignores middles of words.
 * @param columns as in the index
 * @param name column that a single letter must begin; needs an `inWords` index
 * @returns undefined for an empty search
 */
export const foundByWords = (
  columns: readonly PgColumn[],
  name: PgColumn,
  term: string | undefined,
): SQL | undefined => {
  const wanted = wantedIn(term);
  if (wanted === null) return undefined;
  const letter = loneLetter(wanted);
  if (letter !== null) return sql`${inWords(name)} between ${letter} and ${`${letter}${LAST}`}`;
  const queries = wanted.flatMap((one) => wordQuery(one) ?? []);
  if (queries.length === 0) return sql`false`;
  return hasWords(columns, queries.map((one) => `(${one})`).join(' & '));
};
