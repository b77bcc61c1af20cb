import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import { disarm, rearm } from './formula-signs.ts';
import type { CellKind, CellValue, Rows, SheetColumn } from './sheet.ts';

type Style = NonNullable<ColumnDef['style']>;

/** A text stays one when a person edits it: a phone keeps its plus, a code its zeros. */
const formats: { readonly [K in CellKind]: string } = {
  text: '@',
  number: 'General',
  amount: '#,##0.00',
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
};
/** In characters. */
const widths: { readonly [K in CellKind]: number } = {
  text: 24,
  number: 12,
  amount: 16,
  day: 12,
  moment: 18,
};

const HEADING: Style = { font: { bold: true } };
/** In ms: South Africa is always so much before UTC, and a cell knows no zone. */
const AHEAD = 2 * 60 * 60 * 1000;
/** Excel counts a day before this one that never was. */
const FIRST_DAY = '1900-03-01';
/** Of characters in a cell: with more, Excel takes the file for damaged. */
const MOST = 32_767;

/** What a workbook would read as the code of a character (ECMA-376, ST_Xstring), and the library leaves as it is. */
const LIKE_CODE = /_(?=x[\dA-Fa-f]{4}_)/g;

/** No formula runs in a cell that is a text; it is disarmed where reading would take an apostrophe of its own away. */
const textIn = (text: string): string => {
  const written = rearm(text) === text ? text : disarm(text);
  return (written.length > MOST ? `${written.slice(0, MOST - 1)}…` : written).replaceAll(
    LIKE_CODE,
    '_x005F_',
  );
};

const valueIn = (kind: CellKind, value: CellValue): string | number | Date | null => {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return new Date(value.getTime() + AHEAD);
  if (typeof value === 'number') return value;
  const isDay = kind === 'day' && /^\d{4}-\d\d-\d\d$/.test(value) && value >= FIRST_DAY;
  return isDay ? new Date(`${value}T00:00:00Z`) : textIn(value);
};

/** Names of sheets have none of these, and at most 31 characters. */
const sheetName = (title: string): string => title.replaceAll(/[[\]/\\:*?']/g, ' ').slice(0, 31);

/**
 * An Excel workbook (.xlsx) of one sheet as its bytes, written as the rows come. Its headings are bold and stay in sight. Its
 * reader pulls it, so a long one is never held whole.
 */
export const workbook = <Row>(
  title: string,
  columns: readonly SheetColumn<Row>[],
  rows: Rows<Row>,
): ReadableStream<Uint8Array> => {
  const written: ColumnDef[] = columns.map(({ heading, kind }) => ({
    header: heading,
    width: Math.max(widths[kind], heading.length + 2),
    style: HEADING,
  }));
  const cells = async function* () {
    // A style is that of a whole column: the headings were written with theirs before the first row is asked for.
    for (const [at, { kind }] of columns.entries())
      Object.assign(written[at] ?? {}, { style: { numFmt: formats[kind] } });
    for await (const row of rows) yield columns.map(({ kind, cell }) => valueIn(kind, cell(row)));
  };
  return writeXlsxStream(cells(), { name: sheetName(title), columns: written, freezePane: { rows: 1 } });
};
