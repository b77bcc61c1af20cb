import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';
import { tooLong } from './too-long.ts';

/** Longest line of text kept where nothing shorter is stated; longest text of several lines. */
export const LINE = 255;
export const PROSE = 4000;

/** A zero character or half a surrogate pair cannot be stored as text by PostgreSQL. */
const storable = (value: string): boolean => !value.includes('\0') && !/\p{Cs}/u.test(value);

/** What every text must hold to, whatever its rule: it fits and can be stored. */
export const storableText = (max: number): z.core.$ZodCheck<string>[] => [
  z.maxLength(max, tooLong(max)),
  z.refine<string>(storable, 'Please remove the characters that cannot be shown'),
];

/** Text of `min` to `max` characters; anything else is refused with the one text given. */
export const length = (min: number, max: number, message: string): Rule<string, true> =>
  rule(z.string(message).check(z.minLength(min, message), z.maxLength(max, message), ...storableText(max)));

/** Text that is there: the specification's rule "required". */
export const required = (message: string, max: number = LINE): Rule<string, true> =>
  rule(z.string(message).check(z.minLength(1, message), ...storableText(max)));

/** Text of at least `min` characters made up as `shape` says, such as letters only for a city. */
export const shaped = (shape: RegExp, message: string, min = 1, max: number = LINE): Rule<string, true> =>
  rule(z.string(message).check(z.minLength(min, message), z.regex(shape, message), ...storableText(max)));

/** Letters with single spaces, hyphens, apostrophes or full stops between them: the name of a city. */
export const LETTERS = /^\p{L}[\p{L}\p{M}]*(?:[ '’.-]{1,2}\p{L}[\p{L}\p{M}]*)*\.?$/u;

/** Letters, digits and what addresses put between them: the name of an area. */
export const LETTERS_AND_DIGITS = /^[\p{L}\p{M}\p{N}]+(?:[ '’.,/&()-]+[\p{L}\p{M}\p{N}]+)*[.)]?$/u;
