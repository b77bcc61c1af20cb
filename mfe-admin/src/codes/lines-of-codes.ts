/** Splits text into a code per line, without the blank lines that spreadsheets add. */
export const linesOfCodes = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
