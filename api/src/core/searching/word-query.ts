import { isLetter, type Wanted } from '@phila/contract';

/** Matches beginnings of words, or a single letter as a word. */
const asQuery = (word: string): string => `'${word}'${isLetter(word) ? '' : ':*'}`;

/** A term for `to_tsquery('simple', …)`; null without letters or digits, the only characters in the index. */
export const wordQuery = (wanted: Wanted): string | null => {
  const phrases = wanted.flatMap((phrase) => {
    const words = phrase.flatMap((part) => part.match(/[\p{L}\p{N}]+/gu) ?? []);
    return words.length === 0 ? [] : [words.map(asQuery).join(' & ')];
  });
  return phrases.length === 0 ? null : phrases.map((phrase) => `(${phrase})`).join(' | ');
};
