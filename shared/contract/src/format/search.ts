/*
 * How a search is read, everywhere: what people type is held against what stands on the page without letter case, accents,
 * widths, apostrophes, hyphens and the plural. Ranges of characters are spelt out, so that the pages, PostgreSQL and the embedded
 * database read alike whatever their locale (`core/searching/found-in.ts` builds its SQL of them).
 */

/** Marks upon letters, and what is not seen; as in brackets of a regular expression, of JavaScript and of PostgreSQL alike. */
export const SEARCH_MARKS = String.raw`\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff`;
/** What stands within words and is left out of them by many: apostrophes, hyphens, points. */
export const SEARCH_JOINTS = String.raw`\u0027\u0060\u2018\u2019\u201b\u02bc\u2032\u002d\u002e\u2010-\u2015\u2212\u005f`;
/** What stands between words. Signs that say something stay: 50%, C++, C#. */
export const SEARCH_GAPS = String.raw`\u0001-\u0022\u0024\u0026-\u002a\u002c-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00bf\u00d7\u00f7\u02bc\u2000-\u206f\u2190-\u23ff\u2500-\u27bf\u2e00-\u2e7f\u3000-\u303f\u2212`;

const marks = new RegExp(`[${SEARCH_MARKS}]`, 'g');
const joints = new RegExp(`[${SEARCH_JOINTS}]`, 'g');
const gaps = new RegExp(`[${SEARCH_GAPS}]+`, 'g');

/** Lower case without accents: `Beautés` is found as `beautes`, and sorted there. */
export const plainText = (text: string): string => text.normalize('NFKD').replaceAll(marks, '').toLowerCase();

const spaced = (plain: string): string => plain.replaceAll(gaps, ' ').trim();
const joined = (plain: string): string => spaced(plain.replaceAll(joints, ''));

/** What a text is found in: its words between single spaces, and those with joints a second time without them. */
export const searchable = (text: string): string => {
  const plain = plainText(text);
  return ` ${spaced(plain)} ${joined(plain)} `;
};

/** Words that mean the same in a search: a plural finds its singular; one that ends in y its plural. */
const numbersOf = (word: string): string[] => {
  const forms = [word];
  const without = (ending: number, instead = '') => forms.push(word.slice(0, -ending) + instead);
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return forms;
  if (word.endsWith('ies')) without(3, 'y');
  if (/(?:s|x|z|ch|sh)es$/.test(word)) without(2);
  if (word.endsWith('ves')) without(3, 'f');
  if (/[^aeiou]y$/.test(word)) without(1, 'ies');
  if (/[^sui]s$/.test(word)) without(1);
  return forms;
};

/** More words than these come from a pasted text; each further one only costs time. */
const MAX_WORDS = 8;
/** People do not type longer words, and an index does not take them. */
const LONGEST_WORD = 40;

/** Every space-separated part of it is there; a part of one letter or digit as a word of its own. */
export type Phrase = readonly string[];

/** One of what was typed between blanks: found where one of these is. */
export type Wanted = readonly Phrase[];

const wantedOf = (token: string): Wanted | null => {
  const parts = spaced(token)
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => part.slice(0, LONGEST_WORD));
  const one = joined(token).replaceAll(' ', '').slice(0, LONGEST_WORD);
  if (parts.length === 0) return null;
  const phrases = new Map<string, Phrase>();
  const add = (phrase: Phrase) => phrases.set(phrase.join(' '), phrase);
  for (const last of numbersOf(parts.at(-1) ?? '')) add([...parts.slice(0, -1), last]);
  if (parts.length > 1) for (const form of numbersOf(one)) add([form]);
  // Kept with a zero, and written with the country before it.
  if (/^\+27\d/.test(one)) add([`0${one.slice(3)}`]);
  return [...phrases.values()];
};

/**
 * What is looked for; null where nothing was typed, and an empty list where what was typed has no word in it, which finds nothing.
 * Digits in groups, as amounts and phones are printed, are one number.
 */
export const wantedIn = (term: string | undefined): readonly Wanted[] | null => {
  if (term === undefined || term.trim() === '') return null;
  const tokens = plainText(term)
    .replaceAll(/\br ?(?=\d)/g, '')
    .replaceAll(/(\d) (?=\d{3,4}(?:\D|$))/g, '$1')
    .split(/\s+/);
  const wanted = new Map(
    tokens.flatMap((token) => (token === '' ? [] : [[token, wantedOf(token)] as const])),
  );
  return [...wanted.values()].filter((one) => one !== null).slice(0, MAX_WORDS);
};

/** One letter or digit, which stands in nearly every text. */
export const isLetter = (part: string): boolean => /^[\p{Script=Latin}\p{N}]$/u.test(part);

/** The letter where it is all that is looked for: it finds what begins with it. Beside words it is found as a word. */
export const loneLetter = (wanted: readonly Wanted[]): string | null => {
  const [only, ...more] = wanted;
  const letter = more.length === 0 && only?.length === 1 && only[0]?.length === 1 ? only[0][0] : undefined;
  return letter !== undefined && isLetter(letter) ? letter : null;
};

/** What a phrase is looked for as, in what `searchable` gives: beginnings and middles of words, but letters as words. */
export const phraseText = (phrase: Phrase): string => {
  const text = phrase.join(' ');
  const [first = '', last = ''] = [phrase[0], phrase.at(-1)];
  return `${phrase.length > 1 || isLetter(first) ? ' ' : ''}${text}${isLetter(last) ? ' ' : ''}`;
};

/** Whether a text has one of what is looked for. */
export const isOneFound = (text: string, one: Wanted): boolean => {
  const read = searchable(text);
  return one.some((phrase) => read.includes(phraseText(phrase)));
};

/** Whether a text has everything that is looked for. */
export const isFound = (text: string, wanted: readonly Wanted[]): boolean => {
  const letter = loneLetter(wanted);
  if (letter !== null) return searchable(text).startsWith(` ${letter}`);
  return wanted.length > 0 && wanted.every((one) => isOneFound(text, one));
};
