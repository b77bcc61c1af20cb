import type { ImportedField } from '@phila/contract';
import { isDeepStrictEqual } from 'node:util';
import type { EmployerSection } from '../../../core/records/employer-section.ts';
import { importedField } from '../../../core/uploads/imported-field.ts';
import { valueAt } from '../fields.ts';
import type { Supplied } from '../parts.ts';
import { shownValue } from '../shown.ts';
import { columnName, leavesIn } from './columns.ts';
import type { Employee } from './employee.ts';

/** An organisation's stored record of an employee. */
export type StoredEmployee = Pick<Employee, 'employeeNumber' | 'supplied'>;

const rowsOf = (part: Supplied[string] | undefined): readonly Record<string, unknown>[] => {
  if (part === undefined) return [];
  return Array.isArray(part) ? part : [part];
};

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** Lists the columns in which a line differs from the record, with personal numbers masked. */
export const changedFields = (
  sections: readonly EmployerSection[],
  before: StoredEmployee,
  after: StoredEmployee,
): ImportedField[] => [
  ...(before.employeeNumber === after.employeeNumber
    ? []
    : [importedField('employeeNumber', { before: before.employeeNumber, after: after.employeeNumber })]),
  ...sections.flatMap((section) => {
    const [old, now] = [before.supplied[section.name], after.supplied[section.name]];
    if (isDeepStrictEqual(old, now)) return [];
    const [oldRows, nowRows] = [rowsOf(old), rowsOf(now)];
    const leaves = leavesIn(section);
    return Array.from({ length: Math.max(oldRows.length, nowRows.length) }, (_, row) => row).flatMap((row) =>
      leaves.flatMap((leaf): ImportedField[] => {
        const kept = {
          before: valueAt(oldRows[row] ?? {}, leaf.path),
          after: valueAt(nowRows[row] ?? {}, leaf.path),
        };
        if (isDeepStrictEqual(kept.before, kept.after)) return [];
        const shown = (value: unknown): string => shownValue(leaf.path.at(-1) ?? '', leaf.field, value) ?? '';
        return [
          importedField(
            columnName(section, section.kind === 'rows' ? row : null, leaf),
            { before: shown(kept.before), after: shown(kept.after) },
            { before: textOf(kept.before), after: textOf(kept.after) },
          ),
        ];
      }),
    );
  }),
];
