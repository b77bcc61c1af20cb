import type { ImportedField } from '@phila/contract';

interface Conflict {
  employeeNumber: string;
  message: string;
  fields?: readonly ImportedField[];
}

/** Thrown before anything is committed: employees of the file turn out to be persons that another number has. */
export class EmployeeConflict extends Error {
  readonly conflicts: readonly Conflict[];

  constructor(...conflicts: readonly Conflict[]) {
    super(conflicts.map(({ employeeNumber, message }) => `employee ${employeeNumber} ${message}`).join('\n'));
    this.conflicts = conflicts;
  }
}
