import { plainText } from '@phila/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { shopCategories, shopProducts, shopWords } from '../tables.ts';
import { wordsOf } from './search-words.ts';

/** The least similarity, as pg_trgm defines it: the share of trigrams in common. */
const LEAST_SIMILAR = 0.3;
/** The least similarity of an unfinished word to the beginning of another: higher, as many words begin alike. */
const LEAST_SIMILAR_BEGINNING = 0.4;
/** Most letters by which a misspelling may be longer or shorter. */
const MAX_LONGER = 2;
/** The shortest word that is corrected: too many words resemble a shorter one. */
const SHORTEST = 4;
/** The shortest unfinished word that is corrected: three right letters and a wrong one begin some other word. */
const SHORTEST_BEGINNING = 5;
/** Trigrams that two whole words share before their beginnings are compared. */
const LEAST_SHARED = 3;
/** Nearest words tried, until one occurs in a product on offer. */
const CANDIDATES = 5;

const isWord = (token: string): boolean => token.length >= SHORTEST && /^\p{L}+$/u.test(token);

/** Lists the words of category names, because searches for them find products too. */
const categoryWords = async (database: Database): Promise<string[]> => {
  const rows = await database
    .select({ name: shopCategories.name })
    .from(shopCategories)
    .where(eq(shopCategories.isActive, true));
  return [...new Set(rows.flatMap(({ name }) => wordsOf(name)).filter(isWord))];
};

interface Typed {
  word: string;
  /** True for the last word: it may be unfinished, so it is also compared with beginnings of longer words. */
  isLast: boolean;
}

/** Finds the nearest word that some product on offer has, or returns the word itself. */
const nearest = async (
  database: Database,
  { word: typed, isLast }: Typed,
  ofCategories: readonly string[],
): Promise<string> => {
  const isBeginning = isLast && typed.length >= SHORTEST_BEGINNING;
  const listed = sql`array[${sql.join(
    ofCategories.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;
  const { rows } = (await database.execute(sql`
    with near as (
      select word, trigrams, false as is_category from ${shopWords}
        where trigrams && shop_trigrams(${typed}::text)
      union all
      select word, shop_trigrams(word), true from unnest(${listed}) as word
    ), compared as (
      select word, is_category, cardinality(trigrams) as own, cardinality(shop_trigrams(${typed}::text)) as asked,
        (select count(*) from unnest(trigrams) as one where one = any(shop_trigrams(${typed}::text))) as shared
      from near
      where abs(length(word) - length(${typed}::text)) <= ${MAX_LONGER}
        or (${isBeginning}::boolean and length(word) > length(${typed}::text))
    ), measured as (
      select word, is_category,
        case when abs(length(word) - length(${typed}::text)) <= ${MAX_LONGER}
          then shared::numeric / (own + asked - shared) end as whole,
        case when ${isBeginning}::boolean and length(word) > length(${typed}::text) and shared >= ${LEAST_SHARED} then (
          select max(common::numeric / (cardinality(begun) + asked - common))
          from generate_series(length(${typed}::text) - 1, length(${typed}::text) + 1) as letters,
            lateral (select shop_trigrams(left(word, letters)) as begun) as beginning,
            lateral (
              select count(*) as common from unnest(begun) as one where one = any(shop_trigrams(${typed}::text))
            ) as found
        ) end as beginning
      from compared
    ), rated as (
      select word, is_category, greatest(
        case when whole >= ${LEAST_SIMILAR} then whole end,
        case when beginning >= ${LEAST_SIMILAR_BEGINNING} then beginning end
      ) as similarity
      from measured
    ), nearest as (
      select word, is_category, similarity from rated
      where similarity is not null
      order by similarity desc, word collate "C" limit ${CANDIDATES}
    )
    select word from nearest
    where is_category or exists (
      select 1 from ${shopProducts}
      where "shop_products"."is_active" and "shop_products"."deleted_at" is null
        and to_tsvector('simple', "shop_products"."search_text") @@ to_tsquery('simple', '''' || word || '''')
    )
    order by similarity desc, word collate "C" limit 1`)) as unknown as { rows: { word: string }[] };
  return rows[0]?.word ?? typed;
};

/** Checks that some word begins with the typed text: then it is not a misspelling. */
const isKnown = async (
  database: Database,
  typed: string,
  ofCategories: readonly string[],
): Promise<boolean> => {
  if (ofCategories.some((word) => word.startsWith(typed))) return true;
  const [known] = await database
    .select({ word: shopWords.word })
    .from(shopWords)
    .where(sql`starts_with(${shopWords.word}, ${typed})`)
    .limit(1);
  return known !== undefined;
};

/**
 * Corrects a search that found nothing: replaces each unknown word by the nearest known one, and the last, possibly
 * unfinished, by one with the nearest beginning.
 * Gives the same result in both databases; null where no word is near.
 */
export const mendedTerm = async (database: Database, term: string): Promise<string | null> => {
  const ofCategories = await categoryWords(database);
  const tokens = plainText(term)
    .split(/\s+/)
    .filter((token) => token !== '');
  const mended: string[] = [];
  for (const [at, token] of tokens.entries())
    mended.push(
      isWord(token) && !(await isKnown(database, token, ofCategories))
        ? await nearest(database, { word: token, isLast: at === tokens.length - 1 }, ofCategories)
        : token,
    );
  return mended.some((word, at) => word !== tokens[at]) ? mended.join(' ') : null;
};
