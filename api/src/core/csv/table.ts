import { withoutUnseen } from '@phila/contract/format';
import { rearm } from '@phila/contract/spreadsheet';
import { UnreadableTable } from './unreadable-table.ts';

/** A line below the headings. */
export interface TableLine {
  /** Counted from 1 as in an editor; a workbook's row. */
  line: number;
  /** A cell for each heading. */
  cells: string[];
  /** The reason why the line cannot be read: more or fewer cells than headings. */
  fault: string | null;
}

/** A file's first line with content, and the lines below it. */
export interface Table {
  headings: string[];
  /** The number of the line with the headings. */
  line: number;
  lines: TableLine[];
}

/** A line as read from the file. */
export interface RawLine {
  line: number;
  cells: string[];
}

/** The most columns, more than any real file has. */
const MAX_COLUMNS = 1_000;
/** The most cells: ten thousand employees with two hundred columns. */
const MAX_CELLS = 2_000_000;
/** The longest cell: three times a spreadsheet's maximum. */
const MAX_CELL = 100_000;

/** Stops reading at this multiple of the allowed lines. */
const COUNTED = 10;

const inWords = (count: number): string => count.toLocaleString('en-ZA');

const tooMany = (most: number, count: string): UnreadableTable =>
  new UnreadableTable(
    `At most ${inWords(most)} lines at once; this file has ${count}. Nothing was imported.`,
  );

const isBlank = (cell: string): boolean => cell.trim() === '';

/** Collects a file's lines, and stops reading when there are too many. */
export const collectLines = (
  most: number,
): { add: (line: number, cells: readonly string[]) => void; lines: () => RawLine[] } => {
  const kept: RawLine[] = [];
  let cellCount = 0;
  let lineCount = 0;
  return {
    add: (line, cells) => {
      if (cells.length > MAX_COLUMNS)
        throw new UnreadableTable(
          `Line ${line} has ${inWords(cells.length)} cells: at most ${inWords(MAX_COLUMNS)} columns are read. Nothing was imported.`,
        );
      const long = cells.findIndex(({ length }) => length > MAX_CELL);
      if (long !== -1)
        throw new UnreadableTable(
          `Line ${line} has a cell of ${inWords(cells[long]?.length ?? 0)} characters: at most ${inWords(MAX_CELL)} are read. Perhaps a quotation mark is not closed. Nothing was imported.`,
        );
      if (cells.every(isBlank)) return;
      lineCount += 1;
      if (lineCount > most * COUNTED + 1) throw tooMany(most, `more than ${inWords(most * COUNTED)}`);
      cellCount += cells.length;
      if (cellCount > MAX_CELLS)
        throw new UnreadableTable(
          `This file has more than ${inWords(MAX_CELLS)} cells. Nothing was imported: divide it into smaller files.`,
        );
      // Keeps counting, so that the refusal tells the number; one more is for the headings.
      if (lineCount <= most + 1) kept.push({ line, cells: [...cells] });
    },
    lines: () => {
      if (lineCount > most + 1) throw tooMany(most, inWords(lineCount - 1));
      return kept;
    },
  };
};

const tidy = (cell: string): string => rearm(withoutUnseen(cell));

const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/**
 * Builds a table from the lines. Drops columns without heading and values; marks lines with more or fewer cells than
 * headings.
 */
export const tableOf = (raw: readonly RawLine[]): Table => {
  const [first, ...others] = raw;
  if (first === undefined) return { headings: [], line: 1, lines: [] };
  const columns = first.cells.length;
  const headings = first.cells.map((cell) => tidy(cell).trim());
  const kept = headings.flatMap((heading, at) =>
    heading !== '' || others.some(({ cells }) => !isBlank(cells[at] ?? '')) ? [at] : [],
  );
  // Cells behind the last column do not count: a line may end earlier.
  const needed = (kept.at(-1) ?? -1) + 1;
  const faultOf = ({ length }: readonly string[]): string | null =>
    length > columns || length < needed
      ? `has ${countOf(length, 'cell')} where there ${columns === 1 ? 'is' : 'are'} ${countOf(columns, 'heading')}`
      : null;
  return {
    headings: kept.map((at) => headings[at] ?? ''),
    line: first.line,
    lines: others.map(({ line, cells }) => ({
      line,
      cells: kept.map((at) => tidy(cells[at] ?? '')),
      fault: faultOf(cells),
    })),
  };
};

/**
 * Maps column positions to the columns that their headings name, and lists unknown headings.
 * @param find looks up a heading; undefined for an unknown one
 */
export const columnsIn = <C>(
  { headings }: Table,
  find: (heading: string, at: number) => C | undefined,
): { columns: ReadonlyMap<number, C>; leftOut: string[] } => {
  const columns = new Map<number, C>();
  const leftOut: string[] = [];
  for (const [at, heading] of headings.entries()) {
    const found = find(heading, at);
    if (found !== undefined) columns.set(at, found);
    else leftOut.push(heading === '' ? 'a column without a heading' : heading.slice(0, 60));
  }
  return { columns, leftOut };
};
