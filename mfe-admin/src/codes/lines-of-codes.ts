/** The most codes that are added at once. */
export const MAX_CODES = 5_000;

/** A code a line, without the blank lines that a sheet leaves behind. */
export const linesOfCodes = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
