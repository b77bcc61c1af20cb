import { CsvError, parse } from 'csv-parse/sync';
import { collectLines, type RawLine } from './table.ts';
import { UnreadableTable } from './unreadable-table.ts';

type Delimiter = ',' | ';' | '\t';

/** `sep=;`, which tells Excel the delimiter. */
const NAMED_SEPARATOR = /^"?sep=([,;\t|])"?[,;\t]*$/i;
const NAMED = /^"?sep=/i;

/** The most bytes of a line. */
const LONGEST_LINE = 1_000_000;

/** Counts a sign in a line outside quotation marks. */
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

/** @param line where the cells begin that cannot be read */
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
      // 5" and Thandi "Tee" Mokoena: a mark within a cell that does not begin with one is a part of it.
      relax_quotes: true,
      delimiter,
      record_delimiter: '\n',
      max_record_size: LONGEST_LINE,
      on_record: (record: string[], { lines }) => {
        ended = lines;
        if (lines !== 1 || !NAMED.test(record[0] ?? '')) {
          // A record ends on the line that is told: the lines within its cells are above.
          const within = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
          collected.add(lines - within, record);
        }
        // Kept by the collector alone.
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw refusalOf(error, ended + 1);
    throw error;
  }
  return collected.lines();
};

/** A file that was saved once more as one column: every line is a cell in quotation marks. */
const isOneColumn = (lines: readonly RawLine[], delimiter: Delimiter): boolean =>
  lines.length > 0 &&
  lines.every(({ cells }) => cells.filter((cell) => cell.trim() !== '').length <= 1) &&
  countOf(lines[0]?.cells[0] ?? '', delimiter) > 0;

/** The lines within the cells, at the numbers that they have in the file. */
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
 * The lines of a CSV text that say something, in two passes at most: rows of empty cells, as sheets end in them, do not, nor
 * does `sep=;`. Cells stand between commas, semicolons or tabs.
 * @param most as many lines as there may be below the headings
 * @throws UnreadableTable where it cannot be read as CSV, or is larger than a file may be
 */
export const readCsv = (given: string, most: number): RawLine[] => {
  // Unifies the ends of lines, or a file with both kinds would count some twice.
  const text = given.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [firstLine = ''] = text.split('\n', 1);
  const named = NAMED_SEPARATOR.exec(firstLine.replace(/ +$/, ''))?.[1];
  const lines = linesOf(text, named ?? delimiterOf(text), most);
  const inner = delimiterOf(lines[0]?.cells[0] ?? '');
  return isOneColumn(lines, inner) ? linesOf(unwrapped(lines), inner, most) : lines;
};
