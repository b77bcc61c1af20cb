import type { AnyField } from '@phila/contract';
import { type Leaf, leavesOf, pathText } from '../fields.ts';
import { everySection } from '../parts.ts';

/** So many rows of one kind an employee may have in a file. */
export const MOST_ROWS_EACH = 9;

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

/** The columns of each section, with `n` in place of a row's number: what the guide lists. */
export const columnPatterns = (): { name: string; label: string; field: AnyField }[] =>
  Object.entries(everySection).flatMap(([section, { kind, record, ...rest }]) =>
    leavesOf(record, 'fields' in rest ? rest.fields : undefined).map((leaf) => ({
      name: kind === 'rows' ? `${section}.n.${leafName(leaf)}` : `${section}.${leafName(leaf)}`,
      label: leaf.label,
      field: leaf.field,
    })),
  );

const columns: ReadonlyMap<string, Column> = new Map(
  Object.entries(everySection).flatMap(([section, { kind, record, ...rest }]) =>
    leavesOf(record, 'fields' in rest ? rest.fields : undefined).flatMap((leaf): [string, Column][] => {
      const rows = kind === 'rows' ? Array.from({ length: MOST_ROWS_EACH }, (_, row) => row) : [null];
      return rows.map((row) => {
        const name = [section, ...(row === null ? [] : [row + 1]), leafName(leaf)].join('.');
        return [name.toLowerCase(), { name, section, row, leaf }];
      });
    }),
  ),
);

/** The column of that name, in any capitals; null for none. */
export const columnNamed = (name: string): Column | null => columns.get(name.trim().toLowerCase()) ?? null;
