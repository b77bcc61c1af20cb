/** `@phila/contract/spreadsheet`: writes spreadsheet files, alike in page and service. */
export * from '../spreadsheet/csv.ts';
export * from '../spreadsheet/formula-signs.ts';
export * from '../spreadsheet/sheet.ts';
export * from '../spreadsheet/workbook.ts';
