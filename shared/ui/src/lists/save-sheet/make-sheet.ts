import type { Rows, SheetColumn, SheetFormat } from '@phila/contract/spreadsheet';

/**
 * Makes a spreadsheet file of a table. Loads the writers at the first use.
 * @param title names the sheet of a workbook
 */
export const makeSheet = async <Row>(
  format: SheetFormat,
  title: string,
  columns: readonly SheetColumn<Row>[],
  rows: Rows<Row>,
): Promise<Blob> => {
  const { csv, workbook } = await import(/* webpackChunkName: "sheet" */ './writers.ts');
  const parts: BlobPart[] = [];
  if (format === 'csv') {
    for await (const piece of csv(columns, rows)) parts.push(piece);
    return new Blob(parts, { type: 'text/csv;charset=utf-8' });
  }
  const reader = workbook(title, columns, rows).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read())
    parts.push(part.value as Uint8Array<ArrayBuffer>);
  return new Blob(parts, {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
};
