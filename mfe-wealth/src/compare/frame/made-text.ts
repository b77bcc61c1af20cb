/**
 * Joins the parts of a price with plus signs, each kept with its part so that lines break before it. Breaks only
 * between words on a narrow card, and never within an amount.
 */
export const madeText = (made: readonly string[]): string =>
  made.map((part, at) => (at === 0 ? '' : '+\u00a0') + part.replaceAll(/ (?![a-z])/g, '\u00a0')).join(' ');
