/** What writes files for spreadsheets, in a file of its own that comes with the first of them. */
export { csv, workbook } from '@phila/contract/spreadsheet';
