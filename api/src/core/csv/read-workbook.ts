import { readFile } from 'node:fs/promises';
import readXlsxFile from 'read-excel-file/universal';
import { officeTypeOf } from '../file-types/office-type.ts';
import { Refusal } from '../http/refusal.ts';
import { collectLines, type RawLine } from './table.ts';
import { UnreadableTable } from './unreadable-table.ts';

const NOT_READABLE =
  'This workbook cannot be read. Open it, choose Save As and “CSV UTF-8”, and send that file.';
const OTHER =
  'This is a packed file and no Excel workbook (.xlsx). Open it, choose Save As and “Excel Workbook (.xlsx)” or “CSV UTF-8”, and send that file.';

/** Formats a number as a sheet shows it: later digits than the fifteenth are rounding errors. */
const numberText = (value: number): string => String(Number(value.toPrecision(15)));

/** Formats a cell as people type it: a day as 2026-03-01, Yes or No. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$|\.\d{3}Z$/, '');
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value).replaceAll(/\r\n?/g, '\n');
};

/** @throws UnreadableTable for a file that is no workbook, or unpacks to too much */
const checkWorkbook = async (file: string): Promise<void> => {
  let answer: Awaited<ReturnType<typeof officeTypeOf>>;
  try {
    // Checks the stated sizes, against limits and the actual ones, before reading anything.
    answer = await officeTypeOf(file);
  } catch (error) {
    if (error instanceof Refusal) throw new UnreadableTable(error.message);
    throw error;
  }
  if ('fault' in answer) {
    if (answer.fault === 'macros')
      throw new UnreadableTable(
        'This workbook has macros in it. Choose Save As and “Excel Workbook (.xlsx)”, and send that file.',
      );
    throw new UnreadableTable(
      answer.fault === 'fetches' || answer.fault === 'unclear' ? NOT_READABLE : OTHER,
    );
  }
  if (answer.type !== 'xlsx') throw new UnreadableTable(OTHER);
};

/**
 * Reads the only sheet with content of a workbook (.xlsx).
 * @throws UnreadableTable if it is unreadable, has several such sheets, or is too large
 */
export const readWorkbook = async (file: string, most: number): Promise<RawLine[]> => {
  await checkWorkbook(file);
  const bytes = await readFile(file);
  let sheets: { sheet: string; data: unknown[][] }[];
  try {
    sheets = await readXlsxFile(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), {
      trim: false,
    });
  } catch {
    throw new UnreadableTable(NOT_READABLE);
  }
  const filled = sheets.filter(({ data }) => data.length > 0);
  if (filled.length > 1)
    throw new UnreadableTable(
      `This workbook has ${filled.length} sheets with something in them. Save the one to import as a file of its own.`,
    );
  const collected = collectLines(most);
  for (const [at, row] of (filled[0]?.data ?? []).entries()) collected.add(at + 1, row.map(textOf));
  return collected.lines();
};
