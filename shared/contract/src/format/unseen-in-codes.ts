/** In codes and numbers joiners and variation selectors have no meaning, unlike in words and emoji. */
const UNSEEN_IN_CODES = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\uFFFC]/gu;

/** A code or a number without what is not seen in it. */
export const codeWithoutUnseen = (text: string): string => text.replaceAll(UNSEEN_IN_CODES, '');
