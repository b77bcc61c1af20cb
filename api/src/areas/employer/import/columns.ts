import type { AnyField } from '@phila/contract';
import type { EmployerSection } from '../../../core/records/employer-section.ts';
import { type Leaf, leavesOf, pathText } from '../fields.ts';

/** The most rows of a kind for an employee in a file. */
const MAX_ROWS_EACH = 9;

/** Columns that identify an employee; all others derive from the records. */
export const IDENTIFYING = ['employeeNumber', 'email', 'mobile'] as const;

/** A column of the file: `personal.firstName`, `contact.mobileNo`, `nextOfKin.1.firstName`. */
export interface Column {
  name: string;
  section: string;
  /** The row's index, from 0; null for single records. */
  row: number | null;
  leaf: Leaf;
}

/** Shortens `contact.mobileNo.value` to `contact.mobileNo`. */
const leafName = ({ path }: Leaf): string => (path[1] === 'value' ? (path[0] ?? '') : pathText(path));

export const leavesIn = (section: EmployerSection): Leaf[] =>
  leavesOf(section.record, section.kind === 'single' ? section.fields : undefined);

/** @param row from 0, or `n` for any; null for single records */
export const columnName = (section: EmployerSection, row: number | 'n' | null, leaf: Leaf): string =>
  [section.name, ...(row === null ? [] : [row === 'n' ? row : row + 1]), leafName(leaf)].join('.');

/** The columns of each section for the guide, with `n` for a row's number. */
export const columnPatterns = (
  sections: readonly EmployerSection[],
): { name: string; label: string; field: AnyField }[] =>
  sections.flatMap((section) =>
    leavesIn(section).map((leaf) => ({
      name: columnName(section, section.kind === 'rows' ? 'n' : null, leaf),
      label: leaf.label,
      field: leaf.field,
    })),
  );

/** The columns that a file may have, by lower-case name. */
export const columnsOf = (sections: readonly EmployerSection[]): ReadonlyMap<string, Column> =>
  new Map(
    sections.flatMap((section) =>
      leavesIn(section).flatMap((leaf): [string, Column][] => {
        const rows =
          section.kind === 'rows' ? Array.from({ length: MAX_ROWS_EACH }, (_, row) => row) : [null];
        return rows.map((row) => {
          const name = columnName(section, row, leaf);
          return [name.toLowerCase(), { name, section: section.name, row, leaf }];
        });
      }),
    ),
  );
