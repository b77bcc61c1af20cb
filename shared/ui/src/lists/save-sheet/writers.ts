/** The writers of spreadsheet files, in a chunk that loads with the first file. */
export { csv, workbook } from '@phila/contract/spreadsheet';
