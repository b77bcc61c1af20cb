/** What a cell may hold; null and undefined are an empty one. */
export type CellValue = string | number | Date | null | undefined;

/**
 * How a workbook shows a column: a text as it is, a number, rand with two decimals, a day (`2026-03-01` in the cell), or a
 * moment in South African time. In a CSV file it makes no difference.
 */
export type CellKind = 'text' | 'number' | 'amount' | 'day' | 'moment';

/** One column: its heading, and its cell of a row. */
export interface SheetColumn<Row> {
  heading: string;
  kind: CellKind;
  cell: (row: Row) => CellValue;
}

/** The kinds of file that a list is saved as: Excel in South Africa opens a CSV file in one column. */
export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

export type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;
