/**
 * What a price is made up of, in one text: the second and each further part with its sign, so that a line breaks before it.
 * Within a part it breaks between words, where a narrow card has no room for all of it, and never in an amount.
 */
export const madeText = (made: readonly string[]): string =>
  made.map((part, at) => (at === 0 ? '' : '+\u00a0') + part.replaceAll(/ (?![a-z])/g, '\u00a0')).join(' ');
