import { decodeHTMLStrict } from 'entities';

/** The most characters of a headline; longer ones are cut between words. */
const LONGEST = 200;

/** Bidirectional controls and other invisible characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what it takes out
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Turns a feed's headline into plain text: without tags, entities decoded once, blanks and invisible characters merged
 * into a space, cut to length. Empty if nothing is left.
 */
export const plainText = (html: string): string => {
  const untagged = html
    .slice(0, 10_000)
    .replaceAll(/<!\[CDATA\[|\]\]>|<!--.*?-->/gs, ' ')
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, ' ')
    .replaceAll(/<\/?[a-z!][^<>]*>/gi, ' ');
  const text = decodeHTMLStrict(untagged)
    // Removes replacements of invalid character numbers.
    .replaceAll('\uFFFD', '')
    .replaceAll(/\p{Surrogate}/gu, ' ')
    .replaceAll(UNSEEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = [...text];
  if (letters.length <= LONGEST) return text;
  const cut = letters.slice(0, LONGEST - 1).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
};
