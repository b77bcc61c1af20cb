import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { codeOf } from '../error-code.ts';

/** What is wrong with a line of a file, numbered from 1 as an editor shows it; the header is line 1. */
export interface BadLine {
  line: number;
  reason: string;
}

/** A file of which nothing can be used. Its reasons name columns and rules, never what a cell holds. */
export class BadFile extends Error {
  readonly lines: readonly BadLine[];

  constructor(lines: readonly BadLine[]) {
    super(lines.map(({ line, reason }) => `line ${line}: ${reason}`).join('\n'));
    this.lines = lines;
  }
}

/** The cells of a line, as they stand, and where it ends. */
export interface CsvRow {
  record: string[];
  info: { lines: number };
}

/** The lines of a CSV file that are not empty. @throws BadFile where it cannot be read as CSV. */
export const readCsv = (text: string): CsvRow[] => {
  try {
    return parse(text, {
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      // What a South African spreadsheet writes, and what all others do.
      delimiter: /^[^\n"]*;/.test(text) && !/^[^\n"]*,/.test(text) ? ';' : ',',
    }) as unknown as CsvRow[];
  } catch (error) {
    if (error instanceof CsvError) {
      const line = Number((error as unknown as { lines?: number }).lines ?? 1);
      throw new BadFile([{ line, reason: 'is not readable as CSV: look for a quotation mark too many' }]);
    }
    throw error;
  }
};

/** What an operator named is no file that can be read; in words for them. */
export class UnreadableFile extends Error {}

/** Far more than any file that an operator imports. */
const LARGEST = 100 * 1024 * 1024;

/** @throws UnreadableFile where there is none, where it is too large, and where it is not UTF-8 */
export const readTextFile = async (file: string): Promise<string> => {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    throw new UnreadableFile(`${file} cannot be read (${codeOf(error) ?? 'unknown'}).`);
  }
  if (bytes.length > LARGEST)
    throw new UnreadableFile(`${file} is too large: at most ${LARGEST / 1024 / 1024} MB.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile(`${file} is not UTF-8. Save it as "CSV UTF-8" and try again.`);
  }
};
