import { brand } from '@phila/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** In guesses: what an online attack over months, or a stolen hash within a day, does not reach. zxcvbn's third step. */
const ENOUGH = 1e8;
/** Measured no further, because the time grows with the square: what is hard to guess so far is so as a whole. */
const MEASURED = 40;

let made: ZxcvbnFactory | undefined;

/**
 * Whether a password is soon guessed: one of the 49 000 most used (ASVS 6.2.4), also with digits and signs around it, in
 * other capitals or with the usual signs for letters; a row of keys, a date, repeats; or the site's and the person's own
 * names.
 */
export const isSoonGuessed = (password: string, own: readonly string[]): boolean => {
  made ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { guesses } = made.check(password.slice(0, MEASURED), [brand.name, brand.slug, ...own]);
  return guesses < ENOUGH;
};
