import { type calls, isCodeHeading, MAX_FILE_LINES, type ReceivedFile, type ValueOf } from '@phila/contract';
import { columnsIn } from '../../../core/csv/table.ts';
import { badFile, uploadedTable } from '../../../core/uploads/uploaded-table.ts';

/** The most lines that a refusal names. */
const MAX_NAMED = 20;

/**
 * Reads the codes of a file: its column of codes, or every line of a single column, first line included. The codes are
 * checked later.
 * @throws Refusal 422 at `File`
 */
export const codesOfFile = async (file: ReceivedFile): Promise<ValueOf<typeof calls.voucher.codesOfFile>> => {
  const table = await uploadedTable(file, MAX_FILE_LINES);
  const [first] = table.headings;
  if (first === undefined) throw badFile('This file is empty');
  const named = table.headings.findIndex(isCodeHeading);
  if (named === -1 && table.headings.length > 1)
    throw badFile('There is no column “Code”. The first line must name it, or each line be one code.');
  const { leftOut } = columnsIn(table, (_, at) => (at === Math.max(named, 0) ? true : undefined));
  const faults: string[] = [];
  const below = table.lines.map(({ line, cells, fault }) => {
    const code = cells[Math.max(named, 0)] ?? '';
    if (fault !== null) faults.push(`Line ${line} ${fault}`);
    else if (code.trim() === '') faults.push(`There is no code on line ${line}`);
    return code;
  });
  if (faults.length > 0) throw badFile(faults.slice(0, MAX_NAMED).join('. '));
  return { codes: named === -1 ? [first, ...below] : below, leftOut };
};
