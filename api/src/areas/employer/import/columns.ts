import type { AnyField } from '@phila/contract';
import type { EmployerSection } from '../../../core/records/employer-section.ts';
import { type Leaf, leavesOf, pathText } from '../fields.ts';

/** So many rows of one kind an employee may have in a file. */
const MAX_ROWS_EACH = 9;

/** What identifies an employee; the other columns are made from the records. */
export const IDENTIFYING = ['employeeNumber', 'email', 'mobile'] as const;

/** A column of the file: `personal.firstName`, `contact.mobileNo`, `nextOfKin.1.firstName`. */
export interface Column {
  name: string;
  section: string;
  /** Which row it belongs to, from 0; null for single records. */
  row: number | null;
  leaf: Leaf;
}

/** A contact value's group says its name twice: `contact.mobileNo` is enough. */
const leafName = ({ path }: Leaf): string => (path[1] === 'value' ? (path[0] ?? '') : pathText(path));

const leavesIn = (section: EmployerSection): Leaf[] =>
  leavesOf(section.record, section.kind === 'single' ? section.fields : undefined);

/** The columns of each section, with `n` in place of a row's number: what the guide lists. */
export const columnPatterns = (
  sections: readonly EmployerSection[],
): { name: string; label: string; field: AnyField }[] =>
  sections.flatMap((section) =>
    leavesIn(section).map((leaf) => ({
      name: [section.name, ...(section.kind === 'rows' ? ['n'] : []), leafName(leaf)].join('.'),
      label: leaf.label,
      field: leaf.field,
    })),
  );

/** The columns that a file may have, by their names in lower case. */
export const columnsOf = (sections: readonly EmployerSection[]): ReadonlyMap<string, Column> =>
  new Map(
    sections.flatMap((section) =>
      leavesIn(section).flatMap((leaf): [string, Column][] => {
        const rows =
          section.kind === 'rows' ? Array.from({ length: MAX_ROWS_EACH }, (_, row) => row) : [null];
        return rows.map((row) => {
          const name = [section.name, ...(row === null ? [] : [row + 1]), leafName(leaf)].join('.');
          return [name.toLowerCase(), { name, section: section.name, row, leaf }];
        });
      }),
    ),
  );
