import { readFile } from 'node:fs/promises';
import type { FileLine, ReceivedFile } from '@phila/contract';
import { decodeCsv, NotText } from '../csv/decode-csv.ts';
import { BadFile, type BadLine, type CsvRow, readCsv } from '../csv/read-csv.ts';
import { Refusal } from '../http/refusal.ts';

/** A file that cannot be used at all, said at its field. */
export const badFile = (message: string): Refusal => new Refusal(422, message, [{ path: 'File', message }]);

/** The text of a CSV file that came with a call. @throws Refusal 422 at `File` for what is no text, with how to mend it */
export const uploadedText = async ({ path }: ReceivedFile): Promise<string> => {
  try {
    return decodeCsv(await readFile(path));
  } catch (error) {
    if (error instanceof NotText) throw badFile(error.message);
    throw error;
  }
};

/** Its lines, the headings among them. @throws Refusal 422 at `File` for what is no CSV */
export const uploadedRows = (text: string): CsvRow[] => {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof BadFile)
      throw badFile(`Line ${error.lines[0]?.line ?? 1} ${error.lines[0]?.reason ?? ''}`);
    throw error;
  }
};

/** What is said of lines that cannot be read. All reasons of a line in one: a line has one verdict. */
export const refusedLines = (bad: readonly BadLine[]): FileLine[] => {
  const reasons = new Map<number, string[]>();
  for (const { line, reason } of bad) reasons.set(line, [...(reasons.get(line) ?? []), reason]);
  return [...reasons].map(([line, told]) => ({
    line,
    name: '',
    verdict: 'refused',
    message: told.join('; '),
  }));
};
