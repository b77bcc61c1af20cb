import { Readable } from 'node:stream';
import { csv, type Rows, type SheetColumn, type SheetFormat, workbook } from '@phila/contract/spreadsheet';
import type { BlobReply } from '../calls/implement.ts';

const contentTypes: { readonly [F in SheetFormat]: string } = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Streams a list as a file of the requested kind, without storing it.
 * @param fileName without its extension
 */
export const sheetReply = <Row>(
  { Format = 'csv' }: { Format?: SheetFormat | undefined },
  fileName: string,
  columns: readonly SheetColumn<Row>[],
  rows: Rows<Row>,
): BlobReply => ({
  bytes: Readable.from(Format === 'csv' ? csv(columns, rows) : workbook(fileName, columns, rows)),
  contentType: contentTypes[Format],
  fileName: `${fileName}.${Format}`,
  headers: { 'cache-control': 'no-store' },
});
