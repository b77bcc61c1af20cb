/**
 * Invisible characters. Includes joiners and variation selectors: these matter in words and emoji, but not in codes.
 */
const UNSEEN_IN_CODES = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\uFFFC]/gu;

/** Removes invisible characters from a code or number. */
export const codeWithoutUnseen = (text: string): string => text.replaceAll(UNSEEN_IN_CODES, '');
