import { isLetter, type Wanted } from '@phila/contract';

/** A word begins one of the text's; a letter is one of them. */
const asQuery = (word: string): string => `'${word}'${isLetter(word) ? '' : ':*'}`;

/** A part of a query for `to_tsquery('simple', …)`; null where there is no letter or digit in it, which an index does not know. */
export const wordQuery = (wanted: Wanted): string | null => {
  const phrases = wanted.flatMap((phrase) => {
    const words = phrase.flatMap((part) => part.match(/[\p{L}\p{N}]+/gu) ?? []);
    return words.length === 0 ? [] : [words.map(asQuery).join(' & ')];
  });
  return phrases.length === 0 ? null : phrases.map((phrase) => `(${phrase})`).join(' | ');
};
