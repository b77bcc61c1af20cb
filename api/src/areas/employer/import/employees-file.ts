import {
  type calls,
  type FileLine,
  type ImportedField,
  MAX_FILE_LINES,
  type May,
  type ReceivedFile,
  type ValueOf,
} from '@phila/contract';
import type { Area } from '../../../core/area.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { BadFile } from '../../../core/csv/bad-file.ts';
import { assertStepUp } from '../../../core/step-up/second-factor.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { refusedLines, uploadedTable } from '../../../core/uploads/uploaded-table.ts';
import type { EmployerSection } from '../../../core/records/employer-section.ts';
import { openOrganisation } from '../../organisation/public.ts';
import { employerSections } from '../parts.ts';
import { changedFields, type StoredEmployee } from './changed-fields.ts';
import type { Employee } from './employee.ts';
import { type EmployeeLine, type EmployeesRead, readEmployees } from './read-employees.ts';
import { EmployeeConflict } from './employee-conflict.ts';
import { type EmployeeVerdict, saveEmployees, tryEmployees } from './save-employees.ts';

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

type Verdict = Pick<FileLine, 'verdict' | 'message' | 'fields'>;

/** The most changed fields in a reply, because building it blocks others. */
const MOST_FIELDS = 20_000;

/** Collects verdicts by the employee's number in the file. */
const collectVerdicts = (sections: readonly EmployerSection[]) => {
  const verdicts = new Map<string, Verdict>();
  let listed = 0;
  const told = (employee: Employee, verdict: EmployeeVerdict, kept: StoredEmployee | null): void => {
    let [message, fields]: [string | null, ImportedField[]] = [null, []];
    if (verdict === 'refused') message = 'This person refused the membership';
    else if (verdict === 'changed' && kept !== null) {
      if (listed < MOST_FIELDS) fields = changedFields(sections, kept, employee);
      else message = 'Its changes are not listed: this file has more than one answer can hold';
    }
    listed += fields.length;
    verdicts.set(employee.employeeNumber, {
      verdict: verdict === 'refused' ? 'same' : verdict,
      message,
      fields,
    });
  };
  return { verdicts, told };
};

/** The employees read from a file, or its faults. */
export type ReadFile = EmployeesRead | BadFile | Refusal;

/** Reads and checks all lines, before any query or lock. */
export const readEmployeesFile = async (areas: readonly Area[], file: ReceivedFile): Promise<ReadFile> => {
  try {
    return await readEmployees(await uploadedTable(file, MAX_FILE_LINES), employerSections(areas));
  } catch (error) {
    if (error instanceof BadFile || error instanceof Refusal) return error;
    throw error;
  }
};

/**
 * Imports employees for an organisation's administrators, like `npm run import-employees`, with a verdict for each
 * line.
 * @throws Refusal 404 for an organisation out of reach, 409 for an archived one, 422 at `File` for any other file
 */
export const takeEmployeesFile = async (
  context: Context<May>,
  areas: readonly Area[],
  { guid, read, isTried, replace }: { guid: string; read: ReadFile; isTried: boolean; replace: boolean },
): Promise<Answer> => {
  const { osNo } = await openOrganisation(context, guid);
  if (!isTried) await assertStepUp(context, context.person, 'invitations');
  if (read instanceof Refusal) throw read;
  if (read instanceof BadFile) return refusedAnswer(refusedLines(read.lines));
  const { verdicts, told } = collectVerdicts(employerSections(areas));
  const employees = read.lines.map(({ employee }) => employee);
  const saving = { replace, told };
  let saved: Awaited<ReturnType<typeof tryEmployees>> & { accounts?: number };
  try {
    saved = isTried
      ? await tryEmployees(context, context.database, osNo, employees, saving)
      : await context.database.transaction((tx) => saveEmployees(context, tx, osNo, employees, saving));
  } catch (error) {
    if (error instanceof EmployeeConflict) {
      const lines = new Map(read.lines.map((one) => [one.employee.employeeNumber, one]));
      return refusedAnswer(
        error.conflicts.map(({ employeeNumber, message, fields = [] }) => {
          const line = lines.get(employeeNumber);
          return {
            line: line?.line ?? 1,
            name: line === undefined ? employeeNumber : nameOf(line),
            verdict: 'refused',
            message,
            fields: [...fields],
          };
        }),
      );
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
      ...(verdicts.get(one.employee.employeeNumber) ?? { verdict: 'same', message: null, fields: [] }),
    })),
    leftOut: [...read.leftOut],
    removed,
    accounts,
  };
};
