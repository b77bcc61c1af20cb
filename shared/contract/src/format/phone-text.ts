import { codeWithoutUnseen } from './unseen-in-codes.ts';

/** What stands between the digits of a phone number as it is printed. */
const BETWEEN = /[\s()./\u2010-\u2015\u2212-]/g;

/** A number as it is printed, pasted or kept in a contact, with its digits and what is no separator alone: `tel:` goes too. */
export const phoneDigits = (typed: string): string =>
  codeWithoutUnseen(typed.normalize('NFKC')).trim().replace(/^tel:/i, '').replaceAll(BETWEEN, '');

/**
 * A phone number in the one form that is stored: without spaces, brackets, hyphens and dots, a South African number
 * with its 0 instead of +27, 0027 or 27. Other texts only lose the separators, for the rule to refuse.
 */
export const normalisePhone = (typed: string): string => {
  const digits = phoneDigits(typed);
  const national = /^(?:\+27|0027|27)0?(\d{9})$/.exec(digits)?.[1];
  return national === undefined ? digits : `0${national}`;
};

/** `0825551234` and `+27825551234` as 082 555 1234; any other number as it is. */
export const phoneText = (number: string): string =>
  normalisePhone(number).replace(/^(0\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');

/** `+27825551234` as +27 82 555 1234 and `0825551234` as 082 555 1234, each with the code it has; others as they are. */
export const groupedPhone = (number: string): string =>
  number
    .replace(/^(\+27)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
    .replace(/^(0\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');
