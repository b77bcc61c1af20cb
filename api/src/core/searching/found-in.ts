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

/** Looks for the text as it stands: `50%` finds that, and not everything that begins with 50. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Does in SQL what `searchable` of the contract does to a text: with the same ranges and independent of locale. */
export const searchableSql = (text: SQL): SQL => {
  const plain = sql`lower(regexp_replace(normalize(${text}, NFKD), ${`[${SEARCH_MARKS}]`}, '', 'g') collate "und-x-icu")`;
  const gaps = `[${SEARCH_GAPS}]+`;
  // Read once and used twice.
  return sql`(select ' ' || btrim(regexp_replace(read.plain, ${gaps}, ' ', 'g')) || ' '
    || btrim(regexp_replace(regexp_replace(read.plain, ${`[${SEARCH_JOINTS}]`}, '', 'g'), ${gaps}, ' ', 'g')) || ' '
    from (select ${plain} as plain offset 0) as read)`;
};

/** Tells if a name contains the search. */
export type IsIn = (name: string) => boolean;

/**
 * The rows in which everything is found that a search looks for, in any of these texts.
 * @param named what else has one of the words, such as a choice whose name it is in
 * @returns undefined where nothing is looked for
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

/** The ids whose name has what is looked for. */
export const idsNamed = <Id>(names: Iterable<readonly [Id, string]>, isIn: IsIn): Id[] =>
  [...names].filter(([, name]) => isIn(name)).map(([id]) => id);
