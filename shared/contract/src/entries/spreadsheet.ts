/** `@phila/contract/spreadsheet`: files for spreadsheets, written alike in the page and on the service. */
export * from '../spreadsheet/csv.ts';
export * from '../spreadsheet/formula-signs.ts';
export * from '../spreadsheet/sheet.ts';
export * from '../spreadsheet/workbook.ts';
