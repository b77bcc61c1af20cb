import {
  isFound,
  isOneFound,
  loneLetter,
  phraseText,
  SEARCH_GAPS,
  SEARCH_JOINTS,
  SEARCH_MARKS,
  wantedIn,
} from '@phila/contract';
import { and, or, type SQL, sql } from 'drizzle-orm';

/** Escapes wildcards, so that `50%` matches only itself. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Normalises in SQL like the contract's `searchable`: same ranges, independent of locale. */
export const searchableSql = (text: SQL): SQL => {
  const plain = sql`lower(regexp_replace(normalize(${text}, NFKD), ${`[${SEARCH_MARKS}]`}, '', 'g') collate "und-x-icu")`;
  const gaps = `[${SEARCH_GAPS}]+`;
  // Computes the text once to use it twice.
  return sql`(select ' ' || btrim(regexp_replace(read.plain, ${gaps}, ' ', 'g')) || ' '
    || btrim(regexp_replace(regexp_replace(read.plain, ${`[${SEARCH_JOINTS}]`}, '', 'g'), ${gaps}, ' ', 'g')) || ' '
    from (select ${plain} as plain offset 0) as read)`;
};

/** Tells if a name contains the search. */
export type IsIn = (name: string) => boolean;

/**
 * SQL condition: every searched word occurs in some of these texts.
 * @param named another match of a word, such as by a choice's name
 * @returns undefined for an empty search
 */
export const foundIn = (
  texts: readonly SQL[],
  term: string | undefined,
  named: (isIn: IsIn) => readonly SQL[] = () => [],
): SQL | undefined => {
  const wanted = wantedIn(term);
  if (wanted === null) return undefined;
  if (wanted.length === 0) return sql`false`;
  const letter = loneLetter(wanted);
  if (letter !== null) {
    const beginning = texts.map((text) => sql`${searchableSql(text)} like ${` ${letter}%`}`);
    return or(...beginning, ...named((name) => isFound(name, wanted))) ?? sql`false`;
  }
  const read =
    texts.length === 0 ? null : searchableSql(sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`);
  return and(
    ...wanted.map((one) => {
      const phrases = one.map((phrase) => sql`${containing(phraseText(phrase))}`);
      const inTexts =
        read === null ? [] : [sql`${read} like any (array[${sql.join(phrases, sql`, `)}]::text[])`];
      return or(...inTexts, ...named((name) => isOneFound(name, one))) ?? sql`false`;
    }),
  );
};

/** The ids with a matching name. */
export const idsNamed = <Id>(names: Iterable<readonly [Id, string]>, isIn: IsIn): Id[] =>
  [...names].filter(([, name]) => isIn(name)).map(([id]) => id);
