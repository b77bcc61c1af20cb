/** Value of a cell; null and undefined leave it empty. */
export type CellValue = string | number | Date | null | undefined;

/**
 * Format of a workbook's column: text, number, rand with two decimals, day (`2026-03-01` in the cell), or moment in
 * South African time. CSV files ignore it.
 */
export type CellKind = 'text' | 'number' | 'amount' | 'day' | 'moment';

/** Column with its heading, and the cell's value for a row. */
export interface SheetColumn<Row> {
  heading: string;
  kind: CellKind;
  cell: (row: Row) => CellValue;
}

/** Export formats. Workbooks, because Excel in South Africa opens a CSV file in a single column. */
export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

export type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;
