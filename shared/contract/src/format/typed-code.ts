import { codeWithoutUnseen } from './unseen-in-codes.ts';

const DIGIT = /\p{Nd}/u;

/** Digits of every script stand in runs of ten that begin with nought. */
const asciiDigit = (digit: string): string => {
  const at = digit.codePointAt(0) ?? 0;
  let first = at;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((at - first) % 10);
};

/**
 * A code as a keyboard gives it, in plain digits and letters: digits of any script and in full width, with whatever spaces,
 * dashes and dots stand between them. What is no code stays, for the rule to refuse.
 */
export const typedCode = (typed: string): string =>
  codeWithoutUnseen(typed.normalize('NFKC'))
    .replaceAll(/[\s\p{Dash}.]/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit);
