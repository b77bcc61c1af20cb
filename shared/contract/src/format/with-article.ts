export type Article = 'a' | 'an';

/**
 * `a product`, `an organisation`: for buttons and headings made from a single name.
 * @param noun in the singular, as within a sentence
 * @param article if the sound differs from the first letter: an hour, a unit
 */
export const withArticle = (noun: string, article: Article = /^[aeiou]/i.test(noun) ? 'an' : 'a'): string =>
  `${article} ${noun}`;
