import { open, readFile, stat } from 'node:fs/promises';
import { codeOf } from '../error-code.ts';
import { decodeCsv } from './decode-csv.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { type RawLine, type Table, tableOf } from './table.ts';
import { UnreadableTable } from './unreadable-table.ts';

/** Bytes of the largest file that any call takes: employees. */
const LARGEST = 20_971_520;

const isPacked = async (file: string): Promise<boolean> => {
  const opened = await open(file);
  try {
    const { buffer } = await opened.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.readUInt32BE() === 0x50_4b_03_04;
  } finally {
    await opened.close();
  }
};

const linesOf = async (file: string, most: number): Promise<RawLine[]> => {
  if (await isPacked(file)) return readWorkbook(file, most);
  return readCsv(decodeCsv(await readFile(file)), most);
};

/**
 * Reads a CSV file or Excel workbook, recognised by its bytes. Blocks the thread: the service uses `tableOfFile`.
 * @param most lines allowed below the headings
 * @throws UnreadableTable for another type, a file over the limits, or a missing one
 */
export const readTable = async (file: string, most: number): Promise<Table> => {
  try {
    const { size } = await stat(file);
    if (size > LARGEST)
      throw new UnreadableTable(
        `This file is too large: at most ${LARGEST / 1024 / 1024} MB. Nothing was imported.`,
      );
    return tableOf(await linesOf(file, most));
  } catch (error) {
    if (error instanceof Error && 'syscall' in error)
      throw new UnreadableTable(`The file cannot be read (${codeOf(error) ?? 'unknown'}).`);
    throw error;
  }
};
