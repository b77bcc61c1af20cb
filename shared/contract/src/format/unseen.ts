/**
 * Invisible characters: direction marks (U+202A–E, U+2066–9, U+200E–F), zero-width spaces and word joiners, soft
 * hyphens, fillers, object placeholders. They come with text copied from a PDF, chat or contact. The joiners U+200C and
 * U+200D stay, as words and emoji need them.
 */
const UNSEEN =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFC]|\u034F/g;

/** Removes invisible characters. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');
