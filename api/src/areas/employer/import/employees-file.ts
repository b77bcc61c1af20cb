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
import { BadFile } from '../../../core/csv/bad-file.ts';
import { assertStepUp } from '../../../core/people/second-factor.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { refusedLines, uploadedTable } from '../../../core/uploads/uploaded-table.ts';
import { openOrganisation } from '../../organisation/public.ts';
import { employerSections } from '../parts.ts';
import { type EmployeeLine, type EmployeesRead, readEmployees } from './read-employees.ts';
import { EmployeeConflict, type EmployeeVerdict, saveEmployees, tryEmployees } from './save-employees.ts';

type Answer = ValueOf<typeof calls.employer.employeesFile>;

const refusedAnswer = (lines: FileLine[]): Answer => ({
  isSaved: false,
  lines,
  leftOut: [],
  removed: 0,
  accounts: 0,
});

const nameOf = ({ employee: { employeeNumber, firstName, lastName } }: EmployeeLine): string =>
  `${employeeNumber} ${firstName} ${lastName}`;

const verdictIn = (verdict: EmployeeVerdict = 'same'): Pick<FileLine, 'verdict' | 'message'> => ({
  verdict: verdict === 'refused' ? 'same' : verdict,
  message: verdict === 'refused' ? 'This person refused the membership' : null,
});

/** What was read from a file, or what is wrong with it. */
export type ReadFile = EmployeesRead | BadFile | Refusal;

/** Reads and checks all lines, before anything is looked up or locked. */
export const readEmployeesFile = async (areas: readonly Area[], file: ReceivedFile): Promise<ReadFile> => {
  try {
    return await readEmployees(await uploadedTable(file, MAX_EMPLOYEES_AT_ONCE), employerSections(areas));
  } catch (error) {
    if (error instanceof BadFile || error instanceof Refusal) return error;
    throw error;
  }
};

/**
 * What the command `npm run import-employees` does, for those who look after the organisation: the same reading, the same
 * saving, and a verdict for each line.
 * @throws Refusal 404 for an organisation that is not reached, 409 for one that is archived, 422 at `File` for what is no such file
 */
export const takeEmployeesFile = async (
  context: Context<May>,
  { guid, read, isTried, replace }: { guid: string; read: ReadFile; isTried: boolean; replace: boolean },
): Promise<Answer> => {
  const { osNo } = await openOrganisation(context, guid);
  if (!isTried) await assertStepUp(context, context.person, 'invitations');
  if (read instanceof Refusal) throw read;
  if (read instanceof BadFile) return refusedAnswer(refusedLines(read.lines));
  const verdicts = new Map<string, EmployeeVerdict>();
  const employees = read.lines.map(({ employee }) => employee);
  const told = (employeeNumber: string, verdict: EmployeeVerdict): void =>
    void verdicts.set(employeeNumber, verdict);
  const saving = { replace, told };
  let saved: Awaited<ReturnType<typeof tryEmployees>> & { accounts?: number };
  try {
    saved = isTried
      ? await tryEmployees(context, context.database, osNo, employees, saving)
      : await context.database.transaction((tx) => saveEmployees(context, tx, osNo, employees, saving));
  } catch (error) {
    if (error instanceof EmployeeConflict) {
      const line = read.lines.find(({ employee }) => employee.employeeNumber === error.employeeNumber);
      return refusedAnswer([
        {
          line: line?.line ?? 1,
          name: line === undefined ? error.employeeNumber : nameOf(line),
          verdict: 'refused',
          message: error.message,
        },
      ]);
    }
    throw error;
  }
  const { removed, accounts = 0, ...counts } = saved;
  if (!isTried)
    context.recordChange({ rowId: osNo, before: {}, after: { employees: { ...counts, removed } } });
  return {
    isSaved: !isTried,
    lines: read.lines.map((one) => ({
      line: one.line,
      name: nameOf(one),
      ...verdictIn(verdicts.get(one.employee.employeeNumber)),
    })),
    leftOut: [...read.leftOut],
    removed,
    accounts,
  };
};
