import type { AnyField, AnyRecord } from '@phila/contract';
import { and, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { labelsOf } from './lookup-choices.ts';
import { inWords } from './sorting.ts';

/** What somebody types to look for; more words than these only cost. */
const MOST_WORDS = 10;

const wordsOf = (term: string): string[] =>
  term
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** `50%` looks for that and not for anything that begins with 50. */
const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const inField = (field: AnyField, column: PgColumn, word: string): SQL | undefined => {
  switch (field.kind) {
    case 'text':
    case 'prose':
      return sql`${inWords(column)} ilike ${pattern(word)}`;
    case 'date':
    case 'amount':
      return sql`${column}::text like ${pattern(word)}`;
    case 'lookup':
    case 'option':
    case 'reference': {
      const wanted = word.toLowerCase();
      const ids = [...(labelsOf(field) ?? [])].filter(([, label]) => label.toLowerCase().includes(wanted));
      return ids.length === 0
        ? undefined
        : inArray(
            column,
            ids.map(([id]) => id),
          );
    }
    case 'yesNo':
    case 'options':
    case 'group':
    case 'fixed':
      return undefined;
  }
};

/** Rows that have every word somewhere, in any column: in a text, a date, a number or the name of a choice. */
export const matches = (
  record: AnyRecord,
  columns: { readonly [name: string]: PgColumn },
  term: string | undefined,
): SQL | undefined => {
  const words = wordsOf(term ?? '');
  if (words.length === 0) return undefined;
  const found = words.map((word) => {
    const anywhere = Object.entries(record.fields).flatMap(([name, field]) => {
      const column = columns[name];
      const here = column === undefined ? undefined : inField(field, column, word);
      return here === undefined ? [] : [here];
    });
    return or(...anywhere) ?? sql`false`;
  });
  return and(...found);
};
