import { CsvError, parse } from 'csv-parse/sync';
import { collectLines, type RawLine } from './table.ts';
import { UnreadableTable } from './unreadable-table.ts';

type Delimiter = ',' | ';' | '\t';

/** The line `sep=;`, which tells Excel the delimiter. */
const NAMED_SEPARATOR = /^"?sep=([,;\t|])"?[,;\t]*$/i;
const NAMED = /^"?sep=/i;

/** The most bytes of a line. */
const LONGEST_LINE = 1_000_000;

/** Counts a delimiter outside quotation marks in a line. */
const countOf = (line: string, delimiter: Delimiter): number => {
  let count = 0;
  let quoted = false;
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (sign === delimiter && !quoted) count += 1;
  }
  return count;
};

/** Guesses the delimiter: the most frequent one outside quotation marks in the first line with content. */
const delimiterOf = (text: string): Delimiter => {
  const line =
    text
      .slice(0, LONGEST_LINE)
      .split('\n', 200)
      .find((one) => /[^\s,;\t"]/.test(one) && !NAMED_SEPARATOR.test(one)) ?? '';
  const [first = ','] = ([',', ';', '\t'] as const).toSorted((a, b) => countOf(line, b) - countOf(line, a));
  return first;
};

/** @param line the first line of the unreadable cells */
const refusalOf = ({ code }: CsvError, line: number): UnreadableTable =>
  new UnreadableTable(
    code === 'CSV_MAX_RECORD_SIZE'
      ? `Line ${line} is longer than any line may be. Perhaps a quotation mark is not closed. Nothing was imported.`
      : `Line ${line} is not readable as CSV: a quotation mark that begins a cell is not closed, or something follows the closing one. Nothing was imported.`,
  );

const linesOf = (text: string, delimiter: string, most: number): RawLine[] => {
  const collected = collectLines(most);
  let ended = 0;
  try {
    parse(text, {
      skip_empty_lines: true,
      relax_column_count: true,
      // 5" and Thandi "Tee" Mokoena: a quotation mark inside an unquoted cell is part of it.
      relax_quotes: true,
      delimiter,
      record_delimiter: '\n',
      max_record_size: LONGEST_LINE,
      on_record: (record: string[], { lines }) => {
        ended = lines;
        if (lines !== 1 || !NAMED.test(record[0] ?? '')) {
          // Subtracts line breaks within cells, because the parser reports a record's last line.
          const within = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
          collected.add(lines - within, record);
        }
        // Keeps no record in the parser: the collector has it.
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw refusalOf(error, ended + 1);
    throw error;
  }
  return collected.lines();
};

/** Recognises a file saved again as a single column, with each line a quoted cell. */
const isOneColumn = (lines: readonly RawLine[], delimiter: Delimiter): boolean =>
  lines.length > 0 &&
  lines.every(({ cells }) => cells.filter((cell) => cell.trim() !== '').length <= 1) &&
  countOf(lines[0]?.cells[0] ?? '', delimiter) > 0;

/** Joins the quoted cells into a CSV text, keeping line numbers. */
const unwrapped = (lines: readonly RawLine[]): string => {
  const pieces: string[] = [];
  let at = 1;
  for (const { line, cells } of lines) {
    const [cell = ''] = cells;
    pieces.push('\n'.repeat(Math.max(line - at, 0)), cell);
    at = Math.max(line, at) + cell.split('\n').length - 1;
  }
  return pieces.join('');
};

/**
 * Reads the lines of a CSV text, in at most two passes. Skips `sep=;` and the empty rows at the end of sheets. The
 * delimiter is a comma, semicolon or tab.
 * @param most lines allowed below the headings
 * @throws UnreadableTable if it is not CSV, or too large
 */
export const readCsv = (given: string, most: number): RawLine[] => {
  // Unifies line ends, as a file that mixes them would count some twice.
  const text = given.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [firstLine = ''] = text.split('\n', 1);
  const named = NAMED_SEPARATOR.exec(firstLine.replace(/ +$/, ''))?.[1];
  const lines = linesOf(text, named ?? delimiterOf(text), most);
  const inner = delimiterOf(lines[0]?.cells[0] ?? '');
  return isOneColumn(lines, inner) ? linesOf(unwrapped(lines), inner, most) : lines;
};
