/** What a price is made up of, in one text: the second and each further part with its sign, so that a line breaks before it. */
export const madeText = (made: readonly string[]): string =>
  made.map((part, at) => `${at === 0 ? '' : '+ '}${part}`.replaceAll(' ', '\u00a0')).join(' ');
