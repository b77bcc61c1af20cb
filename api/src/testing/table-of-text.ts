import { readCsv } from '../core/csv/read-csv.ts';
import { type Table, tableOf } from '../core/csv/table.ts';

/** The table of a CSV text, read without a thread. */
export const tableOfText = (text: string, most = 10_000): Table => tableOf(readCsv(text, most));
