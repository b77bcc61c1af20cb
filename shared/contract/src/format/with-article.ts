export type Article = 'a' | 'an';

/**
 * `a product`, `an organisation`: for buttons and headings made of a name that is said once, by its owner.
 * @param noun in the singular, as it stands within a sentence
 * @param article where the sound is not that of the first letter: an hour, a unit
 */
export const withArticle = (noun: string, article: Article = /^[aeiou]/i.test(noun) ? 'an' : 'a'): string =>
  `${article} ${noun}`;
