import { codeWithoutUnseen } from './unseen-in-codes.ts';

const DIGIT = /\p{Nd}/u;

/** Every script's digits are a run of ten code points starting at zero. */
const asciiDigit = (digit: string): string => {
  const at = digit.codePointAt(0) ?? 0;
  let first = at;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((at - first) % 10);
};

/**
 * Normalises a typed code to plain digits and letters: accepts digits of any script or width, with spaces, dashes and
 * dots between. Other characters stay, for the rule to refuse.
 */
export const typedCode = (typed: string): string =>
  codeWithoutUnseen(typed.normalize('NFKC'))
    .replaceAll(/[\s\p{Dash}.]/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit);
