import type { PaperEvidence } from '@phila/contract';

/*
 * Reads who a file may be for from its name and its text. A paper in the wrong hands is worse than one left to an
 * administrator, so a number counts only where it stands alone and cannot be an amount, a day or part of another.
 */

/** Shortest employee number that counts without words before it. */
const SHORTEST = 3;
/** Most numbers looked up for a file. */
const MOST_NUMBERS = 2000;
const MOST_IDS = 50;

/** ID numbers, with or without spaces as in `870415 0183 08 3`. */
const ID_NUMBER = /(?<!\d)\d{6}[ -]?\d{4}[ -]?\d{2}[ -]?\d(?!\d)/g;
/** Letters and digits that stand together, and what joins them to the next. */
const SEGMENT = /([\p{L}\d]+)([-_/. ]?)/gu;
/** An employee number after words that say so. */
const LABELLED =
  /\b(?:employee|emp|staff|personnel|payroll|clock|werknemers?|personeel)\.?\s*(?:number|nommer|num|no|nr|code|kode|id|#)\s*[.:#=-]*\s*([\p{L}\d]+(?:[-/_.][\p{L}\d]+)*)/giu;
/** Digits that are a year, a month or a day: `2026`, `202611`, `20261130`. */
const DAY_LIKE = /^(?:19|20)\d\d(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])?)?$/;

/** Numbers by which a file may name its person, each with where it stands. */
export interface Evidence {
  idNumbers: ReadonlyMap<string, PaperEvidence>;
  employeeNumbers: ReadonlyMap<string, PaperEvidence>;
}

/** Spellings of a number in a file's name, where letters change case and a hyphen becomes something else. */
const spellings = (found: string): string[] => {
  const hyphened = found.replaceAll(/[_. ]/g, '-');
  return [...new Set([found, found.toUpperCase(), found.toLowerCase(), hyphened, hyphened.toUpperCase()])];
};

const isCounted = (found: string, isName: boolean): boolean => {
  if (found.length < SHORTEST || !/\d/.test(found)) return false;
  // Digits alone may be an amount in a text: there they need words before them.
  return /^\d+$/.test(found) ? isName && !DAY_LIKE.test(found) : /\p{L}/u.test(found);
};

/** Lists what may be an employee number: up to three segments with what joins them. */
const numbersIn = (text: string, isName: boolean): string[] => {
  const segments = [...text.matchAll(SEGMENT)].map(([, word = '', joint = '']) => ({ word, joint }));
  return segments.flatMap((first, at) => {
    const found: string[] = [];
    let joined = first.word;
    let { joint } = first;
    for (let next = at; next < at + 3; next += 1) {
      if (isCounted(joined, isName)) found.push(joined);
      const following = segments[next + 1];
      if (joint === '' || following === undefined) break;
      joined += joint + following.word;
      ({ joint } = following);
    }
    return found;
  });
};

const isAmount = (text: string, end: number): boolean => /^[.,]\d/.test(text.slice(end, end + 2));

/** Collects the numbers in a file's name (without its ending) and its text. */
export const evidenceIn = (fileName: string, text: string): Evidence => {
  const name = fileName.replace(/\.pdf$/i, '');
  const idNumbers = new Map<string, PaperEvidence>();
  const employeeNumbers = new Map<string, PaperEvidence>();
  const note = (numbers: Map<string, PaperEvidence>, most: number, number: string, by: PaperEvidence) => {
    if (!numbers.has(number) && numbers.size < most) numbers.set(number, by);
  };
  for (const [from, by] of [
    [name, 'idInName'],
    [text, 'idInText'],
  ] as const)
    for (const [found] of from.matchAll(ID_NUMBER))
      note(idNumbers, MOST_IDS, found.replaceAll(/[ -]/g, ''), by);
  for (const found of numbersIn(name, true))
    for (const one of spellings(found)) note(employeeNumbers, MOST_NUMBERS, one, 'numberInName');
  for (const match of text.matchAll(LABELLED)) {
    const [whole, found = ''] = match;
    if (!isAmount(text, match.index + whole.length))
      for (const one of spellings(found)) note(employeeNumbers, MOST_NUMBERS, one, 'numberInText');
  }
  for (const found of numbersIn(text, false)) note(employeeNumbers, MOST_NUMBERS, found, 'numberInText');
  return { idNumbers, employeeNumbers };
};
