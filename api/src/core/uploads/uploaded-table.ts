import type { FileLine, ReceivedFile } from '@phila/contract';
import type { BadLine } from '../csv/bad-file.ts';
import type { Table } from '../csv/table.ts';
import { tableOfFile } from '../csv/table-of-file.ts';
import { UnreadableTable } from '../csv/unreadable-table.ts';
import { Refusal } from '../http/refusal.ts';

/** Refuses a wholly unusable file, at its field. */
export const badFile = (message: string): Refusal => new Refusal(422, message, [{ path: 'File', message }]);

/**
 * Reads the table in a call's file.
 * @param most lines allowed below the headings
 * @throws Refusal 422 at `File` for a file that is no table, or too large
 */
export const uploadedTable = async ({ path }: ReceivedFile, most: number): Promise<Table> => {
  try {
    return await tableOfFile(path, most);
  } catch (error) {
    if (error instanceof UnreadableTable) throw badFile(error.message);
    throw error;
  }
};

/** Turns unreadable lines into verdicts, with all reasons of a line in one. */
export const refusedLines = (bad: readonly BadLine[]): FileLine[] => {
  const reasons = new Map<number, string[]>();
  for (const { line, reason } of bad) reasons.set(line, [...(reasons.get(line) ?? []), reason]);
  return [...reasons].map(([line, told]) => ({
    line,
    name: '',
    verdict: 'refused',
    message: told.join('; '),
    fields: [],
  }));
};
