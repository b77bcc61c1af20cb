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
 * Normalises the characters of a typed code, number or day: one width (NFKC), digits of any script as 0 to 9, nothing
 * invisible, trimmed. All that reads codes and numbers begins with it.
 */
export const plainCharacters = (typed: string): string =>
  codeWithoutUnseen(typed.normalize('NFKC'))
    .trim()
    .replaceAll(/\p{Nd}/gu, asciiDigit);

/** Separators between the digits of a printed number: blanks, points, slashes, and hyphens and dashes of any length. */
const BETWEEN = /[\s./\p{Dash}]/gu;

/** Normalises a typed code or number, without separators. Other characters stay, for the rule to refuse. */
export const typedCode = (typed: string): string => plainCharacters(typed).replaceAll(BETWEEN, '');

/**
 * Removes separators from a number as printed on cards and letters (`8001 0150 09087`, `9123/456/78/9`). Returns text
 * with anything else in it unchanged, for a rule to refuse.
 */
export const digitsAsPrinted = (text: string): string => {
  const digits = typedCode(text);
  return /^\d+$/.test(digits) ? digits : text.trim();
};

/** Takes the digits out of typed or pasted text: "Your code is 123 456". */
export const digitsIn = (typed: string): string => plainCharacters(typed).replaceAll(/\D/g, '');

/** Key of a code, equal for all its spellings: letters are capitals, dashes hyphens, blanks gone. */
export const codeKey = (code: string): string =>
  plainCharacters(code)
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Dash}/gu, '-')
    .toUpperCase()
    .normalize('NFKC');

/** Key of a discount code. Also ignores hyphens, because people copy codes from adverts. */
export const discountKey = (code: string): string => codeKey(code).replaceAll('-', '');
