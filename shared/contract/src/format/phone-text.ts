import { typedCode } from './typed-code.ts';

/** Strips separators and a `tel:` prefix from a phone number as printed or pasted. */
export const phoneDigits = (typed: string): string =>
  typedCode(typed).replace(/^tel:/i, '').replaceAll(/[()]/g, '');

/**
 * Normalises a phone number for storage: no spaces, brackets, hyphens and dots, and South African numbers with 0
 * instead of +27, 0027 or 27. Other texts only lose separators, for the rule to refuse.
 */
export const normalisePhone = (typed: string): string => {
  const digits = phoneDigits(typed);
  const national = /^(?:\+27|0027|27)0?(\d{9})$/.exec(digits)?.[1];
  return national === undefined ? digits : `0${national}`;
};

/** Formats `0825551234` and `+27825551234` as 082 555 1234; returns other numbers unchanged. */
export const phoneText = (number: string): string =>
  normalisePhone(number).replace(/^(0\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');

/**
 * Groups `+27825551234` as +27 82 555 1234 and `0825551234` as 082 555 1234, keeping the prefix; returns others
 * unchanged.
 */
export const groupedPhone = (number: string): string =>
  number
    .replace(/^(\+27)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
    .replace(/^(0\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');
