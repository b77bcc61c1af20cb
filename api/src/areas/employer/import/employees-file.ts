import {
  type calls,
  type FileLine,
  MAX_EMPLOYEES_AT_ONCE,
  type May,
  type ReceivedFile,
  type ValueOf,
} from '@phila/contract';
import type { Area } from '../../../core/area.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { BadFile, type BadLine } from '../../../core/csv/read-csv.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { badFile, uploadedText } from '../../../core/uploads/uploaded-csv.ts';
import { reachedOrganisation } from '../../organisation/public.ts';
import { employerSections } from '../parts.ts';
import { type EmployeeLine, readEmployeeLines, TooManyEmployees } from './read-employees.ts';
import { EmployeeConflict, type EmployeeVerdict, type Saved, saveEmployees } from './save-employees.ts';

type Answer = ValueOf<typeof calls.employer.employeesFile>;

/** Thrown to take back what was only tried. */
class OnlyTried extends Error {}

const refusedAnswer = (lines: FileLine[]): Answer => ({ isSaved: false, lines, removed: 0, accounts: 0 });

/** All reasons of a line in one: a line has one verdict. */
const refusedLines = (bad: readonly BadLine[]): FileLine[] => {
  const reasons = new Map<number, string[]>();
  for (const { line, reason } of bad) reasons.set(line, [...(reasons.get(line) ?? []), reason]);
  return [...reasons].map(([line, told]) => ({
    line,
    name: '',
    verdict: 'refused',
    message: told.join('; '),
  }));
};

const nameOf = ({ employee: { employeeNumber, firstName, lastName } }: EmployeeLine): string =>
  `${employeeNumber} ${firstName} ${lastName}`;

/** What was read from a file, or what is wrong with it. */
export type ReadFile = readonly EmployeeLine[] | BadFile | Refusal;

/** Reads and checks all lines, before anything is looked up or locked. */
export const readEmployeesFile = async (areas: readonly Area[], file: ReceivedFile): Promise<ReadFile> => {
  try {
    return await readEmployeeLines(await uploadedText(file), employerSections(areas), MAX_EMPLOYEES_AT_ONCE);
  } catch (error) {
    if (error instanceof TooManyEmployees)
      return badFile(
        `At most ${MAX_EMPLOYEES_AT_ONCE.toLocaleString('en-ZA')} employees at once; this file has ${error.count.toLocaleString('en-ZA')}`,
      );
    if (error instanceof BadFile || error instanceof Refusal) return error;
    throw error;
  }
};

/**
 * What the command `npm run import-employees` does, for those who look after the organisation: the same reading, the same
 * saving, and a verdict for each line.
 * @throws Refusal 404 for an organisation that is not reached, 422 at `File` for what is no such file
 */
export const takeEmployeesFile = async (
  context: Context<May>,
  { guid, read, isTried, replace }: { guid: string; read: ReadFile; isTried: boolean; replace: boolean },
): Promise<Answer> => {
  const { osNo } = await reachedOrganisation(context, guid);
  if (read instanceof Refusal) throw read;
  if (read instanceof BadFile) return refusedAnswer(refusedLines(read.lines));
  const verdicts = new Map<string, EmployeeVerdict>();
  let saved: Saved | null = null;
  try {
    await context.database.transaction(async (tx) => {
      saved = await saveEmployees(
        context,
        tx,
        osNo,
        read.map(({ employee }) => employee),
        { replace, told: (employeeNumber, verdict) => verdicts.set(employeeNumber, verdict) },
      );
      if (isTried) throw new OnlyTried();
    });
  } catch (error) {
    if (error instanceof EmployeeConflict) {
      const line = read.find(({ employee }) => employee.employeeNumber === error.employeeNumber);
      return refusedAnswer([
        {
          line: line?.line ?? 1,
          name: line === undefined ? error.employeeNumber : nameOf(line),
          verdict: 'refused',
          message: error.message,
        },
      ]);
    }
    if (!(error instanceof OnlyTried)) throw error;
  }
  const { removed, accounts, ...counts }: Saved = saved ?? {
    added: 0,
    changed: 0,
    unchanged: 0,
    removed: 0,
    accounts: 0,
  };
  if (!isTried)
    context.recordChange({ rowId: osNo, before: {}, after: { employees: { ...counts, removed } } });
  return {
    isSaved: !isTried,
    lines: read.map((one) => ({
      line: one.line,
      name: nameOf(one),
      verdict: verdicts.get(one.employee.employeeNumber) ?? 'same',
      message: null,
    })),
    removed,
    accounts,
  };
};
