import { readFile } from 'node:fs/promises';
import { withoutUnseen } from '@phila/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { codeOf } from '../error-code.ts';
import { decodeCsv, NotText } from './decode-csv.ts';

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

type Delimiter = ',' | ';' | '\t';

/** `sep=;`, by which Excel is told what stands between the cells. */
const NAMED_SEPARATOR = /^"?sep=([,;\t|])"?[,;\t]*$/i;

const countOf = (line: string, delimiter: Delimiter): number =>
  line.replaceAll(/"(?:[^"]|"")*"/g, '').split(delimiter).length - 1;

/** What stands between the cells of the first line that says something, outside quotation marks; most often wins. */
const delimiterOf = (text: string): Delimiter => {
  const line =
    text.split(/\r\n?|\n/, 200).find((one) => /[^\s,;\t"]/.test(one) && !NAMED_SEPARATOR.test(one)) ?? '';
  const [first = ','] = ([',', ';', '\t'] as const).toSorted((a, b) => countOf(line, b) - countOf(line, a));
  return first;
};

const cellsOf = (text: string, delimiter: string): CsvRow[] =>
  parse(text, {
    bom: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    // 5" and Thandi "Tee" Mokoena: a mark within a cell that does not begin with one is a part of it.
    relax_quotes: true,
    delimiter,
  }) as unknown as CsvRow[];

/** A file that was saved once more as one column: every line is a cell in quotation marks. */
const isOneColumn = (rows: readonly CsvRow[], delimiter: Delimiter): boolean =>
  rows.length > 0 &&
  rows.every(({ record }) => record.filter((cell) => cell.trim() !== '').length <= 1) &&
  countOf(rows[0]?.record[0] ?? '', delimiter) > 0;

const tidy = (cell: string): string => withoutUnseen(cell);

/**
 * The lines of a CSV file that say something: rows of empty cells, as sheets end in them, do not, nor does `sep=;`. Cells stand
 * between commas, semicolons or tabs.
 * @throws BadFile where it cannot be read as CSV
 */
export const readCsv = (text: string): CsvRow[] => {
  try {
    const [firstLine = ''] = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/, 1);
    const named = NAMED_SEPARATOR.exec(firstLine.replace(/ +$/, ''))?.[1];
    const rows = cellsOf(text, named ?? delimiterOf(text)).slice(named === undefined ? 0 : 1);
    const inner = delimiterOf(rows[0]?.record[0] ?? '');
    const read = isOneColumn(rows, inner)
      ? rows.map(({ record, info }) => ({ record: cellsOf(record[0] ?? '', inner)[0]?.record ?? [], info }))
      : rows;
    return read
      .map(({ record, info }) => ({ record: record.map(tidy), info }))
      .filter(({ record }) => record.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (error instanceof CsvError) {
      const line = Number((error as unknown as { lines?: number }).lines ?? 1);
      throw new BadFile([
        {
          line,
          reason:
            'is not readable as CSV: a quotation mark that begins a cell is not closed, or something follows the closing one',
        },
      ]);
    }
    throw error;
  }
};

/** What an operator named is no file that can be read; in words for them. */
export class UnreadableFile extends Error {}

/** Far more than any file that an operator imports. */
const LARGEST = 100 * 1024 * 1024;

/** @throws UnreadableFile where there is none, where it is too large, and where it is no text */
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
    return decodeCsv(bytes);
  } catch (error) {
    if (error instanceof NotText) throw new UnreadableFile(`${file}: ${error.message}`);
    throw error;
  }
};
