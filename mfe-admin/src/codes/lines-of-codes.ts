/** The most codes that are added at once. */
export const MAX_CODES = 5_000;

/** A code a line, without the blank lines that a sheet leaves behind. */
export const linesOfCodes = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');

const HEAD = /^"?(voucher |discount )?codes?"?$/i;

/** The codes of a sheet of one column, which may have a head. */
export const withoutHead = (lines: readonly string[]): readonly string[] =>
  lines.length > 1 && HEAD.test(lines[0]?.trim() ?? '') ? lines.slice(1) : lines;

/** The text of a file: UTF-8, or else the encoding that old spreadsheets write. */
export const textOfFile = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
