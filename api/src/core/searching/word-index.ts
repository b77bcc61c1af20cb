import { loneLetter, wantedIn } from '@phila/contract';
import { type SQL, sql } from 'drizzle-orm';
import { index, type PgColumn } from 'drizzle-orm/pg-core';
import { inWords } from '../database/in-words.ts';
import { wordQuery } from './word-query.ts';

/** Sorts behind every letter and sign. */
const LAST = '\uffff';

/** An index reads one expression, and `||` with a column that has nothing would be nothing. */
const words = (columns: readonly PgColumn[]): SQL =>
  sql`searched_words(${sql.join(
    columns.map((column) => (column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`)),
    sql` || ' ' || `,
  )})`;

/**
 * The index of the words of these columns, for a table of which there may be more rows than a search can read
 * (decision 0801, "Rows"). `foundByWords` asks it with the same columns in the same order.
 */
export const indexOfWords = (name: string, columns: readonly PgColumn[]) =>
  index(name).using('gin', words(columns));

/**
 * The rows in whose columns a query of words is found, by their index.
 * @param columns as the index has them
 * @param query of `wordQuery`, or several of them joined
 */
export const hasWords = (columns: readonly PgColumn[], query: string): SQL =>
  sql`${words(columns)} @@ to_tsquery('simple', ${query})`;

/**
 * The rows that have every word that a search looks for, or words that begin with them, in these columns together. Unlike
 * `foundIn` it finds no middles of words.
 * @param columns as its index has them
 * @param name the column in which a single letter is looked for, as the beginning; it has an index `inWords`
 * @returns undefined where nothing is looked for
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
