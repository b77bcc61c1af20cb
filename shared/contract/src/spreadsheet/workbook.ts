import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import { disarm, rearm } from './formula-signs.ts';
import type { CellKind, CellValue, Rows, SheetColumn } from './sheet.ts';

type Style = NonNullable<ColumnDef['style']>;

/** Text format keeps edited cells as text: a phone number its plus, a code its zeros. */
const formats: { readonly [K in CellKind]: string } = {
  text: '@',
  number: 'General',
  amount: '#,##0.00',
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
};
/** Column widths in characters. */
const widths: { readonly [K in CellKind]: number } = {
  text: 24,
  number: 12,
  amount: 16,
  day: 12,
  moment: 18,
};

const HEADING: Style = { font: { bold: true } };
/** Offset of South Africa to UTC in ms, as cells have no time zone. */
const AHEAD = 2 * 60 * 60 * 1000;
/** The first day that Excel counts correctly: before it, Excel has a 29 February 1900 that never existed. */
const FIRST_DAY = '1900-03-01';
/** Most characters in a cell; with more, Excel reports a damaged file. */
const MOST = 32_767;

/** Text that workbooks would read as a character code (ECMA-376, ST_Xstring), and the library does not escape. */
const LIKE_CODE = /_(?=x[\dA-Fa-f]{4}_)/g;

/** Escapes only a text whose leading apostrophe a reader would remove, because text cells run no formulas. */
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

/** Removes characters that sheet names forbid, and cuts to 31 characters. */
const sheetName = (title: string): string => title.replaceAll(/[[\]/\\:*?']/g, ' ').slice(0, 31);

/**
 * Streams an Excel workbook (.xlsx) of one sheet as rows arrive, with bold, frozen headings. The reader pulls the data,
 * so that a long sheet is never in memory whole.
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
    // Applied to whole columns, after the headings were written with their own style.
    for (const [at, { kind }] of columns.entries())
      Object.assign(written[at] ?? {}, { style: { numFmt: formats[kind] } });
    for await (const row of rows) yield columns.map(({ kind, cell }) => valueIn(kind, cell(row)));
  };
  return writeXlsxStream(cells(), { name: sheetName(title), columns: written, freezePane: { rows: 1 } });
};
