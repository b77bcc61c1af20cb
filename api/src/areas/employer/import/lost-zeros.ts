import { importedField } from '../../../core/uploads/imported-field.ts';
import type { employerRecords } from '../tables.ts';
import type { Employee } from './employee.ts';
import { EmployeeConflict } from './employee-conflict.ts';

type KnownNumber = Pick<typeof employerRecords.$inferSelect, 'employeeNumber' | 'identityMark'>;

interface ReadNumber {
  employee: Pick<Employee, 'employeeNumber'>;
  identityMarks: readonly string[];
}

/**
 * Refuses employee numbers whose leading zeros a spreadsheet dropped, unless an ID number identifies the employee: they
 * would become new employees. Accepts a file with both numbers, as it must mean two people.
 * @throws EmployeeConflict
 */
export const assertZerosKept = (there: readonly KnownNumber[], marked: readonly ReadNumber[]): void => {
  const numbers = new Set(marked.map(({ employee }) => employee.employeeNumber));
  const known = new Set(there.flatMap((row) => [row.employeeNumber, row.identityMark]));
  const spoiled = new Map(
    there.flatMap(({ employeeNumber }) =>
      /^0+\d+$/.test(employeeNumber) && !numbers.has(employeeNumber)
        ? [[employeeNumber.replace(/^0+(?=\d)/, ''), employeeNumber]]
        : [],
    ),
  );
  const conflicts = marked.flatMap(
    ({ employee: { employeeNumber }, identityMarks }): EmployeeConflict['conflicts'] => {
      const before = spoiled.get(employeeNumber);
      if (before === undefined || [employeeNumber, ...identityMarks].some((one) => known.has(one))) return [];
      return [
        {
          employeeNumber,
          message: `is employee ${before} of before: only leading zeros went. If this is another person, have both in the file`,
          fields: [importedField('employeeNumber', { before, after: employeeNumber })],
        },
      ];
    },
  );
  if (conflicts.length > 0) throw new EmployeeConflict(...conflicts);
};
