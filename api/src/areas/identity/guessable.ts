import { brand } from '@phila/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The least guesses: beyond months online, or a day on a stolen hash; zxcvbn's third level. */
const ENOUGH = 1e8;
/** Characters measured, because the time is quadratic: if these are hard to guess, so is the whole. */
const MEASURED = 40;

let made: ZxcvbnFactory | undefined;

/**
 * Refuses passwords that are soon guessed: the 49 000 most used (ASVS 6.2.4), also with other digits, signs or
 * capitals; keyboard rows, dates and repeats; names of the site and the person.
 */
export const isSoonGuessed = (password: string, own: readonly string[]): boolean => {
  made ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { guesses } = made.check(password.slice(0, MEASURED), [brand.name, brand.slug, ...own]);
  return guesses < ENOUGH;
};
