/** Longer words are cut: nobody types them, and an index does not take them. */
const LONGEST_WORD = 40;
/** What somebody types to look for; more words than these only cost. */
const MOST_WORDS = 8;

/** Lower case without accents: `Beautés` is found as `beautes`, and sorted there. */
export const plainText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a text, as products are found by them: letters and digits, in plain text. */
const wordsOf = (text: string): string[] =>
  (plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));

/** What a product is found by, each word once. */
export const searchText = (...texts: readonly string[]): string =>
  [...new Set(texts.flatMap(wordsOf))].join(' ');

/**
 * A query for `to_tsquery`: every word begins one of the product's. Null where there is nothing to look for, and ''
 * where what was typed has no letter or digit in it, so that nothing is found.
 */
export const searchQuery = (term: string | undefined): string | null => {
  if (term === undefined || term.trim() === '') return null;
  return [...new Set(wordsOf(term))]
    .slice(0, MOST_WORDS)
    .map((word) => `'${word}':*`)
    .join(' & ');
};
