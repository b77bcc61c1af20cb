import { typedCode } from './typed-code.ts';

/** Strips separators, a `tel:` prefix and the `(0)` behind a country's code from a number as printed or pasted. */
export const phoneDigits = (typed: string): string =>
  typedCode(typed)
    .replace(/^tel:/i, '')
    .replace(/^((?:\+|00)\d{1,3})\(0\)/, '$1')
    .replaceAll(/[()]/g, '')
    .replace(/^00(?=[1-9])/, '+');

/**
 * Normalises a phone number for storage: no spaces, brackets, hyphens and dots, South African numbers with 0 instead of
 * +27, 0027 or 27, others with + instead of 00. Other texts only lose separators, for the rule to refuse.
 */
export const normalisePhone = (typed: string): string => {
  const digits = phoneDigits(typed);
  const national = /^(?:\+27|27)0?(\d{9})$/.exec(digits)?.[1];
  return national === undefined ? digits : `0${national}`;
};

/** Country codes by their length (ITU-T E.164): of one digit, of two, else of three. */
const COUNTRY = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,12})$/;

/** Groups of a national number by its length; longer and shorter ones stay whole. */
const GROUPS: Readonly<Record<number, RegExp>> = {
  7: /^(\d{3})(\d{4})$/,
  8: /^(\d{4})(\d{4})$/,
  9: /^(\d{2})(\d{3})(\d{4})$/,
  10: /^(\d{3})(\d{3})(\d{4})$/,
};

/**
 * Groups `+27825551234` as +27 82 555 1234, `+26658881234` as +266 5888 1234 and `0825551234` as 082 555 1234, keeping
 * the prefix; returns others unchanged.
 */
export const groupedPhone = (number: string): string => {
  const [, code, national] = COUNTRY.exec(number) ?? [];
  if (code === undefined || national === undefined)
    return number.replace(/^(0\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');
  const groups = GROUPS[national.length]?.exec(national)?.slice(1) ?? [national];
  return [`+${code}`, ...groups].join(' ');
};

/** Formats `0825551234` and `+27825551234` as 082 555 1234, and numbers of other countries in groups. */
export const phoneText = (number: string): string => groupedPhone(normalisePhone(number));
