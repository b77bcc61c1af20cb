/** The most codes that are added at once. */
export const MAX_CODES = 5_000;

/** A code a line, without the blank lines that a sheet leaves behind. */
export const linesOfCodes = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');

/** The text of a file: UTF-8, or else the encoding that old spreadsheets write. */
export const textOfFile = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
