import * as z from 'zod/mini';
import { lineAsRead, proseAsRead } from '../format/as-read.ts';
import { refusedCharacter } from './refused-character.ts';
import { type Rule, rule } from './rule.ts';
import { tooLong } from './too-long.ts';

/** Longest line of text kept where nothing shorter is stated; longest text of several lines. */
export const LINE = 255;
export const PROSE = 4000;

/** A zero character or half a surrogate pair cannot be stored as text by PostgreSQL. */
export const storable = (value: string): boolean => !value.includes('\0') && !/\p{Cs}/u.test(value);

/** Reads what came in as one line before the rules look at it. */
export const oneLine = () => z.overwrite(lineAsRead);

/** The same of text of several lines. */
export const manyLines = () => z.overwrite(proseAsRead);

/** What every text must hold to, whatever its rule: it fits and can be stored. */
export const storableText = (max: number): z.core.$ZodCheck<string>[] => [
  z.maxLength(max, tooLong(max)),
  z.refine<string>(storable, 'Please remove the characters that cannot be shown'),
];

/** Text of `min` to `max` characters; anything else is refused with the one text given. */
export const length = (min: number, max: number, message: string): Rule<string, true> =>
  rule(z.string(message).check(z.minLength(min, message), z.maxLength(max, message), ...storableText(max)));

/** Text of at least `min` characters; what is too long is told so. */
export const atLeast = (min: number, message: string, max: number = LINE): Rule<string, true> =>
  rule(z.string(message).check(z.minLength(min, message), ...storableText(max)));

/** Text that is there: the specification's rule "required". */
export const required = (message: string, max: number = LINE): Rule<string, true> => atLeast(1, message, max);

/** Text of at least `min` characters made up as `shape` says, such as letters only for a city. */
export const shaped = (shape: RegExp, message: string, min = 1, max: number = LINE): Rule<string, true> =>
  rule(z.string(message).check(z.minLength(min, message), z.regex(shape, message), ...storableText(max)));

const WORD = String.raw`!?\p{L}[\p{L}\p{M}]*`;
const BETWEEN = String.raw`[ '’.,/&()-]{1,3}`;

/**
 * The name of a city: letters, as the specification says, with what stands between the words of places as they are called, and a
 * number of at most three digits behind a word (Orange Farm Ext 4, eMalahleni (Witbank), !Kheis).
 */
export const LETTERS = new RegExp(
  String.raw`^['’]?${WORD}(?:${BETWEEN}(?:${WORD}|\p{N}{1,3}(?!\p{N})\p{L}?(?![\p{L}\p{M}])))*[.)]?$`,
  'u',
);

/** Letters, digits and what addresses put between them: the name of an area. */
export const LETTERS_AND_DIGITS =
  /^['’!#(]?[\p{L}\p{M}\p{N}]+(?:[ '’.,/&()#!-]{1,4}[\p{L}\p{M}\p{N}]+)*[.)]?$/u;

/** What is refused in the name of a place, said beside the rule's own text. */
const refusedInPlace =
  (shape: RegExp) =>
  (typed: string): string | null =>
    refusedCharacter(
      lineAsRead(typed),
      new RegExp(shape.source.replace(/\$$/, ''), 'u'),
      /[^\p{L}\p{M}\p{N} '’.,/&()#!-]/u,
      'the name of a place',
    );

/** The name of a place: `shaped`, naming the character that is refused. */
export const place = (shape: RegExp, message: string, min: number): Rule<string, true> => ({
  ...shaped(shape, message, min),
  explain: refusedInPlace(shape),
});
