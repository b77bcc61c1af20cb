import { codeWithoutUnseen } from './unseen-in-codes.ts';

/**
 * Marks that are not seen: direction (U+202A–E, U+2066–9, U+200E–F), blanks and word joiners without a width, soft hyphens, fillers,
 * what stands for a picture that was left out. They come along when a text is copied from a PDF, a chat or a contact. The joiners
 * U+200C and U+200D stay: words and emoji are spelt with them.
 */
const UNSEEN =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFC]|\u034F/g;

/** The text without what is not seen in it. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

/** Between the digits of a printed number: blanks, points, slashes, and hyphens and dashes of every length. */
const BETWEEN_DIGITS = /[\s./\u2010-\u2015\u2212-]/g;

/**
 * A number as it stands on cards and letters (`8001 0150 09087`, `9123/456/78/9`) without what is between its digits. What has
 * anything else in it stays as it was given, for a rule to refuse.
 */
export const digitsAsPrinted = (text: string): string => {
  const tidy = codeWithoutUnseen(text.normalize('NFKC')).trim();
  const digits = tidy.replaceAll(BETWEEN_DIGITS, '');
  return /^\d+$/.test(digits) ? digits : text.trim();
};
