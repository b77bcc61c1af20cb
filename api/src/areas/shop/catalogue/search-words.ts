import { isFound, isOneFound, loneLetter, searchable, wantedIn } from '@phila/contract';
import { and, eq, inArray, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { idsNamed } from '../../../core/searching/found-in.ts';
import { wordQuery } from '../../../core/searching/word-query.ts';
import { shopCategories } from '../tables.ts';

/** Characters to which words are cut: the index takes no longer words. */
const LONGEST_WORD = 40;

/** The searchable words of a text: letters and digits, plain. */
export const wordsOf = (text: string): string[] =>
  (searchable(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));

/** The words that find a product, each once; hyphenated and apostrophised ones also joined. */
export const searchText = (...texts: readonly string[]): string =>
  [...new Set(texts.flatMap(wordsOf))].join(' ');

/** The columns that a search reads, of the table or a subquery. */
interface Searched {
  searchText: SQLWrapper;
  sortName: SQLWrapper;
  categoryId: SQLWrapper;
}

/** A search condition: words of the product, or the name of its category. */
export type ProductSearch = (among: Searched) => SQL;

/** Null for an empty search, `nothing` for one without a word in it. */
export const productSearch = async (
  database: Database,
  term: string | undefined,
  withInactive = false,
): Promise<ProductSearch | 'nothing' | null> => {
  const wanted = wantedIn(term);
  if (wanted === null) return null;
  const categories = await database
    .select({ id: shopCategories.id, name: shopCategories.name })
    .from(shopCategories)
    .where(withInactive ? undefined : eq(shopCategories.isActive, true));
  const names = categories.map(({ id, name }) => [id, name] as const);
  const letter = loneLetter(wanted);
  if (letter !== null) {
    const ids = idsNamed(names, (name) => isFound(name, wanted));
    return ({ sortName, categoryId }) =>
      or(
        sql`${sortName} like ${`${letter}%`}`,
        ids.length === 0 ? undefined : inArray(sql`${categoryId}`, ids),
      ) ?? sql`false`;
  }
  const parts = wanted.flatMap((one) => {
    const query = wordQuery(one);
    return query === null ? [] : [{ query, ids: idsNamed(names, (name) => isOneFound(name, one)) }];
  });
  if (parts.length === 0) return 'nothing';
  const inText = ({ searchText: text }: Searched, query: string): SQL =>
    sql`to_tsvector('simple', ${text}) @@ to_tsquery('simple', ${query})`;
  // Queries the index once for all words, unless a category's name has one of them.
  if (parts.every(({ ids }) => ids.length === 0))
    return (among) => inText(among, parts.map(({ query }) => `(${query})`).join(' & '));
  return (among) =>
    and(
      ...parts.map(({ query, ids }) =>
        ids.length === 0
          ? inText(among, query)
          : or(inText(among, query), inArray(sql`${among.categoryId}`, ids)),
      ),
    ) ?? sql`false`;
};
