/*
 * Search rules, the same everywhere: ignores case, accents, widths, apostrophes, hyphens and plurals. Spells out
 * character ranges, so that pages, PostgreSQL and the embedded database match alike in any locale
 * (`core/searching/found-in.ts` builds its SQL from them).
 */

/** Combining and invisible characters, as a bracket expression for both JavaScript and PostgreSQL. */
export const SEARCH_MARKS = String.raw`\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff`;
/** Characters within words that many people leave out: apostrophes, hyphens, points. */
export const SEARCH_JOINTS = String.raw`\u0027\u0060\u2018\u2019\u201b\u02bc\u2032\u002d\u002e\u2010-\u2015\u2212\u005f`;
/** Characters between words. Signs with a meaning stay: 50%, C++, C#. */
export const SEARCH_GAPS = String.raw`\u0001-\u0022\u0024\u0026-\u002a\u002c-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00bf\u00d7\u00f7\u02bc\u2000-\u206f\u2190-\u23ff\u2500-\u27bf\u2e00-\u2e7f\u3000-\u303f\u2212`;

const marks = new RegExp(`[${SEARCH_MARKS}]`, 'g');
const joints = new RegExp(`[${SEARCH_JOINTS}]`, 'g');
const gaps = new RegExp(`[${SEARCH_GAPS}]+`, 'g');

/** Lower case without accents, for search and sorting: `Beautés` becomes `beautes`. */
export const plainText = (text: string): string => text.normalize('NFKD').replaceAll(marks, '').toLowerCase();

const spaced = (plain: string): string => plain.replaceAll(gaps, ' ').trim();
const joined = (plain: string): string => spaced(plain.replaceAll(joints, ''));

/** Text to search in: words with single spaces between, and words with joints repeated without them. */
export const searchable = (text: string): string => {
  const plain = plainText(text);
  return ` ${spaced(plain)} ${joined(plain)} `;
};

/** Variants of a word for search: a plural also finds its singular; a word ending in y its plural. */
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

/** Most words searched; longer texts were pasted, and each further word costs time. */
const MAX_WORDS = 8;
/** Longest word searched; people type no longer ones, and an index rejects them. */
const LONGEST_WORD = 40;

/** Parts of a term that must all be present; a single letter or digit must be a whole word. */
export type Phrase = readonly string[];

/** Alternatives for a typed term; any may match. */
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
  // Finds a number stored with 0 although typed with +27.
  if (/^\+27\d/.test(one)) add([`0${one.slice(3)}`]);
  return [...phrases.values()];
};

/**
 * Parses a search: null if nothing was typed, an empty list (which finds nothing) if it contains no word. Joins groups
 * of digits, as in amounts and phone numbers, to one number.
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

/** Returns true for a single letter or digit: almost every text contains it. */
export const isLetter = (part: string): boolean => /^[\p{Script=Latin}\p{N}]$/u.test(part);

/**
 * Returns the letter of a search for a single letter, which finds beginnings. Next to other words, a letter must match
 * as a word.
 */
export const loneLetter = (wanted: readonly Wanted[]): string | null => {
  const [only, ...more] = wanted;
  const letter = more.length === 0 && only?.length === 1 && only[0]?.length === 1 ? only[0][0] : undefined;
  return letter !== undefined && isLetter(letter) ? letter : null;
};

/** Search text of a phrase, matched against `searchable`: anywhere within words, but single letters as whole words. */
export const phraseText = (phrase: Phrase): string => {
  const text = phrase.join(' ');
  const [first = '', last = ''] = [phrase[0], phrase.at(-1)];
  return `${phrase.length > 1 || isLetter(first) ? ' ' : ''}${text}${isLetter(last) ? ' ' : ''}`;
};

/** Returns true if a text contains one of the alternatives. */
export const isOneFound = (text: string, one: Wanted): boolean => {
  const read = searchable(text);
  return one.some((phrase) => read.includes(phraseText(phrase)));
};

/** Returns true if a text matches every term. */
export const isFound = (text: string, wanted: readonly Wanted[]): boolean => {
  const letter = loneLetter(wanted);
  if (letter !== null) return searchable(text).startsWith(` ${letter}`);
  return wanted.length > 0 && wanted.every((one) => isOneFound(text, one));
};
