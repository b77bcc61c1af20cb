import * as z from 'zod/mini';
import { lineAsRead, proseAsRead } from '../format/as-read.ts';
import { refusedCharacter } from './refused-character.ts';
import { type Rule, rule } from './rule.ts';
import { tooLong } from './too-long.ts';

/** Default limits for a line and for text of several lines. */
export const LINE = 255;
export const PROSE = 4000;

/** Returns false for a zero character or half a surrogate pair, because PostgreSQL cannot store them as text. */
export const storable = (value: string): boolean => !value.includes('\0') && !/\p{Cs}/u.test(value);

/** Normalises input to one line before the rules check it. */
export const oneLine = () => z.overwrite(lineAsRead);

/** Normalises input of several lines. */
export const manyLines = () => z.overwrite(proseAsRead);

/** Checks common to all texts: they fit and can be stored. */
export const storableText = (max: number): z.core.$ZodCheck<string>[] => [
  z.maxLength(max, tooLong(max)),
  z.refine<string>(storable, 'Please remove the characters that cannot be shown'),
];

/** Text of `min` to `max` characters, with one message for everything else. */
export const length = (min: number, max: number, message: string): Rule<string, true> =>
  rule(z.string(message).check(z.minLength(min, message), z.maxLength(max, message), ...storableText(max)));

/** Text of at least `min` characters, with a separate message if too long. */
export const atLeast = (min: number, message: string, max: number = LINE): Rule<string, true> =>
  rule(z.string(message).check(z.minLength(min, message), ...storableText(max)));

/** Non-empty text: the specification's rule "required". */
export const required = (message: string, max: number = LINE): Rule<string, true> => atLeast(1, message, max);

/** Text of at least `min` characters that matches `shape`, such as letters only for a city. */
export const shaped = (shape: RegExp, message: string, min = 1, max: number = LINE): Rule<string, true> =>
  rule(z.string(message).check(z.minLength(min, message), z.regex(shape, message), ...storableText(max)));

const WORD = String.raw`!?\p{L}[\p{L}\p{M}]*`;
const BETWEEN = String.raw`[ '’.,/&()-]{1,3}`;

/**
 * Name of a city: letters as the specification says, plus separators found in real place names, and up to three digits
 * after a word (Orange Farm Ext 4, eMalahleni (Witbank), !Kheis).
 */
export const LETTERS = new RegExp(
  String.raw`^['’]?${WORD}(?:${BETWEEN}(?:${WORD}|\p{N}{1,3}(?!\p{N})\p{L}?(?![\p{L}\p{M}])))*[.)]?$`,
  'u',
);

/** Name of an area: letters, digits and separators found in addresses. */
export const LETTERS_AND_DIGITS =
  /^['’!#(]?[\p{L}\p{M}\p{N}]+(?:[ '’.,/&()#!-]{1,4}[\p{L}\p{M}\p{N}]+)*[.)]?$/u;

/** Names the refused character of a place name. */
const refusedInPlace =
  (shape: RegExp) =>
  (typed: string): string | null =>
    refusedCharacter(
      lineAsRead(typed),
      new RegExp(shape.source.replace(/\$$/, ''), 'u'),
      /[^\p{L}\p{M}\p{N} '’.,/&()#!-]/u,
      'the name of a place',
    );

/** Place name: `shaped`, naming the refused character. */
export const place = (shape: RegExp, message: string, min: number): Rule<string, true> => ({
  ...shaped(shape, message, min),
  explain: refusedInPlace(shape),
});
