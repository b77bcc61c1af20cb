import { brand } from '@phila/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Guesses that neither an online attack over months nor a stolen hash within a day reaches: zxcvbn's third step. */
const ENOUGH = 1e8;
/** Measured no further, because the time grows with the square: what is hard to guess so far is so as a whole. */
const MEASURED = 40;

let made: ZxcvbnFactory | undefined;

/**
 * Refuses passwords that are guessed soon: the 49 000 most used (ASVS 6.2.4), also with digits, signs or capitals
 * changed; rows of keys, dates and repeats; the site's and the person's own names.
 */
export const isSoonGuessed = (password: string, own: readonly string[]): boolean => {
  made ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { guesses } = made.check(password.slice(0, MEASURED), [brand.name, brand.slug, ...own]);
  return guesses < ENOUGH;
};
