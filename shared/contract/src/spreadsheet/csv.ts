import { disarm } from './formula-signs.ts';
import type { CellValue, Rows, SheetColumn } from './sheet.ts';

/** Characters that require quotes. Includes blanks at the ends, because a reader might trim them. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

const textOf = (value: CellValue): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' ? String(value) : disarm(value);
};

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Lines of a CSV file (RFC 4180), each with its line end. Writes numbers unformatted and moments as ISO 8601 in UTC.
 */
export const csvLines = (rows: readonly (readonly CellValue[])[]): string =>
  rows.map((values) => `${values.map((value) => quoted(textOf(value))).join(',')}\r\n`).join('');

/** Byte order mark, so that spreadsheets recognise UTF-8. */
const BOM = '\uFEFF';

/** Rows per chunk. */
const AT_ONCE = 200;

/** Streams a CSV file as rows arrive, without holding it whole. */
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
