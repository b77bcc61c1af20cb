import type { AnyField, AnyRecord } from '@phila/contract';
import { and, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { nameOfDocument } from './attached-documents.ts';
import { labelsOf } from './lookup-choices.ts';

/** The words of a search, at most this many: each further word only slows the query. */
const MOST_WORDS = 10;

const wordsOf = (term: string): string[] =>
  term
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** Escapes LIKE wildcards: `50%` finds that text, not everything that begins with 50. */
const pattern = (word: string): SQL =>
  sql`lower(${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} collate "und-x-icu")`;

/** Phone numbers are stored as 0…; a search for +27… finds them as well. */
const spellings = (word: string): string[] => {
  const national = word.replace(/^\+27(?=\d)/, '0');
  return national === word ? [word] : [word, national];
};

/** What a field is searched by as text; null for the kinds that are no words. */
const words = (field: AnyField, column: PgColumn): SQL | null => {
  if (field.kind === 'text' || field.kind === 'prose') return sql`${column}`;
  if (field.kind === 'document') return nameOfDocument(column);
  return field.kind === 'date' || field.kind === 'amount' ? sql`${column}::text` : null;
};

/** The ids of a field whose name has the word in it. */
const idsNamed = (field: AnyField, word: string): (number | string)[] => {
  const wanted = word.toLowerCase();
  return [...(labelsOf(field) ?? [])]
    .filter(([, label]) => label.toLowerCase().includes(wanted))
    .map(([id]) => id);
};

type Columns = { readonly [name: string]: PgColumn };

/** Rows that have every word somewhere, in any column: in a text, a date, a number or the name of a choice. */
export const matches = (record: AnyRecord, columns: Columns, term: string | undefined): SQL | undefined => {
  const fields = Object.entries(record.fields).flatMap(([name, field]) => {
    const column = columns[name];
    return column === undefined ? [] : [{ field, column }];
  });
  const texts = fields.flatMap(({ field, column }) => words(field, column) ?? []);
  // One text for the whole row: no word has a blank in it, so none is found across two columns.
  const text =
    texts.length === 0
      ? undefined
      : sql`lower(concat_ws(' ', ${sql.join(texts, sql`, `)}) collate "und-x-icu")`;
  const found = wordsOf(term ?? '').map((word) => {
    const chosen = fields.flatMap(({ field, column }) => {
      const ids = idsNamed(field, word);
      return ids.length === 0 ? [] : [inArray(column, ids)];
    });
    const inText = text === undefined ? [] : spellings(word).map((one) => sql`${text} like ${pattern(one)}`);
    return or(...inText, ...chosen) ?? sql`false`;
  });
  return found.length === 0 ? undefined : and(...found);
};
