import { stringify } from 'csv-stringify/sync';

/** What a cell may hold. Numbers are written as they are; a date as ISO 8601 in UTC; null and undefined as nothing. */
export type CsvValue = string | number | boolean | Date | null | undefined;

/** One column: its heading, and its cell of a row. */
export interface CsvColumn<Row> {
  heading: string;
  cell: (row: Row) => CsvValue;
}

/** With what a spreadsheet takes a text for a formula, the full-width forms included (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** What a reader could take for the end of a line, or cut off: quoted beside what the format asks for. */
const NEEDS_QUOTES = /[\r\n]|^\s|\s$/;

const textOf = (value: CsvValue): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  // An apostrophe in front makes it a text: what one person typed must not run as a formula on another person's machine.
  return FORMULA.test(value) ? `'${value}` : value;
};

/** Records of a CSV file (RFC 4180), each with its line end. */
export const csvLines = (rows: readonly (readonly CsvValue[])[]): string =>
  stringify(
    rows.map((values) => values.map(textOf)),
    { record_delimiter: '\r\n', quoted_match: NEEDS_QUOTES },
  );

/** The byte order mark by which a spreadsheet knows that a file is UTF-8. */
const BOM = '\uFEFF';

/** Rows are written so many at a time, so that a long file is not a chunk for each line. */
const AT_ONCE = 200;

/**
 * A CSV file, piece by piece as the rows come: `Readable.from(csv(columns, rows))` is what a blob reply sends, and no
 * file is ever held whole.
 * @param bom whether to begin with a byte order mark; default: true, as spreadsheets need it
 */
export const csv = async function* <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  { bom = true }: { bom?: boolean } = {},
): AsyncGenerator<string, void, undefined> {
  if (bom) yield BOM;
  let lines: CsvValue[][] = [columns.map(({ heading }) => heading)];
  for await (const row of rows) {
    lines.push(columns.map(({ cell }) => cell(row)));
    if (lines.length < AT_ONCE) continue;
    yield csvLines(lines);
    lines = [];
  }
  yield csvLines(lines);
};
