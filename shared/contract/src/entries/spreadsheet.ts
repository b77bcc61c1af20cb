/** `@phila/contract/spreadsheet`: how files for spreadsheets are written, in the page and on the service alike. */
export * from '../spreadsheet/formula-signs.ts';
