import { disarm } from './formula-signs.ts';
import type { CellValue, Rows, SheetColumn } from './sheet.ts';

/** What the format asks to be quoted, and blanks at the ends, which a reader could cut off. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

const textOf = (value: CellValue): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' ? String(value) : disarm(value);
};

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Records of a CSV file (RFC 4180), each with its line end. Numbers as they are, moments as ISO 8601 in UTC. */
export const csvLines = (rows: readonly (readonly CellValue[])[]): string =>
  rows.map((values) => `${values.map((value) => quoted(textOf(value))).join(',')}\r\n`).join('');

/** The byte order mark by which a spreadsheet knows that a file is UTF-8. */
const BOM = '\uFEFF';

/** Rows are written so many at a time, so that a long file is not a chunk for each line. */
const AT_ONCE = 200;

/** A CSV file, piece by piece as the rows come: no file is ever held whole. */
export const csv = async function* <Row>(
  columns: readonly SheetColumn<Row>[],
  rows: Rows<Row>,
): AsyncGenerator<string, void, undefined> {
  yield BOM;
  let lines: CellValue[][] = [columns.map(({ heading }) => heading)];
  for await (const row of rows) {
    lines.push(columns.map(({ cell }) => cell(row)));
    if (lines.length < AT_ONCE) continue;
    yield csvLines(lines);
    lines = [];
  }
  yield csvLines(lines);
};
