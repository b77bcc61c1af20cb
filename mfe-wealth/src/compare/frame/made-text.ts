/**
 * Joins the parts of a price with commas. Breaks only between words on a narrow card, and never within an amount.
 */
export const madeText = (made: readonly string[]): string =>
  made.map((part) => part.replaceAll(/ (?![a-z])/g, '\u00a0')).join(', ');
